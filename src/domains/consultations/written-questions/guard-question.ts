import { guardConsultation } from '#domains/limits/index.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { refuse } from './rules.ts'

/**
 * Lets somebody buy a question for `amount` centavos, inside the caller's transaction: refuses during a break, and what
 * does not fit into the client's own limits, those for one conversation included. Before the money comes: what was paid
 * for is given.
 */
export async function guardQuestion(
  tx: Tx,
  { clientId, amount, now }: { clientId: string; amount: Centavos; now: Date },
) {
  const { spendingLimit, allowance } = await guardConsultation(tx, { personId: clientId, wished: null, now })
  if ((spendingLimit !== null && amount > spendingLimit) || (allowance !== undefined && amount > allowance))
    throw refuse('own_limit_too_low')
}
