import { z } from 'zod'
import { reaisAmount } from '#gateways/exact-json.ts'
import type { Centavos } from '#shared/money.ts'
import type { FindRefundResult, RefundResult, SameRefunds } from '../gateway.ts'
import { decisiveOf } from './cards/card-charge.ts'
import { findPaymentsOf } from './find-charge.ts'
import type { Merchant } from './merchant.ts'
import { apiGet, apiPost, UnansweredError } from './api/request.ts'
import { numericId } from './api/payment.ts'

const Refund = z.object({ id: numericId, amount: reaisAmount, status: z.string() })
type Refund = z.infer<typeof Refund>
const Refunds = z.array(Refund)

/** Without it, a Pix refund still in process is answered as an error. */
const WITH_REFUNDS_IN_PROCESS = { 'x-render-in-process-refunds': 'true' }

/** Refunds. The same n has the same key there; its stored answer may be old, so an unfinished refund is read again. */
export async function refundCharge(
  merchant: Merchant,
  reference: string,
  n: number,
  amount: Centavos,
): Promise<RefundResult> {
  const payment = decisiveOf(await findPaymentsOf(merchant, reference))
  if (payment?.meaning.state !== 'paid') return { outcome: 'declined', why: 'no such charge, or not paid' }
  const path = `/v1/payments/${payment.id}/refunds`
  const answer = await apiPost(merchant, Refund, path, `${reference}:refund:${n}`, { amount }, WITH_REFUNDS_IN_PROCESS)
  if (!answer.ok) return { outcome: 'declined', why: answer.why }
  if (answer.value.amount !== amount) return { outcome: 'declined', why: 'refund number used for another amount' }
  const result = outcomeOf(answer.value)
  if (result.outcome !== 'pending') return result
  const now = await apiGet(merchant, Refund, `${path}/${answer.value.id}`)
  return now.ok ? outcomeOf(now.value) : result
}

/**
 * Finds a refund that was asked for. Theirs carry no id of ours and the idempotency key lapses, so it is told by amount
 * and order: the n-th of that amount here is their n-th. A rejected one is none.
 */
export async function findRefund(
  merchant: Merchant,
  reference: string,
  { amount, earlier }: SameRefunds,
): Promise<FindRefundResult> {
  const payment = decisiveOf(await findPaymentsOf(merchant, reference))
  if (payment?.meaning.state !== 'paid') return { outcome: 'none' }
  const answer = await apiGet(merchant, Refunds, `/v1/payments/${payment.id}/refunds`)
  if (!answer.ok) return { outcome: 'none' }
  const found = answer.value.filter((one) => one.amount === amount && outcomeOf(one).outcome !== 'declined')[earlier]
  return found ? outcomeOf(found) : { outcome: 'none' }
}

const OUTCOMES: Record<string, RefundResult> = {
  approved: { outcome: 'refunded' },
  in_process: { outcome: 'pending' },
  pending: { outcome: 'pending' },
  rejected: { outcome: 'declined', why: 'the refund was rejected' },
  cancelled: { outcome: 'declined', why: 'the refund was cancelled' },
}

function outcomeOf({ status }: Refund): RefundResult {
  const outcome = OUTCOMES[status]
  if (!outcome) throw new UnansweredError(`a refund is ${status}`)
  return outcome
}
