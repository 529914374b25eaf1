import { writePixCode } from '#shared/pix/write-pix-code.ts'
import { no, yes, type Reply } from './answers.ts'
import type { Books, KnownPayment } from './books.ts'
import { shown } from './shown.ts'

const A_MINUTE = 60_000
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

type Fresh = Partial<KnownPayment> &
  Pick<KnownPayment, 'method' | 'status' | 'detail' | 'cents' | 'reference' | 'collector'>

export function addPayment(books: Books, fresh: Fresh, now: Date): KnownPayment {
  const payment: KnownPayment = { ...BLANK, id: books.nextId++, createdAt: now, changedAt: now, ...fresh }
  if (payment.status === 'approved') payment.approvedAt = now
  books.payments.set(payment.id, payment)
  books.notices.push({ topic: 'payment', id: String(payment.id) })
  return payment
}

type Body = Record<string, unknown>
const centsOf = (amount: unknown) => (typeof amount === 'number' && amount > 0 ? Math.round(amount * 100) : undefined)

/** POST /v1/payments */
export function createPayment(books: Books, body: Body, collector: number, now: Date): Reply {
  const cents = centsOf(body.transaction_amount)
  if (cents === undefined || cents / 100 !== body.transaction_amount) return no(400, 'Invalid transaction_amount', 4037)
  const reference = (body.external_reference as string | undefined) ?? null
  return body.payment_method_id === 'pix'
    ? openPix(books, body, { cents, reference, collector }, now)
    : chargeCard(books, body, { cents, reference, collector }, now)
}

type Sold = { cents: number; reference: string | null; collector: number }

function openPix(books: Books, body: Body, sold: Sold, now: Date): Reply {
  if (!books.hasPixKey) return no(400, 'Collector user without key enabled for QR rendering', 13_253)
  const payer = body.payer as { email?: string } | undefined
  if (!payer?.email) return no(400, 'payer.email is required', 4050)
  const written = String(body.date_of_expiration ?? '')
  if (written && !/\d\.\d{3}[+-]\d\d:\d\d$/.test(written)) return no(400, 'Invalid date_of_expiration', 4020)
  const expiresAt = written ? new Date(written) : new Date(now.getTime() + 24 * 60 * A_MINUTE)
  if (expiresAt.getTime() < now.getTime() + 30 * A_MINUTE)
    return no(400, 'The expiration date must be at least 30 minutes ahead', 4020)
  const payment = addPayment(
    books,
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
  return yes(shown(payment), 201)
}

function chargeCard(books: Books, body: Body, sold: Sold, now: Date): Reply {
  const card = books.cardTokens.get(String(body.token))
  if (!card) return no(400, 'Card Token not found', 2006)
  if ((body.payer as { id?: string } | undefined)?.id !== card.customer) return no(400, 'Customer not found', 2002)
  books.cardTokens.delete(String(body.token))
  const isPaid = card.later === 'accredited'
  const { method, lastFour, customer, id: cardId } = card
  const payment = addPayment(
    books,
    { ...sold, method, lastFour, customer, cardId, status: isPaid ? 'approved' : 'rejected', detail: card.later },
    now,
  )
  return yes(shown(payment), 201)
}

/** A Pix that nobody paid in time ends by itself. */
export function expireDue(books: Books, now: Date) {
  for (const payment of books.payments.values())
    if (payment.status === 'pending' && payment.expiresAt && payment.expiresAt <= now)
      move(books, payment, 'cancelled', 'expired', now)
}

/** A payment changes, and rings. */
export function move(books: Books, payment: KnownPayment, status: string, detail: string, now: Date) {
  Object.assign(payment, {
    status,
    detail,
    changedAt: now,
    approvedAt: payment.approvedAt ?? (status === 'approved' ? now : null),
  })
  books.notices.push({ topic: 'payment', id: String(payment.id) })
}
