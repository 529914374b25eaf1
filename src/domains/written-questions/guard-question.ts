import { sumBooked } from '#domains/consultations/index.ts'
import { guardConsultation } from '#domains/limits/index.ts'
import type { Tx } from '#platform/db.ts'
import { guardSwitch } from '#platform/switches/guard-switch.ts'
import type { Centavos } from '#shared/money.ts'
import { MOST_OPEN_WITH, refuse } from './rules.ts'
import { countOpenWith } from './sql.ts'

/**
 * Checks that somebody may buy a question for `amount` centavos, before the payment: what was paid is always delivered.
 * Refuses while new ones are switched off, during a break, what exceeds the client's own limits, and a sixth open one
 * with the same consultant.
 */
export async function guardQuestion(
  tx: Tx,
  {
    id,
    clientId,
    consultantId,
    amount,
    now,
  }: { id: string; clientId: string; consultantId: string; amount: Centavos; now: Date },
) {
  await guardSwitch(tx, 'channel:messages', now)
  if ((await countOpenWith(tx, { clientId, consultantId, except: id })) >= MOST_OPEN_WITH) throw refuse('too_many_open')
  const { spendingLimit, allowance } = await guardConsultation(tx, {
    personId: clientId,
    wished: null,
    booked: () => sumBooked(tx, { clientId, at: now, now, except: id }),
    now,
  })
  if ((spendingLimit !== null && amount > spendingLimit) || (allowance !== undefined && amount > allowance))
    throw refuse('own_limit_too_low')
}
