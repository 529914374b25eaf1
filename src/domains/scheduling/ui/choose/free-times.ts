import type { OutputOf } from '#shared/contract.ts'
import type { listSlots } from '../../hours/contract.ts'
import { type WallTime, wallTimeOf } from '../local-time.ts'

const GRID_MS = 15 * 60_000

export type FreeTimes = OutputOf<typeof listSlots>
/** The same with neighbouring starts as one entry: a page of a month is a tenth as long. */
export type PackedTimes = Omit<FreeTimes, 'slots'> & { runs: [from: number, count: number][] }

export function packTimes({ slots, ...rest }: FreeTimes): PackedTimes {
  const runs: PackedTimes['runs'] = []
  for (const slot of slots) {
    const [at, last] = [slot.getTime(), runs.at(-1)]
    if (last && last[0] + last[1] * GRID_MS === at) last[1]++
    else runs.push([at, 1])
  }
  return { ...rest, runs }
}

export const unpackTimes = ({ runs, ...rest }: PackedTimes): FreeTimes => ({
  ...rest,
  slots: runs.flatMap(([from, count]) => Array.from({ length: count }, (_, at) => new Date(from + at * GRID_MS))),
})

/** A start by the reader's clock, and by the consultant's where that shows something else. */
export type FreeTime = { at: Date; time: string; theirs: WallTime | undefined }

/** Free times by the day (`yyyy-mm-dd`) of the reader's clock, both in order. */
export function timesByDay({ slots, clock, theirClock }: FreeTimes): Map<string, FreeTime[]> {
  const days = new Map<string, FreeTime[]>()
  for (const at of slots) {
    const [mine, theirs] = [wallTimeOf(clock, at), wallTimeOf(theirClock, at)]
    const isSame = mine.day === theirs.day && mine.time === theirs.time
    const times = days.get(mine.day) ?? []
    times.push({ at, time: mine.time, theirs: isSame ? undefined : theirs })
    days.set(mine.day, times)
  }
  return days
}

/** The parts of a day and the hours at which they end. */
const PARTS = [
  ['Madrugada', '06:00'],
  ['Manhã', '12:00'],
  ['Tarde', '18:00'],
  ['Noite', '24:00'],
] as const

/** Times of a day by its parts, without the empty ones. */
export const byPartOfDay = (times: readonly FreeTime[]) =>
  PARTS.map(([part, end], at) => ({
    part,
    times: times.filter(({ time }) => time < end && time >= (PARTS[at - 1]?.[1] ?? '00:00')),
  })).filter((one) => one.times.length > 0)

/** The `most` starts nearest to one that is gone, in order. */
export const nearestTo = (slots: readonly Date[], gone: Date, most: number) =>
  slots
    .toSorted((a, b) => Math.abs(a.getTime() - gone.getTime()) - Math.abs(b.getTime() - gone.getTime()))
    .slice(0, most)
    .toSorted((a, b) => a.getTime() - b.getTime())

const DAY_MS = 86_400_000

/** Days of a month (`yyyy-mm`) by the reader's clock with no time left: after today, and not beyond the last one. */
export function fullDaysOf(times: FreeTimes, month: string, now: Date): string[] {
  const free = timesByDay(times)
  const [today, last] = [now, new Date(times.openUntil.getTime() - 1)].map((at) => wallTimeOf(times.clock, at).day)
  const days: string[] = []
  for (let at = Date.parse(`${month}-01T12:00:00Z`); ; at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (!day.startsWith(month) || day > last!) return days
    if (day > today! && !free.has(day)) days.push(day)
  }
}
