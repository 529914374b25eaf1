import { useEffect, useState } from 'react'
import { formatClock } from '../format-clock.ts'

/** Minutes and seconds until an instant of the server's clock, as running text. */
export function CountdownText({ at, clock }: { at: Date; clock: () => number }) {
  const [leftMs, setLeftMs] = useState(() => at.getTime() - clock())
  useEffect(() => {
    const look = () => setLeftMs(at.getTime() - clock())
    look()
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [at, clock])
  return (
    <span role="timer" translate="no" className="whitespace-nowrap font-semibold tabular-nums">
      {formatClock(leftMs)}
    </span>
  )
}
