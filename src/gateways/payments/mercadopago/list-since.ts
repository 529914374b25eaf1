import type { Charge, ListResult } from '../gateway.ts'
import { chargeOf } from './find-charge.ts'
import type { Merchant } from './merchant.ts'
import { isPix } from './pix-charge.ts'
import { apiGet, UnansweredError, formatInstant } from './api/request.ts'
import { Payment, Payments } from './api/payment.ts'

const PAGE_SIZE = 30

/**
 * Charges with a payment that changed since, ordered by the change. A page starts at the last change of the one before,
 * because later changes move payments to the end. Checkout pages without any attempt are not listed.
 */
export async function listSince(merchant: Merchant, since: Date, cursor?: string): Promise<ListResult> {
  const { from, skip } = readCursor(cursor) ?? { from: since, skip: 0 }
  const query = {
    range: 'date_last_updated',
    begin_date: formatInstant(from),
    end_date: formatInstant(merchant.now()),
    sort: 'date_last_updated',
    criteria: 'asc',
  }
  const answer = await apiGet(merchant, Payments, '/v1/payments/search', {
    ...query,
    limit: String(PAGE_SIZE),
    offset: String(skip),
  })
  if (!answer.ok) throw new UnansweredError(`the list of payments was refused: ${answer.why}`)
  const payments = answer.value.results
  const charges = await Promise.all(payments.map((payment) => chargeWithPixCode(merchant, payment)))
  const byName = new Map(charges.flatMap((charge) => (charge ? [[charge.gatewayId, charge]] : [])))
  return { outcome: 'listed', charges: [...byName.values()], next: nextCursor(payments, from, skip) }
}

/** A search omits the Pix code, which the charge of a pending Pix needs. */
async function chargeWithPixCode(merchant: Merchant, payment: Payment): Promise<Charge | undefined> {
  if (!isPix(payment) || payment.meaning.state !== 'pending' || payment.point_of_interaction?.transaction_data?.qr_code)
    return chargeOf(merchant, payment)
  const answer = await apiGet(merchant, Payment, `/v1/payments/${payment.id}`)
  return answer.ok ? chargeOf(merchant, answer.value) : undefined
}

const changedAt = ({ date_last_updated: updated, date_created: created }: Payment) => updated ?? created

function nextCursor(payments: readonly Payment[], from: Date, skip: number): string | undefined {
  const last = payments.at(-1)
  if (!last || payments.length < PAGE_SIZE) return undefined
  const at = changedAt(last)
  return at > from ? `${at.toISOString()}/0` : `${from.toISOString()}/${skip + PAGE_SIZE}`
}

function readCursor(cursor = ''): { from: Date; skip: number } | undefined {
  const [from, skip] = cursor.split('/')
  return from && skip ? { from: new Date(from), skip: Number(skip) } : undefined
}
