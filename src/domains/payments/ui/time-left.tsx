import { useEffect, useState } from 'react'
import { formatDuration, formatTime } from '#shared/dates.ts'

/** Until when the code is good, by the server's clock. Plain words: nobody is to be hurried. */
export function TimeLeft({ until, clock }: { until: Date; clock: () => number }) {
  const [leftMs, setLeftMs] = useState(() => until.getTime() - clock())
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(until.getTime() - clock()), 1000)
    return () => clearInterval(timer)
  }, [until, clock])
  if (leftMs <= 0) return <p className="text-quiet text-sm">O prazo terminou. Estamos conferindo com o banco…</p>
  return (
    <p className="text-quiet text-sm">
      Vale até {formatTime(until)} <span className="whitespace-nowrap tabular-nums">(mais {formatDuration(leftMs)})</span>
    </p>
  )
}
