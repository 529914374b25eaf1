import { inTransaction, type Db } from '#platform/db.ts'
import type { Clock } from '#platform/clock.ts'
import { type BreakLength, breakEnd } from './rules.ts'
import { insertBreak, lockLimits } from './sql.ts'

/**
 * Blocks purchases and new consultations for the given time. Open consultations continue; several breaks may overlap.
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
