import { periodStartOf, type Outage, nextTickAt } from './calendar.ts'
import { bankAnswerOf, type SubscriptionScenario } from './scenario.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const RETRY_PAUSES_DAYS = [1, 2, 2]

/** Everything that must have happened to one subscription, in ms, in the order of months and attempts. */
export type SubscriptionHistory = {
  warnings: string[]
  attempts: string[]
  months: string[]
  end: string | undefined
}

/** The expected history, computed without a database: the worker runs at full hours, except in outages. */
export function expectedHistory(
  scenario: SubscriptionScenario,
  outages: readonly Outage[],
  until: number,
): SubscriptionHistory {
  const history: SubscriptionHistory = {
    warnings: [],
    attempts: [],
    months: [`1@${scenario.startedAt}`],
    end: undefined,
  }
  const { cancelAt = Number.POSITIVE_INFINITY } = scenario
  const note = (list: string[], words: string, at: number) => at <= until && list.push(`${words}@${at}`)
  const end = (why: string, at: number) => {
    if (at <= until) history.end = `${why}@${at}`
    return history
  }
  /** When the worker runs next and the subscription is not cancelled. Undefined: it ends before. */
  const active = (at: number, resumeAt: number | undefined): number | undefined => {
    const tick = nextTickAt(at, outages)
    if (tick < cancelAt) return tick
    if (resumeAt === undefined) return undefined
    return nextTickAt(Math.max(at, resumeAt), outages)
  }
  // The first month costs nothing here.
  let paidSinceFree = 0
  for (let n = 2; periodStartOf(scenario.startedAt, n) - 7 * DAY_MS <= until; n++) {
    const begin = periodStartOf(scenario.startedAt, n)
    const resumeAt =
      cancelAt < begin && scenario.resumeAt !== undefined && scenario.resumeAt < begin ? scenario.resumeAt : undefined
    const first = active(begin - 7 * DAY_MS, resumeAt)
    const last = active(begin - 2 * DAY_MS, resumeAt)
    if (first !== undefined && first !== last) note(history.warnings, `${n} first`, first)
    if (last !== undefined) note(history.warnings, `${n} last`, last)
    const charge = last === undefined ? undefined : active(Math.max(begin, last + 2 * DAY_MS), resumeAt)
    if (cancelAt >= begin && (charge === undefined || cancelAt < charge)) return end('client', cancelAt)
    if (charge === undefined) return end('client', nextTickAt(begin, outages))
    if (paidSinceFree === 11) {
      note(history.months, `${n}`, charge)
      paidSinceFree = 0
      continue
    }
    const outcome = expectedAttempts(scenario, n, charge, outages, history, until)
    if (outcome !== 'paid') return outcome === 'cancelled' ? end('client', cancelAt) : end('unpaid', outcome)
    paidSinceFree++
  }
  return history
}

/** Up to four collection attempts for one month. Returns how they ended; a number: finally refused at that instant. */
function expectedAttempts(
  scenario: SubscriptionScenario,
  n: number,
  first: number,
  outages: readonly Outage[],
  history: SubscriptionHistory,
  until: number,
): 'paid' | 'cancelled' | number {
  const cancelAt = scenario.cancelAt ?? Number.POSITIVE_INFINITY
  const lastCall = periodStartOf(scenario.startedAt, n + 1) - 7 * DAY_MS
  let askedAt = first
  for (let attemptNumber = 1; ; attemptNumber++) {
    const pause = RETRY_PAUSES_DAYS[attemptNumber - 1]
    const answer = bankAnswerOf(scenario, n, attemptNumber)
    const validFor = (pause ?? 2) * DAY_MS
    const isPaid = answer.isPaid && (scenario.paysBy === 'card' || answer.afterHours * HOUR_MS < validFor)
    const saidAt = nextTickAt(
      askedAt + (isPaid || scenario.paysBy === 'card' ? answer.afterHours * HOUR_MS : validFor),
      outages,
    )
    const isCancelled = cancelAt > askedAt && cancelAt < saidAt
    const outcome = isPaid ? (isCancelled ? 'returned' : 'paid') : 'unpaid'
    if (askedAt <= until)
      history.attempts.push(`${n}/${attemptNumber} ${saidAt <= until ? outcome : 'open'}@${askedAt}`)
    if (isCancelled) return 'cancelled'
    if (isPaid) {
      if (saidAt <= until) history.months.push(`${n}@${saidAt}`)
      return 'paid'
    }
    if (pause === undefined) return saidAt
    const nextAt = nextTickAt(Math.max(askedAt + pause * DAY_MS, saidAt), outages)
    if (cancelAt > saidAt && cancelAt < nextAt) return 'cancelled'
    if (saidAt >= lastCall) return saidAt
    if (nextAt >= lastCall) return nextAt
    askedAt = nextAt
  }
}
