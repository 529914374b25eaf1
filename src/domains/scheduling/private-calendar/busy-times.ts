import ICAL from 'ical.js'
import { type Clock, clockIn } from './clock.ts'
import { neededLines } from './needed-lines.ts'

/** Milliseconds since 1970, half-open. */
export type BusySpan = [from: number, until: number]
export type BusyTimes = {
  /** In order, none touching another. */
  spans: BusySpan[]
  /** Appointments of which we could not tell when they are. */
  unread: number
}

const MOST_SPANS = 5_000
/** Steps of one repetition, and of all: a daily one since the year 2000 takes about ten thousand. */
const MOST_STEPS = 20_000
const MOST_STEPS_OF_ALL = 400_000
const DAY_MS = 86_400_000
/** No calendar of a person repeats so often; each second for ever would be every instant. */
const TOO_OFTEN = ['SECONDLY', 'MINUTELY']
/** Our own invitations, which a calendar kept: the booking itself takes the place, where it is now. */
const OWN_BOOKING = /^booking-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}@/i

/**
 * When somebody is busy within a window, by a calendar file (RFC 5545); `zone` for times that name none. Free,
 * cancelled and our own ones do not count. Throws for no calendar. Runs in a thread: some rules never come to a date.
 */
export function busyTimesOf(
  text: string,
  { zone, from, until }: { zone: string; from: number; until: number },
): BusyTimes {
  const clock = clockIn(zone)
  const spans: BusySpan[] = []
  let [unread, steps] = [0, 0]
  const parsed = ICAL.parse(neededLines(text))
  const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown as [string, unknown[], unknown[]][]
  for (const calendar of calendars) {
    const events = new ICAL.Component(calendar).getAllSubcomponents('vevent')
    const moved = movedIn(events, clock)
    for (const event of events) {
      try {
        const left = Math.min(MOST_STEPS, MOST_STEPS_OF_ALL - steps)
        const found = timesOf(event, { clock, from, until, left, moved: moved.get(uidOf(event)) })
        steps += found.steps
        spans.push(...found.spans)
        if (found.isUnread) unread++
      } catch {
        unread++
      }
    }
  }
  const merged = mergedWithin(spans, from, until)
  if (merged.length > MOST_SPANS) throw new Error('too many appointments')
  return { spans: merged, unread }
}

const textOf = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()
const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '')

const isBusy = (event: ICAL.Component) =>
  textOf(event, 'status') !== 'CANCELLED' &&
  textOf(event, 'transp') !== 'TRANSPARENT' &&
  textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE' &&
  !OWN_BOOKING.test(uidOf(event))

/** The occurrences of each repetition that stand elsewhere in the file as events of their own, by their instant. */
function movedIn(events: readonly ICAL.Component[], clock: Clock) {
  const moved = new Map<string, Set<number>>()
  for (const event of events) {
    const of = event.getFirstPropertyValue('recurrence-id')
    if (!(of instanceof ICAL.Time)) continue
    const own = moved.get(uidOf(event)) ?? new Set()
    moved.set(uidOf(event), own.add(clock.instantOf(of)))
  }
  return moved
}

type Asked = { clock: Clock; from: number; until: number; left: number; moved: Set<number> | undefined }

function timesOf(event: ICAL.Component, { clock, from, until, left, moved }: Asked) {
  const nothing = { spans: [] as BusySpan[], steps: 0, isUnread: false }
  if (!isBusy(event)) return nothing
  const start = event.getFirstPropertyValue('dtstart')
  if (!(start instanceof ICAL.Time)) return { ...nothing, isUnread: true }
  const endOf = lengthOf(event, start, clock)
  const isRepeated = event.hasProperty('rrule') || event.hasProperty('rdate')
  if (!isRepeated || event.hasProperty('recurrence-id')) return { ...nothing, spans: [endOf(start)] }
  const rules = event.getAllProperties('rrule').map((rule) => rule.getFirstValue() as ICAL.Recur)
  if (rules.some(({ freq }) => TOO_OFTEN.includes(freq))) return { ...nothing, isUnread: true }

  const leftOut = leftOutOf(event, clock)
  const repeating = new ICAL.RecurExpansion({ component: event, dtstart: start })
  // The first one counts also where only dates follow.
  const spans = rules.length > 0 || leftOut.has(endOf(start)[0]) || moved?.has(endOf(start)[0]) ? [] : [endOf(start)]
  const [first, last] = [from - 2 * DAY_MS - (endOf(start)[1] - endOf(start)[0]), until + 2 * DAY_MS]
  for (let steps = 1; ; steps++) {
    if (steps > left) return { spans, steps, isUnread: true }
    const at = repeating.next()
    if (!at) return { spans, steps, isUnread: false }
    // By the clock on the wall, which is no more than a day away: to know the instant takes longer.
    const near = Date.UTC(at.year, at.month - 1, at.day)
    if (near > last) return { spans, steps, isUnread: false }
    if (near < first) continue
    const span = endOf(at)
    if (leftOut.has(span[0]) || moved?.has(span[0])) continue
    spans.push(span)
  }
}

/** How an occurrence lies in time: as many whole days, or as long, as the first one. */
function lengthOf(event: ICAL.Component, start: ICAL.Time, clock: Clock): (at: ICAL.Time) => BusySpan {
  const end = event.getFirstPropertyValue('dtend')
  const duration = event.getFirstPropertyValue('duration')
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : undefined
  if (start.isDate) {
    const days = end instanceof ICAL.Time ? end.subtractDate(start).toSeconds() / 86_400 : (seconds ?? 86_400) / 86_400
    return (at) => {
      const after = at.clone()
      after.day += Math.max(1, Math.round(days))
      return [clock.instantOf(at), clock.instantOf(after)]
    }
  }
  const ms = end instanceof ICAL.Time ? clock.instantOf(end) - clock.instantOf(start) : (seconds ?? 0) * 1000
  return (at) => {
    const from = clock.instantOf(at, start)
    return [from, from + Math.max(0, ms)]
  }
}

/** The occurrences that a repetition leaves out; a whole day leaves out the one that begins on it. */
function leftOutOf(event: ICAL.Component, clock: Clock): Set<number> {
  const start = event.getFirstPropertyValue('dtstart') as ICAL.Time
  const all = event.getAllProperties('exdate').flatMap((property) => property.getValues() as unknown[])
  return new Set(
    all.flatMap((at) => {
      if (!(at instanceof ICAL.Time)) return []
      if (!at.isDate || start.isDate) return [clock.instantOf(at)]
      const { hour, minute, second } = start
      const ofDay = new ICAL.Time({ year: at.year, month: at.month, day: at.day, hour, minute, second }, start.zone)
      return [clock.instantOf(ofDay, start)]
    }),
  )
}

/** The part within the window, in order, as few spans as possible. */
function mergedWithin(spans: readonly BusySpan[], from: number, until: number): BusySpan[] {
  const merged: BusySpan[] = []
  const within = spans
    .map(([a, b]): BusySpan => [Math.max(a, from), Math.min(b, until)])
    .filter(([a, b]) => a < b)
    .toSorted(([a], [b]) => a - b)
  for (const [a, b] of within) {
    const last = merged.at(-1)
    if (last && a <= last[1]) last[1] = Math.max(last[1], b)
    else merged.push([a, b])
  }
  return merged
}
