import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { guardBreak } from './guard-break.ts'
import { limitPassed, refuse } from './rules.ts'
import { findSpent } from './spent.sql.ts'
import { findLimits, lockLimits } from './sql.ts'

type Purchase = { personId: string; amount: Centavos; underWay: (tx: Tx) => Promise<Centavos>; now: Date }

/**
 * Checks a purchase of `amount` centavos, inside the caller's transaction: refuses during a break, and when it and what
 * is `underWay` (requested and not yet paid) exceed a limit. Simultaneous purchases wait for each other.
 */
export async function guardPurchase(tx: Tx, { personId, amount, underWay, now }: Purchase) {
  await lockLimits(tx, personId)
  await guardBreak(tx, personId, now)
  const limits = await findLimits(tx, personId, now)
  if (limits.day === null && limits.week === null && limits.month === null) return
  const committed = { paid: await underWay(tx), charged: 0n }
  const spent = await findSpent(tx, personId, now)
  if (limitPassed(limits, spent, { paid: amount, charged: 0n }, committed)) throw refuse('over_limit')
}
