import { useEffect, useState } from 'react'
import { whenIdle } from '#browser/when-idle.ts'

/** False on the server and until the page's load event; content that can wait depends on it. */
export function usePageLoaded(): boolean {
  const [hasArrived, setArrived] = useState(false)
  useEffect(() => {
    const arrive = () => whenIdle(() => setArrived(true))
    if (document.readyState === 'complete') arrive()
    else window.addEventListener('load', arrive, { once: true })
    return () => window.removeEventListener('load', arrive)
  }, [])
  return hasArrived
}
