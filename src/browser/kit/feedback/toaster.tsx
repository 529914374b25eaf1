import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { leaveOtherPages, useToasts } from './toast.ts'

const load = () => import('./toast-area.tsx')
const ToastArea = lazy(load)

/** Where toasts appear. Its code loads at the first interaction, so that it is there if the network fails later. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false)
  const toasts = useToasts()
  const { pathname, search } = useLocation()
  useEffect(() => leaveOtherPages(pathname + search), [pathname, search])
  useEffect(() => {
    const fetchIt = () => void load().then(() => setWanted(true))
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
