import { useEffect, useRef, useState } from 'react'
import { glide } from './glide.ts'

const STEP_MS = 250

/** The time to show for what the server told: gliding while the clock runs, exact when it stands. */
export function useGlide(toldMs: number, isRunning: boolean): number {
  const [shownMs, setShownMs] = useState(toldMs)
  const told = useRef(toldMs)
  useEffect(() => {
    told.current = toldMs
  }, [toldMs])
  useEffect(() => {
    if (!isRunning) return
    let before = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const elapsed = now - before
      before = now
      setShownMs((shown) => glide(shown, told.current, elapsed))
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return isRunning ? Math.min(shownMs, toldMs) : toldMs
}
