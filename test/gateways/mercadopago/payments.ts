import { writePixCode } from '#shared/pix/write-pix-code.ts'
import { errorReply, okReply, type Reply } from './replies.ts'
import type { FakeStore, KnownPayment } from './store.ts'
import { paymentJson } from './json.ts'

const MINUTE_MS = 60_000
const BLANK = {
  refundedCents: 0,
  installments: 1,
  approvedAt: null,
  expiresAt: null,
  qrCode: null,
  lastFour: null,
  customer: null,
  cardId: null,
  currency: 'BRL',
}

type NewPayment = Partial<KnownPayment> &
  Pick<KnownPayment, 'method' | 'status' | 'detail' | 'cents' | 'reference' | 'collector'>

export function addPayment(store: FakeStore, fresh: NewPayment, now: Date): KnownPayment {
  const payment: KnownPayment = { ...BLANK, id: store.nextId++, createdAt: now, changedAt: now, ...fresh }
  if (payment.status === 'approved') payment.approvedAt = now
  store.payments.set(payment.id, payment)
  store.notices.push({ topic: 'payment', id: String(payment.id) })
  return payment
}

type Body = Record<string, unknown>
const centsOf = (amount: unknown) => (typeof amount === 'number' && amount > 0 ? Math.round(amount * 100) : undefined)

/** POST /v1/payments */
export function createPayment(store: FakeStore, body: Body, collector: number, now: Date): Reply {
  const cents = centsOf(body.transaction_amount)
  if (cents === undefined || cents / 100 !== body.transaction_amount)
    return errorReply(400, 'Invalid transaction_amount', 4037)
  const reference = (body.external_reference as string | undefined) ?? null
  return body.payment_method_id === 'pix'
    ? openPix(store, body, { cents, reference, collector }, now)
    : chargeCard(store, body, { cents, reference, collector }, now)
}

type SaleTerms = { cents: number; reference: string | null; collector: number }

function openPix(store: FakeStore, body: Body, sold: SaleTerms, now: Date): Reply {
  if (!store.hasPixKey) return errorReply(400, 'Collector user without key enabled for QR rendering', 13_253)
  const payer = body.payer as { email?: string } | undefined
  if (!payer?.email) return errorReply(400, 'payer.email is required', 4050)
  const written = String(body.date_of_expiration ?? '')
  if (written && !/\d\.\d{3}[+-]\d\d:\d\d$/.test(written)) return errorReply(400, 'Invalid date_of_expiration', 4020)
  const expiresAt = written ? new Date(written) : new Date(now.getTime() + 24 * 60 * MINUTE_MS)
  if (expiresAt.getTime() < now.getTime() + 30 * MINUTE_MS)
    return errorReply(400, 'The expiration date must be at least 30 minutes ahead', 4020)
  const payment = addPayment(
    store,
    { ...sold, method: 'pix', status: 'pending', detail: 'pending_waiting_transfer', expiresAt },
    now,
  )
  const to = { key: 'pagamentos@sensitivos.com.br' }
  payment.qrCode = writePixCode({
    to,
    amount: BigInt(sold.cents),
    merchantName: 'SENSITIVOS',
    merchantCity: 'SAO PAULO',
    txid: `mpqrinter${payment.id}`,
  })
  return okReply(paymentJson(payment), 201)
}

function chargeCard(store: FakeStore, body: Body, sold: SaleTerms, now: Date): Reply {
  const card = store.cardTokens.get(String(body.token))
  if (!card) return errorReply(400, 'Card Token not found', 2006)
  if ((body.payer as { id?: string } | undefined)?.id !== card.customer)
    return errorReply(400, 'Customer not found', 2002)
  store.cardTokens.delete(String(body.token))
  const isPaid = card.later === 'accredited'
  const { method, lastFour, customer, id: cardId } = card
  const payment = addPayment(
    store,
    { ...sold, method, lastFour, customer, cardId, status: isPaid ? 'approved' : 'rejected', detail: card.later },
    now,
  )
  return okReply(paymentJson(payment), 201)
}

/** Expires every Pix that was not paid in time. */
export function expireDue(store: FakeStore, now: Date) {
  for (const payment of store.payments.values())
    if (payment.status === 'pending' && payment.expiresAt && payment.expiresAt <= now)
      changePayment(store, payment, 'cancelled', 'expired', now)
}

/** Changes a payment and queues a webhook. */
export function changePayment(store: FakeStore, payment: KnownPayment, status: string, detail: string, now: Date) {
  Object.assign(payment, {
    status,
    detail,
    changedAt: now,
    approvedAt: payment.approvedAt ?? (status === 'approved' ? now : null),
  })
  store.notices.push({ topic: 'payment', id: String(payment.id) })
}
