import { Temporal } from 'temporal-polyfill'

// Slots are computed, never stored. The clock of a zone is looked up once for each change of its offset; everything
// else is sums of milliseconds.

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const DAY_MS = DAY_MINUTES * MINUTE_MS

/** Starts lie on quarters of an hour, by every clock in use. Hours begin and end on them, too. */
export const GRID_MINUTES = 15
const GRID_MS = GRID_MINUTES * MINUTE_MS

/**
 * A stretch of hours by the consultant's clock, in minutes from the midnight of the day on which it begins: `from` 0 to
 * 1425, `until` after it, at most a day later. 1440 is midnight; what is above belongs to the night after.
 */
export type Stretch = { from: number; until: number }
/** A stretch of every week; 1 is Monday, 7 Sunday. */
export type WeeklyStretch = Stretch & { weekday: number }
/**
 * What differs on one day (`yyyy-mm-dd`, the consultant's): the weekly stretches that begin on it do not count, or
 * there is another one. With both, its hours are the other ones alone.
 */
export type HoursException = { day: string; kind: 'off' } | ({ day: string; kind: 'extra' } & Stretch)

/** When a consultant can be booked. */
export type Schedule = {
  /** A name of the time zone database: America/Sao_Paulo. */
  zone: string
  weekly: WeeklyStretch[]
  exceptions: HoursException[]
  /** How long before its start a slot can be booked at the latest. */
  noticeMinutes: number
  /** The last day that can be booked, counted from today by the consultant's clock. */
  farthestDays: number
  /** Kept free between the end of one booking and the start of the next. */
  pauseMinutes: number
}

/** Milliseconds since 1970, half-open. */
export type Span = { from: number; until: number }

export type SlotQuestion = {
  /** How long the booking takes, in minutes. */
  minutes: number
  /** What takes the consultant: each booking with the pause behind it, their own calendar, a vacation. */
  busy: readonly Span[]
  /** What else takes the client; it needs no pause. */
  clientBusy?: readonly Span[]
  now: number
  /** Which starts are asked for, in milliseconds since 1970, half-open. */
  window: Span
  /** Only so many, the first ones. */
  most?: number
  /** So many milliseconds from one answer to the next at least. */
  apartMs?: number
}

const zoned = (ms: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)

/** The first instant of a day (`yyyy-mm-dd`) in a zone; not every day begins at 00:00. */
export const startOfDay = (day: string, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds

/** The starts that belong to so many months from one (`yyyy-mm`) on, by the clock of a zone. */
export function monthIn(month: string, zone: string, months = 1): Span {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
  const next = first.add({ months })
  return { from: startOfDay(first.toString(), zone), until: startOfDay(next.toString(), zone) }
}

/** The instants of a day (`yyyy-mm-dd`) by the clock of a zone. */
export function dayIn(day: string, zone: string): Span {
  const next = Temporal.PlainDate.from(day).add({ days: 1 })
  return { from: startOfDay(day, zone), until: startOfDay(next.toString(), zone) }
}

/** A span during which a zone's clock runs without a jump, and by how much it is ahead of UTC, in milliseconds. */
type ClockSpan = Span & { offset: number }

function clockSpans(zone: string, { from, until }: Span): ClockSpan[] {
  const spans: ClockSpan[] = []
  for (let at = zoned(from, zone); at.epochMilliseconds < until; ) {
    const jump = at.getTimeZoneTransition('next')
    const end = jump && jump.epochMilliseconds < until ? jump.epochMilliseconds : until
    spans.push({ from: at.epochMilliseconds, until: end, offset: at.offsetNanoseconds / 1e6 })
    if (!jump) break
    at = jump
  }
  return spans
}

/** From this instant on a zone's clock is so many minutes ahead of UTC. */
export type ClockChange = { from: Date; minutes: number }

/** How a zone's clock runs within a span: pages add its minutes instead of asking the browser's zone data. */
export const clockOf = (zone: string, within: Span): ClockChange[] =>
  clockSpans(zone, within).map(({ from, offset }) => ({ from: new Date(from), minutes: offset / MINUTE_MS }))

/** The first instant after the last day that can be booked. */
export const endOfBookable = (zone: string, now: number, farthestDays: number) =>
  zoned(now, zone)
    .toPlainDate()
    .add({ days: farthestDays + 1 })
    .toZonedDateTime(zone).epochMilliseconds

const bySpan = (a: Span, b: Span) => a.from - b.from || a.until - b.until

/** The same instants, in order, as few spans as possible. */
function merged(spans: Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted(bySpan)) {
    const last = result.at(-1)
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until)
    else result.push({ ...span })
  }
  return result
}

