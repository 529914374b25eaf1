import { useEffect, useState } from 'react'
import { formatDayAndTime } from '#shared/dates.ts'
import { useServerClock } from '#domains/consultations/ui/use-server-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const countNoun = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** How much time is left: from two days on in days, then in hours, below two hours in minutes; rounded down. */
export function timeLeftText(leftMs: number): string {
  if (leftMs >= 2 * DAY) return countNoun(Math.floor(leftMs / DAY), 'dia', 'dias')
  if (leftMs >= 2 * HOUR) return countNoun(Math.floor(leftMs / HOUR), 'hora', 'horas')
  if (leftMs >= MINUTE) return countNoun(Math.floor(leftMs / MINUTE), 'minuto', 'minutos')
  return 'menos de um minuto'
}

const EVERY_MS = 30_000

/**
 * Until when an answer is expected, and how much time that is, by the server's clock. No seconds: they would only hurry
 * people.
 */
export function AnswerDeadline({ dueAt, readAt }: { dueAt: Date; readAt: Date }) {
  const clock = useServerClock(readAt)
  const [leftMs, setLeftMs] = useState(dueAt.getTime() - readAt.getTime())
  useEffect(() => {
    const tick = () => setLeftMs(dueAt.getTime() - clock())
    const timer = setInterval(tick, EVERY_MS)
    tick()
    return () => clearInterval(timer)
  }, [dueAt, clock])
  return (
    <p className="text-sm tabular-nums">
      Resposta até <time dateTime={dueAt.toISOString()}>{formatDayAndTime(dueAt)}</time>
      <span className="text-quiet">{leftMs > 0 ? `, faltam ${timeLeftText(leftMs)}` : ', o prazo terminou'}</span>
    </p>
  )
}
