import { mercadoPagoGateway } from '#gateways/payments/mercadopago/gateway.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import type { GatewayFixture } from './gateway-fixture.ts'
import { startFakeMercadoPago } from './mercadopago/fake-mercado-pago.ts'
import { settleRefunds } from './mercadopago/refunds.ts'
import { chargeBack, decideReview, payPix, tryCard } from './mercadopago/payer-actions.ts'

const DETAILS = { opened: 'in_process', won: 'reimbursed', lost: 'settled' } as const

/** The fake Mercado Pago for the gateway contract tests. */
export async function openMercadoPagoGateway(): Promise<GatewayFixture> {
  const time = settableClock()
  const { now } = time
  const fake = await startFakeMercadoPago(now)
  const { token, account, apiUrl, store } = fake
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
    payPix: async (id) => payPix(fake, id, now()),
    payByCard: async (id, { laterRefused = false, ...options } = {}) => {
      tryCard(fake, id, now(), options)
      if (laterRefused) for (const card of store.cards) card.later = 'cc_rejected_insufficient_amount'
    },
    refuseCard: async (id) =>
      void tryCard(fake, id, now(), { status: 'rejected', detail: 'cc_rejected_insufficient_amount' }),
    reviewCard: async (id) => void tryCard(fake, id, now(), { status: 'in_process', detail: 'pending_review_manual' }),
    approveReview: async (id) => decideReview(fake, id, 'approved', now()),
    setRefundMode: async (mode) => {
      store.refundMode = mode === 'at_once' ? 'at_once' : 'slow'
      refunds = mode === 'refused' ? 'rejected' : 'approved'
    },
    settleRefunds: async () => settleRefunds(store, refunds, now()),
    contest: async (id, to) => chargeBack(fake, id, DETAILS[to], now()),
    close: fake.close,
  }
}
