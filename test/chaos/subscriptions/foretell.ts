import { beginOf, type Outage, tickFrom } from './calendar.ts'
import { answerOf, type Fate } from './fates.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PAUSES = [1, 2, 2]

/** Everything that must have happened to one subscription, in ms, in the order of months and tries. */
export type Story = {
  warnings: string[]
  tries: string[]
  months: string[]
  end: string | undefined
}

/** What the calendar says about a life, without a database: whoever works comes at full hours, except in outages. */
export function foretell(fate: Fate, outages: readonly Outage[], until: number): Story {
  const story: Story = { warnings: [], tries: [], months: [`1@${fate.startedAt}`], end: undefined }
  const { cancelAt = Number.POSITIVE_INFINITY } = fate
  const note = (list: string[], words: string, at: number) => at <= until && list.push(`${words}@${at}`)
  const end = (why: string, at: number) => {
    if (at <= until) story.end = `${why}@${at}`
    return story
  }
  /** When somebody works, and it is not cancelled then. Undefined: it ends before. */
  const active = (at: number, resumeAt: number | undefined): number | undefined => {
    const tick = tickFrom(at, outages)
    if (tick < cancelAt) return tick
    if (resumeAt === undefined) return undefined
    return tickFrom(Math.max(at, resumeAt), outages)
  }
  for (let n = 2; beginOf(fate.startedAt, n) - 7 * DAY_MS <= until; n++) {
    const begin = beginOf(fate.startedAt, n)
    const resumeAt =
      cancelAt < begin && fate.resumeAt !== undefined && fate.resumeAt < begin ? fate.resumeAt : undefined
    const first = active(begin - 7 * DAY_MS, resumeAt)
    const last = active(begin - 2 * DAY_MS, resumeAt)
    if (first !== undefined && first !== last) note(story.warnings, `${n} first`, first)
    if (last !== undefined) note(story.warnings, `${n} last`, last)
    const charge = last === undefined ? undefined : active(Math.max(begin, last + 2 * DAY_MS), resumeAt)
    if (cancelAt >= begin && (charge === undefined || cancelAt < charge)) return end('client', cancelAt)
    if (charge === undefined) return end('client', tickFrom(begin, outages))
    if ((n - 1) % 12 >= 10) {
      note(story.months, `${n}`, charge)
      continue
    }
    const outcome = tryIt(fate, n, charge, outages, story, until)
    if (outcome !== 'paid') return outcome === 'cancelled' ? end('client', cancelAt) : end('unpaid', outcome)
  }
  return story
}

/** Up to four tries for one month. Answers how that ended; a number: refused for good, then. */
function tryIt(
  fate: Fate,
  n: number,
  first: number,
  outages: readonly Outage[],
  story: Story,
  until: number,
): 'paid' | 'cancelled' | number {
  const cancelAt = fate.cancelAt ?? Number.POSITIVE_INFINITY
  const lastCall = beginOf(fate.startedAt, n + 1) - 7 * DAY_MS
  let askedAt = first
  for (let k = 1; ; k++) {
    const pause = PAUSES[k - 1]
    const answer = answerOf(fate, n, k)
    const validFor = (pause ?? 2) * DAY_MS
    const isPaid = answer.isPaid && (fate.paysBy === 'card' || answer.afterHours * HOUR_MS < validFor)
    const saidAt = tickFrom(
      askedAt + (isPaid || fate.paysBy === 'card' ? answer.afterHours * HOUR_MS : validFor),
      outages,
    )
    const isCancelled = cancelAt > askedAt && cancelAt < saidAt
    const outcome = isPaid ? (isCancelled ? 'returned' : 'paid') : 'unpaid'
    if (askedAt <= until) story.tries.push(`${n}/${k} ${saidAt <= until ? outcome : 'open'}@${askedAt}`)
    if (isCancelled) return 'cancelled'
    if (isPaid) {
      if (saidAt <= until) story.months.push(`${n}@${saidAt}`)
      return 'paid'
    }
    if (pause === undefined) return saidAt
    const nextAt = tickFrom(Math.max(askedAt + pause * DAY_MS, saidAt), outages)
    if (cancelAt > saidAt && cancelAt < nextAt) return 'cancelled'
    if (saidAt >= lastCall) return saidAt
    if (nextAt >= lastCall) return nextAt
    askedAt = nextAt
  }
}
