import { useEffect, useState } from 'react'

/** False while the server paints and until the page has loaded; what can wait waits for it. */
export function useArrived(): boolean {
  const [hasArrived, setArrived] = useState(false)
  useEffect(() => {
    const arrive = () => setArrived(true)
    if (document.readyState === 'complete') return arrive()
    window.addEventListener('load', arrive, { once: true })
    return () => window.removeEventListener('load', arrive)
  }, [])
  return hasArrived
}
