import { useEffect, useState } from 'react'
import { formatDayAndTime, formatDuration, formatTime } from '#shared/dates.ts'

const HOUR_MS = 3_600_000

/** How long the code can be paid, by the server's clock, in calm wording. */
export function TimeLeft({ until, clock }: { until: Date; clock: () => number }) {
  const [leftMs, setLeftMs] = useState(() => until.getTime() - clock())
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(until.getTime() - clock()), 1000)
    return () => clearInterval(timer)
  }, [until, clock])
  if (leftMs <= 0) return <p className="text-quiet text-sm">O prazo terminou. Estamos conferindo com o banco…</p>
  return (
    <p className="text-quiet text-sm">
      Vale até {leftMs < HOUR_MS ? formatTime(until) : formatDayAndTime(until)}{' '}
      <span className="whitespace-nowrap tabular-nums">
        (mais {leftMs < 24 * HOUR_MS ? formatDuration(leftMs) : `${Math.floor(leftMs / HOUR_MS)} horas`})
      </span>
    </p>
  )
}
