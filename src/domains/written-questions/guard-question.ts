import { sumBooked } from '#domains/consultations/index.ts'
import { guardConsultation } from '#domains/limits/index.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { refuse } from './rules.ts'

/**
 * Checks that somebody may buy a question for `amount` centavos, inside the caller's transaction. Refuses during a
 * break, and what exceeds the client's own limits, the one per consultation included. Checked before the payment,
 * because what was paid for is always delivered.
 */
export async function guardQuestion(
  tx: Tx,
  { id, clientId, amount, now }: { id: string; clientId: string; amount: Centavos; now: Date },
) {
  const { spendingLimit, allowance } = await guardConsultation(tx, {
    personId: clientId,
    wished: null,
    booked: () => sumBooked(tx, { clientId, at: now, now, except: id }),
    now,
  })
  if ((spendingLimit !== null && amount > spendingLimit) || (allowance !== undefined && amount > allowance))
    throw refuse('own_limit_too_low')
}
