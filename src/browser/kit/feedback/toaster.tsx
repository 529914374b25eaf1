import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart, quietly } from '#browser/late-code.ts'
import { leaveOtherPages, useToasts } from './toast.ts'

const ToastArea = lazyPart(() => import('./toast-area.tsx'), 'default')

/** Where toasts appear. Its code loads at the first interaction, so that it is there if the network fails later. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false)
  const toasts = useToasts()
  const { pathname, search } = useLocation()
  useEffect(() => leaveOtherPages(pathname + search), [pathname, search])
  useEffect(() => {
    const fetchIt = () => void quietly(() => import('./toast-area.tsx')).then((area) => setWanted(area !== undefined))
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) addEventListener(touch, fetchIt, { once: true, passive: true })
    return () => {
      for (const touch of touches) removeEventListener(touch, fetchIt)
    }
  }, [])
  return isWanted || toasts.length > 0 ? (
    <Suspense>
      <ToastArea />
    </Suspense>
  ) : null
}
