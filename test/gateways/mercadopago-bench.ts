import { mercadoPagoGateway } from '#gateways/payments/mercadopago/gateway.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import type { Bench } from './bench.ts'
import { openDouble } from './mercadopago/double.ts'
import { settleRefunds } from './mercadopago/give-back.ts'
import { chargeBack, decideReview, payPix, tryCard } from './mercadopago/people.ts'

const DETAILS = { opened: 'in_process', won: 'reimbursed', lost: 'settled' } as const

/** Mercado Pago's double on the bench. */
export async function mercadoPagoBench(): Promise<Bench> {
  const time = settableClock()
  const { now } = time
  const double = await openDouble(now)
  const { token, account, apiUrl, books } = double
  let refunds: 'approved' | 'rejected' = 'approved'
  return {
    gateway: mercadoPagoGateway({
      token,
      account,
      apiUrl,
      secrets: ['the-secret-of-today'],
      publicUrl: 'https://loja.test',
      now,
    }),
    now,
    pass: async (seconds) => time.pass(seconds),
    payPix: async (id) => payPix(double, id, now()),
    payByCard: async (id, { laterRefused = false, ...options } = {}) => {
      tryCard(double, id, now(), options)
      if (laterRefused) for (const card of books.cards) card.later = 'cc_rejected_insufficient_amount'
    },
    refuseCard: async (id) =>
      void tryCard(double, id, now(), { status: 'rejected', detail: 'cc_rejected_insufficient_amount' }),
    reviewCard: async (id) =>
      void tryCard(double, id, now(), { status: 'in_process', detail: 'pending_review_manual' }),
    approveReview: async (id) => decideReview(double, id, 'approved', now()),
    refundMood: async (mood) => {
      books.refundMood = mood === 'at_once' ? 'at_once' : 'slow'
      refunds = mood === 'refused' ? 'rejected' : 'approved'
    },
    settleRefunds: async () => settleRefunds(books, refunds, now()),
    contest: async (id, to) => chargeBack(double, id, DETAILS[to], now()),
    close: double.close,
  }
}
