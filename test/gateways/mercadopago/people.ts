import type { Double } from './double.ts'
import { addPayment, move } from './pay.ts'

const paymentsOf = ({ books }: Double, reference: string) =>
  [...books.payments.values()].filter((payment) => payment.reference === reference)

/** Somebody pays a Pix: the bank takes the money for it whatever our page says by now. */
export function payPix(double: Double, reference: string, now: Date) {
  for (const payment of paymentsOf(double, reference))
    if (payment.status === 'pending') move(double.books, payment, 'approved', 'accredited', now)
}

type Tried = { status?: string; detail?: string; installments?: number; keeps?: boolean }

/** Somebody types a card on the page of that reference. Paid is the rule. */
export function tryCard(
  { books, account }: Double,
  reference: string,
  now: Date,
  { status = 'approved', detail = 'accredited', installments = 1, keeps: ticks = false }: Tried = {},
) {
  const page = books.pages.find((one) => one.reference === reference)
  if (!page || page.expiresAt <= now) throw new Error('no page to pay on')
  const card = {
    id: books.nextId++,
    customer: `${account}-ana`,
    method: 'master' as const,
    lastFour: '6351',
    later: 'accredited',
  }
  const keeps = page.keepsCard && ticks && status === 'approved'
  if (keeps) books.cards.push(card)
  const kept = { customer: keeps ? card.customer : null, cardId: keeps ? card.id : null }
  return addPayment(
    books,
    {
      reference,
      method: 'master',
      lastFour: '6351',
      cents: page.cents,
      collector: Number(account),
      status,
      detail,
      installments,
      ...kept,
    },
    now,
  )
}

/** The bank has looked at a card and says yes or no. */
export function decideReview(double: Double, reference: string, status: 'approved' | 'rejected', now: Date) {
  for (const payment of paymentsOf(double, reference))
    if (payment.status === 'in_process')
      move(double.books, payment, status, status === 'approved' ? 'accredited' : 'cc_rejected_high_risk', now)
}

/** The payer's bank takes the money back, and later decides. */
export function chargeBack(
  double: Double,
  reference: string,
  detail: 'in_process' | 'settled' | 'reimbursed',
  now: Date,
) {
  const payment = paymentsOf(double, reference).find(({ approvedAt }) => approvedAt !== null)!
  const { books } = double
  if (!books.chargebacks.some(({ paymentId }) => paymentId === payment.id))
    books.chargebacks.push({
      id: `2170000876543${payment.id}`,
      paymentId: payment.id,
      cents: payment.cents - payment.refundedCents,
      at: now,
    })
  Object.assign(payment, { status: 'charged_back', detail, changedAt: now })
  books.notices.push({
    topic: 'topic_chargebacks_wh',
    id: books.chargebacks.find(({ paymentId }) => paymentId === payment.id)!.id,
  })
}

/** The payer complains to Mercado Pago; closing it says who was right. */
export function mediate(double: Double, reference: string, end: 'opened' | 'seller' | 'buyer', now: Date) {
  const payment = paymentsOf(double, reference).find(({ approvedAt }) => approvedAt !== null)!
  const { books } = double
  const known = books.claims.find(({ paymentId }) => paymentId === payment.id)
  const claim = known ?? {
    id: books.nextId++,
    paymentId: payment.id,
    status: 'opened' as const,
    benefited: [],
    at: now,
  }
  if (!known) books.claims.push(claim)
  if (end !== 'opened')
    Object.assign(claim, { status: 'closed', benefited: [end === 'buyer' ? 'complainant' : 'respondent'] })
  if (end === 'buyer') payment.refundedCents = payment.cents
  const [status, detail] = {
    opened: ['in_mediation', 'pending'],
    seller: ['approved', 'accredited'],
    buyer: ['refunded', 'bpp_refunded'],
  }[end] as [string, string]
  Object.assign(payment, { status, detail, changedAt: now })
  books.notices.push({ topic: 'topic_claims_integration_wh', id: String(claim.id) })
}
