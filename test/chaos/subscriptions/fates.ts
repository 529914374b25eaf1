import type { Seeded } from '#test/support/seeded.ts'
import { beginOf, type Outage } from './calendar.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Rooms for four tries in each of forty months: everything is thrown before anything happens. */
const ANSWERS = 160

/** What the bank says of one try, and after how many hours. A Pix that is not paid says nothing. */
export type Answer = { isPaid: boolean; afterHours: number }

/** Somebody with a subscription, and everything that will happen to it. Instants in ms. */
export type Fate = {
  id: string
  personId: string
  paysBy: 'card' | 'pix'
  startedAt: number
  cancelAt: number | undefined
  resumeAt: number | undefined
  answers: readonly Answer[]
}

export function answerOf({ answers, paysBy }: Fate, n: number, k: number): Answer {
  const { isPaid, afterHours } = answers[((n - 1) * 4 + k - 1) % ANSWERS]!
  return { isPaid, afterHours: paysBy === 'pix' ? Math.max(1, afterHours) : afterHours }
}

/** Half past an hour: never together with a worker, who comes at full hours. */
const halfPast = (at: number) => Math.floor(at / HOUR_MS) * HOUR_MS + HOUR_MS / 2

export function throwFate(luck: Seeded, uuid: () => string, { from, months }: { from: number; months: number }): Fate {
  const paysBy = luck.chance(0.7) ? 'card' : 'pix'
  const startedAt = from + luck.below(62 * 24 * 60) * 60_000
  const anyTime = startedAt + luck.below(months * 30 * 24) * HOUR_MS
  const aroundACharge = beginOf(startedAt, 2 + luck.below(months)) + luck.below(60) * HOUR_MS
  const cancelAt = luck.chance(0.5) ? halfPast(luck.chance(0.5) ? anyTime : aroundACharge) : undefined
  const resumeAt = cancelAt && luck.chance(0.4) ? cancelAt + (1 + luck.below(30 * 24)) * HOUR_MS : undefined
  const chanceOfYes = luck.pick([0.97, 0.97, 0.6, 0.35])
  const answers = Array.from({ length: ANSWERS }, () => ({
    isPaid: luck.chance(chanceOfYes),
    afterHours: luck.chance(0.6) ? 0 : 1 + luck.below(30),
  }))
  return { id: uuid(), personId: uuid(), paysBy, startedAt, cancelAt, resumeAt, answers }
}

/** Nobody works, again and again: for some hours, or up to three days. */
export function throwOutages(luck: Seeded, from: number, to: number): Outage[] {
  const outages: Outage[] = []
  for (let at = from; at < to; ) {
    at += (1 + luck.below(30 * 24)) * HOUR_MS
    const length = luck.chance(0.5) ? 3 * DAY_MS : (1 + luck.below(72)) * HOUR_MS
    outages.push([at, at + length])
    at += length
  }
  return outages
}
