import { spendAttempt } from '#domains/accounts/index.ts'
import { queuePush } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { findApproval } from '../presence/sql.ts'
import { refuse as refuseConsultant } from '../rules.ts'
import { PRESS_WITHIN_MS, refuse, RING_TESTS, ringTestPath } from './rules.ts'
import { findReach, recordTest } from './sql.ts'

/**
 * Rings every device of a consultant, who has a minute to press it. The same id again is the same test. Refuses who
 * does not attend, `no_device`, and more than ten tests in an hour.
 */
export async function startRingTest(
  db: Db,
  { consultantId, id, now }: { consultantId: string; id: string; now: Date },
) {
  await spendAttempt(db, RING_TESTS, consultantId, now)
  await inTransaction(db, async (tx) => {
    if (!(await findApproval(tx, consultantId))?.isApproved) throw refuseConsultant('not_applied')
    if ((await findReach(tx, consultantId))?.testId === id) return
    await recordTest(tx, consultantId, { id, at: now })
    const until = new Date(now.getTime() + PRESS_WITHIN_MS)
    const ring = { personId: consultantId, kind: 'ring_tests', key: `ring-test:${id}`, path: ringTestPath(id) } as const
    if ((await queuePush(tx, { ...ring, until, now })) === 0) throw refuse('no_device')
  })
}
