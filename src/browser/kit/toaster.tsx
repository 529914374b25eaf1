import { lazy, Suspense, useEffect, useState } from 'react'
import { useToasts } from './toast.ts'

const load = () => import('./toast-area.tsx')
const ToastArea = lazy(load)

/** Where notices appear. Its code arrives when the page is at rest, so that it is there when the network is not. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false)
  const toasts = useToasts()
  useEffect(() => {
    const whenIdle = setTimeout(() => void load().then(() => setWanted(true)), 2_000)
    return () => clearTimeout(whenIdle)
  }, [])
  return isWanted || toasts.length > 0 ? (
    <Suspense>
      <ToastArea />
    </Suspense>
  ) : null
}
