import { sumBooked } from '#domains/consultations/index.ts'
import { guardConsultation } from '#domains/limits/index.ts'
import type { Tx } from '#platform/db.ts'
import { guardSwitch } from '#platform/switches/guard-switch.ts'
import type { Centavos } from '#shared/money.ts'
import { refuse } from './rules.ts'

/**
 * Checks that somebody may buy a question for `amount` centavos, before the payment: what was paid is always delivered.
 * Refuses while new ones are switched off, during a break, and what exceeds the client's own limits.
 */
export async function guardQuestion(
  tx: Tx,
  { id, clientId, amount, now }: { id: string; clientId: string; amount: Centavos; now: Date },
) {
  await guardSwitch(tx, 'channel:messages', now)
  const { spendingLimit, allowance } = await guardConsultation(tx, {
    personId: clientId,
    wished: null,
    booked: () => sumBooked(tx, { clientId, at: now, now, except: id }),
    now,
  })
  if ((spendingLimit !== null && amount > spendingLimit) || (allowance !== undefined && amount > allowance))
    throw refuse('own_limit_too_low')
}
