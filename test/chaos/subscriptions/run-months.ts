import type { Db } from '#platform/db.ts'
import { randomFor, randomUuid } from '#test/chaos/random.ts'
import { randomSubscriptionScenario, randomOutages } from './scenario.ts'
import { checkSubscriptions } from './check-subscriptions.ts'
import { simulateSubscriptions } from './simulate-subscriptions.ts'

const FROM = Date.UTC(2027, 11, 3, 12)
const MONTH_MS = 30.4375 * 24 * 3_600_000

/**
 * Simulates `subscriptions` for so many months with random anchor days, refusals, late answers, cancellations, resumed
 * cancellations and outages of up to three days, and compares each with a calendar model. `differing`, `doubled`,
 * `unwarned` and `violations` must be empty.
 */
export async function runMonths(
  dbs: readonly [Db, Db],
  { subscriptions, months, seed }: { subscriptions: number; months: number; seed: number },
) {
  const random = randomFor(seed, 'subscriptions')
  const until = FROM + Math.floor(months * MONTH_MS)
  const outages = randomOutages(random, FROM, until)
  const scenarios = Array.from({ length: subscriptions }, () =>
    randomSubscriptionScenario(random, () => randomUuid(random), { from: FROM, months }),
  )
  const { charges } = await simulateSubscriptions(dbs, scenarios, outages, until)
  return {
    seed,
    subscriptions,
    simulatedMonths: months,
    outages: outages.length,
    ...(await checkSubscriptions(dbs[0], { scenarios, outages, until }, charges)),
  }
}

export const hasDifferences = ({ differing, doubled, unwarned, violations }: Awaited<ReturnType<typeof runMonths>>) =>
  differing.length + doubled + unwarned + violations.length > 0