/**
 * When the consultant's hours are, within a span: every instant at which their clock shows a time of a stretch. An hour
 * that a change of clocks leaves out gives nothing; one that comes twice counts twice.
 */
function openSpans({ zone, weekly, exceptions }: Schedule, within: Span): Span[] {
  const clocks = clockSpans(zone, within)
  if (clocks.length === 0) return []
  const daysOff = new Set<number>()
  const onDay = new Map<number, Stretch[]>()
  for (const exception of exceptions) {
    const day = Date.parse(exception.day) / DAY_MS
    if (exception.kind === 'off') daysOff.add(day)
    else onDay.set(day, [...(onDay.get(day) ?? []), exception])
  }
  const ofWeekday = Array.from({ length: 8 }, (_, weekday) => weekly.filter((stretch) => stretch.weekday === weekday))
  const offsets = clocks.map(({ offset }) => offset)
  // A stretch may begin the day before and last beyond midnight.
  const first = Math.floor((within.from + Math.min(...offsets)) / DAY_MS) - 1
  const last = Math.floor((within.until + Math.max(...offsets)) / DAY_MS)
  const open: Span[] = []
  for (let day = first; day <= last; day++) {
    // 1 January 1970 was a Thursday.
    const weekday = ((((day + 3) % 7) + 7) % 7) + 1
    const stretches = [...(daysOff.has(day) ? [] : ofWeekday[weekday]!), ...(onDay.get(day) ?? [])]
    for (const stretch of stretches) {
      for (const clock of clocks) {
        const from = Math.max(day * DAY_MS + stretch.from * MINUTE_MS - clock.offset, clock.from)
        const until = Math.min(day * DAY_MS + stretch.until * MINUTE_MS - clock.offset, clock.until)
        if (from < until) open.push({ from, until })
      }
    }
  }
  return merged(open)
}

/** The starts that a span takes away from bookings of `length` with `pause` behind them, half-open. */
const blockedStarts = ({ from, until }: Span, length: number, pause: number): Span => ({
  from: from - length - pause + 1,
  until,
})

/**
 * Every start that can be booked, in order, as milliseconds since 1970. The list, the previews and the booking itself
 * ask this one function, so that what is offered can be booked.
 */
export function slotsOf(
  schedule: Schedule,
  { minutes, busy, clientBusy = [], now, window, most, apartMs = GRID_MS }: SlotQuestion,
): number[] {
  const [length, pause] = [minutes * MINUTE_MS, schedule.pauseMinutes * MINUTE_MS]
  const starts = {
    from: Math.max(window.from, now + schedule.noticeMinutes * MINUTE_MS),
    until: Math.min(window.until, endOfBookable(schedule.zone, now, schedule.farthestDays)),
  }
  if (starts.from >= starts.until) return []
  const taken = merged([
    ...busy.map((span) => blockedStarts(span, length, pause)),
    ...clientBusy.map((span) => blockedStarts(span, length, 0)),
  ])
  const slots: number[] = []
  let next = 0
  for (const open of openSpans(schedule, { from: starts.from, until: starts.until + length })) {
    const lastStart = Math.min(open.until - length, starts.until - 1)
    let start = Math.ceil(Math.max(open.from, (slots.at(-1) ?? -Infinity) + apartMs) / GRID_MS) * GRID_MS
    while (start <= lastStart) {
      while (next < taken.length && taken[next]!.until <= start) next++
      const block = taken[next]
      if (block && block.from <= start) {
        start = Math.ceil(block.until / GRID_MS) * GRID_MS
        continue
      }
      slots.push(start)
      if (slots.length === most) return slots
      start += Math.ceil(apartMs / GRID_MS) * GRID_MS
    }
  }
  return slots
}

/** Whether this very start is one of them. */
export const isBookable = (
  schedule: Schedule,
  start: number,
  question: Omit<SlotQuestion, 'window' | 'most' | 'apartMs'>,
): boolean => slotsOf(schedule, { ...question, window: { from: start, until: start + 1 } })[0] === start
