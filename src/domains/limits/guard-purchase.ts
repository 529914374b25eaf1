import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { refuse, allowanceLeft } from './rules.ts'
import { findSpent } from './spent.sql.ts'
import { findBreak, findLimits, lockLimits } from './sql.ts'

type Purchase = { personId: string; amount: Centavos; underWay: (tx: Tx) => Promise<Centavos>; now: Date }

/**
 * Checks a purchase of `amount` centavos, inside the caller's transaction: refuses during a break, and when it and what
 * is `underWay` (requested and not yet paid) exceed a limit. Simultaneous purchases wait for each other.
 */
export async function guardPurchase(tx: Tx, { personId, amount, underWay, now }: Purchase) {
  await lockLimits(tx, personId)
  if (await findBreak(tx, personId, now)) throw refuse('on_break')
  const limits = await findLimits(tx, personId, now)
  if (limits.day === null && limits.week === null && limits.month === null) return
  const allowance = allowanceLeft(limits, await findSpent(tx, personId, now), 'paid', await underWay(tx))
  if (allowance !== undefined && amount > allowance) throw refuse('over_limit')
}
