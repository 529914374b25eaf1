import type { Db } from '#platform/db.ts'
import { luckOf, uuidFrom } from '#test/chaos/luck.ts'
import { throwFate, throwOutages } from './fates.ts'
import { judge } from './judge.ts'
import { live } from './live.ts'

const FROM = Date.UTC(2027, 11, 3, 12)
const MONTH_MS = 30.4375 * 24 * 3_600_000

/**
 * Lets `subscriptions` live for so many months, with random anchor days, refusals, late answers, cancellations, second
 * thoughts and workers who are away for up to three days, and compares each life with a calendar. `differing`,
 * `doubled`, `unwarned` and `violations` must be empty.
 */
export async function runMonths(
  dbs: readonly [Db, Db],
  { subscriptions, months, seed }: { subscriptions: number; months: number; seed: number },
) {
  const luck = luckOf(seed, 'subscriptions')
  const until = FROM + Math.floor(months * MONTH_MS)
  const outages = throwOutages(luck, FROM, until)
  const fates = Array.from({ length: subscriptions }, () =>
    throwFate(luck, () => uuidFrom(luck), { from: FROM, months }),
  )
  const { charges } = await live(dbs, fates, outages, until)
  return {
    seed,
    subscriptions,
    simulatedMonths: months,
    outages: outages.length,
    ...(await judge(dbs[0], { fates, outages, until }, charges)),
  }
}

export const isOffCalendar = ({ differing, doubled, unwarned, violations }: Awaited<ReturnType<typeof runMonths>>) =>
  differing.length + doubled + unwarned + violations.length > 0
