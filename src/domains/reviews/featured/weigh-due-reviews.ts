import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { listDebtorsSince, listToWeigh } from './sql.ts'
import { weighReviews } from './weigh-reviews.ts'

const AT_ONCE = 500

/**
 * Weighs for being featured the reviews of which something changed, and those of who spent something, owes it or became
 * known as somebody else within the last `sinceMs`.
 */
export async function weighDueReviews(given: { db: Db; clock: Clock; log: Pick<Log, 'error'> }, sinceMs: number) {
  const { db, clock } = given
  const since = new Date((await clock(db)).getTime() - sinceMs)
  const debtors = await listDebtorsSince(db, since)
  await sweepDue(given, {
    name: 'reviews.weigh',
    list: (most, aside) => listToWeigh(db, { since, debtors, most, aside }),
    subjectOf: (clientId) => clientId,
    act: (clientId) => weighReviews(db, clientId),
    most: AT_ONCE,
  })
}
