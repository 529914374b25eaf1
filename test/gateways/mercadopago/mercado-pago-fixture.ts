import { randomUUID } from 'node:crypto'
import { endpointsWith } from '#domains/payments/endpoints.ts'
import { requestRefund } from '#domains/payments/refunds/request-refund.ts'
import { sweepRefunds } from '#domains/payments/refunds/sweep-refunds.ts'
import { requestPayment } from '#domains/payments/request-payment.ts'
import { findPayment } from '#domains/payments/sql.ts'
import { sweepPaymentChecks, sweepOverduePayments } from '#domains/payments/sweep-payments.ts'
import type { GatewayContext, PaymentContext } from '#domains/payments/payment-context.ts'
import { processWebhooks } from '#domains/payments/webhooks/process-webhooks.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { soleGateway } from '#gateways/payments/gateways.ts'
import { guardedGateway } from '#gateways/payments/guarded-gateway.ts'
import { mercadoPagoGateway } from '#gateways/payments/mercadopago/gateway.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import type { Notice } from './store.ts'
import { startFakeMercadoPago } from './fake-mercado-pago.ts'
import { signedWebhook } from './signed-webhook.ts'

const SECRET = 'a-secret-that-only-tests-know'

/** How often each webhook is delivered. */
type DeliveryMode = 'once' | 'thrice' | 'never'

/** The shop with the fake Mercado Pago, on a clock that tests set. */
export async function openMercadoPagoFixture(db: Db) {
  const time = settableClock()
  const fake = await startFakeMercadoPago(time.now)
  const { token, account, apiUrl, store } = fake
  const merchant = { token, account, apiUrl, secrets: [SECRET], publicUrl: 'https://loja.test', now: time.now }
  const gateway = guardedGateway(mercadoPagoGateway(merchant), { withinMs: 1_000 })
  const gateways = soleGateway(gateway)
  const context: PaymentContext & GatewayContext = { db, clock: time.clock, log, gateway, gateways }
  const viewerOf = async (id: string) => ({ id, role: 'client' as const, sessionId: id })
  const api = apiOf(endpointsWith(gateways, log), {
    db,
    now: time.now,
    clock: time.clock,
    log,
    viewerOf,
    trustedProxies: 0,
  })
  let post: DeliveryMode = 'once'

  const deliverNotice = async (notice: Notice, more: { secret?: string; at?: Date } = {}) => {
    const { address, init } = signedWebhook(notice, { secret: SECRET, at: time.now(), ...more })
    return (await api.request(address, init)).status
  }
  async function deliver() {
    const copies = { once: 1, thrice: 3, never: 0 }[post]
    for (const notice of store.notices.splice(0)) for (let n = 0; n < copies; n++) await deliverNotice(notice)
  }
  async function work() {
    await deliver()
    while ((await processWebhooks(context)) > 0);
    await sweepPaymentChecks(context)
    await sweepOverduePayments(context)
    await sweepRefunds(context)
  }
  return {
    fake,
    now: time.now,
    context,
    deliverNotice,
    setDelivery: (how: DeliveryMode) => void (post = how),
    async wait(seconds: number, step = 1) {
      for (let passed = 0; passed < seconds; passed += step) {
        time.pass(step)
        await work()
      }
    },
    async client(name = 'Ana'): Promise<string> {
      const id = randomUUID()
      await db`insert into people (id, email, first_name, role)
        values (${id}, ${`${name.toLowerCase()}-${id}@example.com`}, ${name}, 'client')`
      return id
    },
    buy: (personId: string, method: 'pix' | 'card' = 'pix', more: { keepsCard?: boolean; savedCardId?: string } = {}) =>
      requestPayment(context, { id: randomUUID(), personId, amount: 4_990n, method, ...more }),
    refund: (payment: { id: string; personId: string }, amount: bigint) =>
      inTransaction(db, (tx) =>
        requestRefund(tx, {
          paymentId: payment.id,
          personId: payment.personId,
          amount,
          reason: 'Arrependimento',
          at: time.now(),
        }),
      ),
    payment: async (id: string) => (await findPayment(db, id))!,
    show: async (id: string, personId: string) =>
      (await api.request(`/api/payments/${id}`, { headers: { authorization: `Bearer ${personId}` } })).json(),
    creditsOf: (personId: string) => balanceOf(db, availableOf(personId)),
    statesOf: async (id: string) =>
      (await db<{ state: string }[]>`select state from payment_events where payment_id = ${id} order by at, state`).map(
        ({ state }) => state,
      ),
  }
}
export type MercadoPagoFixture = Awaited<ReturnType<typeof openMercadoPagoFixture>>
