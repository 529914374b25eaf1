import { z } from 'zod'
import type { Centavos } from '#shared/money.ts'
import type { Refunded } from '../../port.ts'
import { decisiveOf } from '../cards/card-charge.ts'
import { findPaymentsOf } from '../find-payments.ts'
import type { Merchant } from '../merchant.ts'
import { ask, order, Unanswered } from '../wire/ask.ts'
import { id, reais } from '../wire/payment.ts'

const Refund = z.object({ id, amount: reais, status: z.string() })
type Refund = z.infer<typeof Refund>

/** Without it, a Pix that the central bank has not given back yet is answered as an error. */
const TELL_UNFINISHED = { 'x-render-in-process-refunds': 'true' }

/**
 * Gives money back. The same n is the same refund there, by its key, whose first answer may be old: an unfinished one
 * is looked at.
 */
export async function refundCharge(
  merchant: Merchant,
  reference: string,
  n: number,
  amount: Centavos,
): Promise<Refunded> {
  const payment = decisiveOf(await findPaymentsOf(merchant, reference))
  if (payment?.meaning.state !== 'paid') return { outcome: 'declined', why: 'no such charge, or not paid' }
  const path = `/v1/payments/${payment.id}/refunds`
  const answer = await order(merchant, Refund, path, `${reference}:refund:${n}`, { amount }, TELL_UNFINISHED)
  if (answer.said === 'no') return { outcome: 'declined', why: answer.why }
  if (answer.given.amount !== amount) return { outcome: 'declined', why: 'refund number used for another amount' }
  const said = outcomeOf(answer.given)
  if (said.outcome !== 'pending') return said
  const now = await ask(merchant, Refund, `${path}/${answer.given.id}`)
  return now.said === 'yes' ? outcomeOf(now.given) : said
}

const OUTCOMES: Record<string, Refunded> = {
  approved: { outcome: 'refunded' },
  in_process: { outcome: 'pending' },
  pending: { outcome: 'pending' },
  rejected: { outcome: 'declined', why: 'the refund was rejected' },
  cancelled: { outcome: 'declined', why: 'the refund was cancelled' },
}

function outcomeOf({ status }: Refund): Refunded {
  const outcome = OUTCOMES[status]
  if (!outcome) throw new Unanswered(`a refund is ${status}`)
  return outcome
}
