import type { FakeMercadoPago } from './fake-mercado-pago.ts'
import { addPayment, changePayment } from './payments.ts'

const paymentsOf = ({ store }: FakeMercadoPago, reference: string) =>
  [...store.payments.values()].filter((payment) => payment.reference === reference)

/** A Pix is paid: the bank takes the money whatever our page says by now. */
export function payPix(fake: FakeMercadoPago, reference: string, now: Date) {
  for (const payment of paymentsOf(fake, reference))
    if (payment.status === 'pending') changePayment(fake.store, payment, 'approved', 'accredited', now)
}

type CardAttempt = { status?: string; detail?: string; installments?: number; keeps?: boolean }

/** A card is typed on the page of that reference; approved unless told otherwise. */
export function tryCard(
  { store, account }: FakeMercadoPago,
  reference: string,
  now: Date,
  { status = 'approved', detail = 'accredited', installments = 1, keeps: ticks = false }: CardAttempt = {},
) {
  const page = store.pages.find((one) => one.reference === reference)
  if (!page || page.expiresAt <= now) throw new Error('no page to pay on')
  const card = {
    id: store.nextId++,
    customer: `${account}-ana`,
    method: 'master' as const,
    lastFour: '6351',
    later: 'accredited',
  }
  const keeps = page.keepsCard && ticks && status === 'approved'
  if (keeps) store.cards.push(card)
  const saved = { customer: keeps ? card.customer : null, cardId: keeps ? card.id : null }
  return addPayment(
    store,
    {
      reference,
      method: 'master',
      lastFour: '6351',
      cents: page.cents,
      collector: Number(account),
      status,
      detail,
      installments,
      ...saved,
    },
    now,
  )
}

/** The bank's review ends. */
export function decideReview(fake: FakeMercadoPago, reference: string, status: 'approved' | 'rejected', now: Date) {
  for (const payment of paymentsOf(fake, reference))
    if (payment.status === 'in_process')
      changePayment(fake.store, payment, status, status === 'approved' ? 'accredited' : 'cc_rejected_high_risk', now)
}

/** The payer's bank takes the money back, and later decides. */
export function chargeBack(
  fake: FakeMercadoPago,
  reference: string,
  detail: 'in_process' | 'settled' | 'reimbursed',
  now: Date,
) {
  const payment = paymentsOf(fake, reference).find(({ approvedAt }) => approvedAt !== null)!
  const { store } = fake
  if (!store.chargebacks.some(({ paymentId }) => paymentId === payment.id))
    store.chargebacks.push({
      id: `2170000876543${payment.id}`,
      paymentId: payment.id,
      cents: payment.cents - payment.refundedCents,
      at: now,
    })
  Object.assign(payment, { status: 'charged_back', detail, changedAt: now })
  store.notices.push({
    topic: 'topic_chargebacks_wh',
    id: store.chargebacks.find(({ paymentId }) => paymentId === payment.id)!.id,
  })
}

/** The payer complains to Mercado Pago; closing the claim says who was right. */
export function mediate(fake: FakeMercadoPago, reference: string, end: 'opened' | 'seller' | 'buyer', now: Date) {
  const payment = paymentsOf(fake, reference).find(({ approvedAt }) => approvedAt !== null)!
  const { store } = fake
  const known = store.claims.find(({ paymentId }) => paymentId === payment.id)
  const claim = known ?? {
    id: store.nextId++,
    paymentId: payment.id,
    status: 'opened' as const,
    benefited: [],
    at: now,
  }
  if (!known) store.claims.push(claim)
  if (end !== 'opened')
    Object.assign(claim, { status: 'closed', benefited: [end === 'buyer' ? 'complainant' : 'respondent'] })
  if (end === 'buyer') payment.refundedCents = payment.cents
  const [status, detail] = {
    opened: ['in_mediation', 'pending'],
    seller: ['approved', 'accredited'],
    buyer: ['refunded', 'bpp_refunded'],
  }[end] as [string, string]
  Object.assign(payment, { status, detail, changedAt: now })
  store.notices.push({ topic: 'topic_claims_integration_wh', id: String(claim.id) })
}
