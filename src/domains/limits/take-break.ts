import { inTransaction, type Db } from '#platform/db.ts'
import type { Clock } from '#platform/clock.ts'
import { type BreakLength, breakEnd } from './rules.ts'
import { insertBreak, lockLimits } from './sql.ts'

/**
 * From now on no purchases and no new conversations, for as long as the person said. What is open goes on; several
 * breaks hold side by side.
 */
export const takeBreak = (
  db: Db,
  { personId, length, clock }: { personId: string; length: BreakLength; clock: Clock },
) =>
  inTransaction(db, async (tx) => {
    await lockLimits(tx, personId)
    const startsAt = await clock(tx)
    await insertBreak(tx, { personId, startsAt, endsAt: breakEnd(length, startsAt) })
  })
