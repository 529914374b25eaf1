import type { SeededRandom } from '#test/support/seeded-random.ts'
import { periodStartOf, type Outage } from './calendar.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Four attempts in each of forty months: all chance is drawn before the simulation. */
const ANSWERS = 160

/** The bank's answer to one attempt, and after how many hours. A Pix that is not paid has none. */
export type BankAnswer = { isPaid: boolean; afterHours: number }

/** One subscription and everything that will happen to it. Instants in ms. */
export type SubscriptionScenario = {
  id: string
  personId: string
  paysBy: 'card' | 'pix'
  startedAt: number
  cancelAt: number | undefined
  resumeAt: number | undefined
  answers: readonly BankAnswer[]
}

export function bankAnswerOf({ answers, paysBy }: SubscriptionScenario, n: number, attemptNumber: number): BankAnswer {
  const { isPaid, afterHours } = answers[((n - 1) * 4 + attemptNumber - 1) % ANSWERS]!
  return { isPaid, afterHours: paysBy === 'pix' ? Math.max(1, afterHours) : afterHours }
}

/** Half past an hour, so that it never coincides with the worker, which runs at full hours. */
const halfPast = (at: number) => Math.floor(at / HOUR_MS) * HOUR_MS + HOUR_MS / 2

export function randomSubscriptionScenario(
  random: SeededRandom,
  uuid: () => string,
  { from, months }: { from: number; months: number },
): SubscriptionScenario {
  const paysBy = random.chance(0.7) ? 'card' : 'pix'
  const startedAt = from + random.below(62 * 24 * 60) * 60_000
  const anyTime = startedAt + random.below(months * 30 * 24) * HOUR_MS
  const aroundACharge = periodStartOf(startedAt, 2 + random.below(months)) + random.below(60) * HOUR_MS
  const cancelAt = random.chance(0.5) ? halfPast(random.chance(0.5) ? anyTime : aroundACharge) : undefined
  const resumeAt = cancelAt && random.chance(0.4) ? cancelAt + (1 + random.below(30 * 24)) * HOUR_MS : undefined
  const chanceOfYes = random.pick([0.97, 0.97, 0.6, 0.35])
  const answers = Array.from({ length: ANSWERS }, () => ({
    isPaid: random.chance(chanceOfYes),
    afterHours: random.chance(0.6) ? 0 : 1 + random.below(30),
  }))
  return { id: uuid(), personId: uuid(), paysBy, startedAt, cancelAt, resumeAt, answers }
}

/** Outages of the worker, of some hours or up to three days. */
export function randomOutages(random: SeededRandom, from: number, to: number): Outage[] {
  const outages: Outage[] = []
  for (let at = from; at < to; ) {
    at += (1 + random.below(30 * 24)) * HOUR_MS
    const length = random.chance(0.5) ? 3 * DAY_MS : (1 + random.below(72)) * HOUR_MS
    outages.push([at, at + length])
    at += length
  }
  return outages
}
