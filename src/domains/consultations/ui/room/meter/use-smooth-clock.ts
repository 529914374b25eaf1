import { useEffect, useRef, useState } from 'react'

/** The shown clock lags at most this far behind the server's last reading. */
const MOST_LAG_MS = 3_000

/** Moves the shown clock towards the server's last reading, and never beyond it. All in milliseconds. */
export const smoothClock = (shownMs: number, serverMs: number, elapsedMs: number) =>
  Math.min(serverMs, Math.max(shownMs + elapsedMs, serverMs - MOST_LAG_MS))

const STEP_MS = 250

/** The time to show for the server's last reading: smooth while the clock runs, exact when it is stopped. */
export function useSmoothClock(serverMs: number, isRunning: boolean): number {
  const [shownMs, setShownMs] = useState(serverMs)
  const latest = useRef(serverMs)
  useEffect(() => {
    latest.current = serverMs
  }, [serverMs])
  useEffect(() => {
    if (!isRunning) return
    let before = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const elapsed = now - before
      before = now
      setShownMs((shown) => smoothClock(shown, latest.current, elapsed))
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return isRunning ? Math.min(shownMs, serverMs) : serverMs
}
