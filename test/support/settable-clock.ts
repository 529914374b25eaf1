import type { Clock } from '#platform/clock.ts'

/** A clock that only tests advance. */
export function settableClock(start = new Date('2026-03-02T15:00:00.000Z')) {
  let at = start.getTime()
  const clock: Clock = async () => new Date(at)
  return { clock, now: () => new Date(at), pass: (seconds: number) => void (at += seconds * 1000) }
}
