import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { destinationOf } from './plain-links.ts'

/** Long enough that a pointer on its way elsewhere asks for nothing. */
const MEANT_AFTER_MS = 65
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const
const A_CLICK = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches the code and the data of a page as soon as somebody points at a link to it, touches or focuses it. Nothing
 * for who saves data.
 */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    if (savesData()) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const onSign = ({ target, type }: Event) => {
      clearTimeout(waiting)
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const destination = link && destinationOf(A_CLICK, link, location.href)
      if (destination) waiting = setTimeout(() => setPage(destination), type === 'touchstart' ? 0 : MEANT_AFTER_MS)
    }
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true })
    return () => {
      clearTimeout(waiting)
      for (const sign of SIGNS) document.removeEventListener(sign, onSign)
    }
  }, [])
  return page ? <PrefetchPageLinks page={page} /> : null
}
