import type { Charge, Listed } from '../port.ts'
import { chargeOf } from './find-charge.ts'
import type { Merchant } from './merchant.ts'
import { isPix } from './pix-charge.ts'
import { ask, Unanswered } from './wire/ask.ts'
import { writtenAt } from './wire/moments.ts'
import { Payment, Payments } from './wire/payment.ts'

const A_PAGE = 30

/**
 * Charges with a payment that changed since, by when it changed. A page begins where the one before ended and repeats
 * its last, because what changes meanwhile moves to the end and would shift a counted page. A page for cards on which
 * nobody tried one is not told.
 */
export async function listSince(merchant: Merchant, since: Date, cursor?: string): Promise<Listed> {
  const { from, skip } = readCursor(cursor) ?? { from: since, skip: 0 }
  const query = {
    range: 'date_last_updated',
    begin_date: writtenAt(from),
    end_date: writtenAt(merchant.now()),
    sort: 'date_last_updated',
    criteria: 'asc',
  }
  const answer = await ask(merchant, Payments, '/v1/payments/search', {
    ...query,
    limit: String(A_PAGE),
    offset: String(skip),
  })
  if (answer.said === 'no') throw new Unanswered(`the list of payments was refused: ${answer.why}`)
  const payments = answer.given.results
  const charges = await Promise.all(payments.map((payment) => told(merchant, payment)))
  const byName = new Map(charges.flatMap((charge) => (charge ? [[charge.gatewayId, charge]] : [])))
  return { outcome: 'listed', charges: [...byName.values()], next: nextCursor(payments, from, skip) }
}

/** A search leaves the code of a Pix out, without which a pending one cannot be told. */
async function told(merchant: Merchant, payment: Payment): Promise<Charge | undefined> {
  if (!isPix(payment) || payment.meaning.state !== 'pending' || payment.point_of_interaction?.transaction_data?.qr_code)
    return chargeOf(merchant, payment)
  const answer = await ask(merchant, Payment, `/v1/payments/${payment.id}`)
  return answer.said === 'yes' ? chargeOf(merchant, answer.given) : undefined
}

const changedAt = ({ date_last_updated: updated, date_created: created }: Payment) => updated ?? created

function nextCursor(payments: readonly Payment[], from: Date, skip: number): string | undefined {
  const last = payments.at(-1)
  if (!last || payments.length < A_PAGE) return undefined
  const at = changedAt(last)
  return at > from ? `${at.toISOString()}/0` : `${from.toISOString()}/${skip + A_PAGE}`
}

function readCursor(cursor = ''): { from: Date; skip: number } | undefined {
  const [from, skip] = cursor.split('/')
  return from && skip ? { from: new Date(from), skip: Number(skip) } : undefined
}
