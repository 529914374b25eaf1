import { inTransaction, type Db } from '#platform/db.ts'
import type { Clock } from '#platform/clock.ts'
import type { Centavos } from '#shared/money.ts'
import { instantAfter, type Period, limitValidFrom } from './rules.ts'
import { findLatestLimit, findLimits, insertLimit, lockLimits } from './sql.ts'

type NewLimit = { personId: string; period: Period; amount: Centavos | null; clock: Clock }

/**
 * Sets the most that may be spent in a period, in centavos; null: no limit. Tighter holds at once, looser after 72
 * hours and replaces one that is not in force yet. The same limit again changes nothing, its 72 hours included.
 */
export const setLimit = (db: Db, { personId, period, amount, clock }: NewLimit) =>
  inTransaction(db, async (tx) => {
    await lockLimits(tx, personId)
    const latest = await findLatestLimit(tx, { personId, period })
    if (latest?.amount === amount) return
    const setAt = instantAfter(await clock(tx), latest?.setAt)
    const present = (await findLimits(tx, personId, setAt))[period]
    await insertLimit(tx, { personId, period, amount, setAt, validFrom: limitValidFrom(present, amount, setAt) })
  })
