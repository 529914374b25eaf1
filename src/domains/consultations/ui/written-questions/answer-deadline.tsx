import { useEffect, useState } from 'react'
import { formatDayAndTime } from '#shared/dates.ts'
import { useServerClock } from '../use-server-clock.ts'
import { timeLeftText } from './time-left-text.ts'

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
