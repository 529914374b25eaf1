import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { ADDRESSES_WITHOUT_PAGE } from './addresses-without-page.ts'
import { destinationOf } from './client-navigation.ts'

/** Long enough that a pointer passing over a link prefetches nothing. */
const HOVER_MS = 65
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const
const PLAIN_CLICK = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

const hasPage = (destination: string) =>
  !ADDRESSES_WITHOUT_PAGE.some((address) => address === destination.replace(/[?#].*/, ''))
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Prefetches code and data of a page when a link to it is hovered, touched or focused. Not with data saving on. */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    if (savesData()) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const onSign = ({ target, type }: Event) => {
      clearTimeout(waiting)
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const destination = link && destinationOf(PLAIN_CLICK, link, location.href)
      if (destination && hasPage(destination))
        waiting = setTimeout(() => setPage(destination), type === 'touchstart' ? 0 : HOVER_MS)
    }
    for (const sign of INTENT_EVENTS) document.addEventListener(sign, onSign, { passive: true })
    return () => {
      clearTimeout(waiting)
      for (const sign of INTENT_EVENTS) document.removeEventListener(sign, onSign)
    }
  }, [])
  return page ? <PrefetchPageLinks page={page} /> : null
}
