import { lift } from '#domains/accounts/index.ts'
import { announceRestraint } from '#domains/consultants/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'

type Lifting = { id: string; personId: string; reason: string; by: string; clock: Clock }

/** Undoes a suspension, a block or payouts at rest; lists show a consultant again at once. */
export const liftRestraint = (db: Db, { clock, ...act }: Lifting) =>
  inTransaction(db, async (tx) => {
    const at = await clock(tx)
    if ((await lift(tx, { ...act, at })) !== 'payouts_rest') await announceRestraint(tx, act.personId, at)
  })
