import { randomUUID } from 'node:crypto'
import { endpointsWith } from '#domains/payments/endpoints.ts'
import { requestPayment } from '#domains/payments/request-payment.ts'
import { findPayment, type PaymentRow } from '#domains/payments/sql.ts'
import { deleteCards } from '#domains/payments/cards/delete-cards.ts'
import { requestRefund } from '#domains/payments/refunds/request-refund.ts'
import { sweepRefunds } from '#domains/payments/refunds/sweep-refunds.ts'
import { sweepPaymentChecks, sweepOverduePayments } from '#domains/payments/sweep-payments.ts'
import type { GatewayContext, PaymentContext } from '#domains/payments/payment-context.ts'
import { processWebhooks } from '#domains/payments/webhooks/process-webhooks.ts'
import { balanceOf, postJournals } from '#domains/wallet/index.ts'
import { availableOf, COMMISSION } from '#domains/wallet/rules.ts'
import { soleGateway } from '#gateways/payments/gateways.ts'
import { guardedGateway } from '#gateways/payments/guarded-gateway.ts'
import type { Charge, Gateway } from '#gateways/payments/gateway.ts'
import type { Bank } from '#gateways/payments/sandbox/bank.ts'
import { payByCard } from '#gateways/payments/sandbox/cards/pay-by-card.ts'
import { deliverWebhooks } from '#gateways/payments/sandbox/deliver-webhooks.ts'
import { sandboxGateway } from '#gateways/payments/sandbox/gateway.ts'
import { applyDueMoves } from '#gateways/payments/sandbox/apply-due-moves.ts'
import { pressButton } from '#gateways/payments/sandbox/press-button.ts'
import { signatureOf } from '#gateways/payments/mercadopago-signature.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { apiOf, type Role } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { faultyGateway, type GatewayFault } from '#test/support/faulty-gateway.ts'
import { asSeen } from '#test/support/team.ts'
import { settableClock } from '#test/support/settable-clock.ts'

export const SECRET = 'a-secret-that-only-tests-know'
const SITE = 'http://loja.test'

type PaymentFixtureOptions = {
  time?: ReturnType<typeof settableClock>
  fault?: () => GatewayFault
  alterCharge?: (charge: Charge) => Charge
  withinMs?: number
}

/**
 * The shop, the demonstration bank and the webhooks between them, on one database and one clock that tests set.
 */
export function openPaymentFixture(
  db: Db,
  { time = settableClock(), fault = () => 'none', alterCharge, withinMs = 10_000 }: PaymentFixtureOptions = {},
) {
  const bank: Bank = { db, clock: time.clock, secrets: [SECRET], publicUrl: SITE }
  const sandbox: Gateway = sandboxGateway(bank)
  const gateway = guardedGateway(faultyGateway(sandbox, fault, alterCharge), { withinMs })
  const gateways = soleGateway(gateway)
  const context: PaymentContext & GatewayContext = { db, clock: time.clock, log, gateway, gateways }
  const roles = new Map<string, Role>()
  const viewerOf = async (token: string) =>
    asSeen({
      id: token,
      role: roles.get(token) ?? ('client' as const),
      sessionId: token,
      confirmedUntil: new Date(time.now().getTime() + 60_000),
    })
  const api = apiOf(endpointsWith(gateways, log), {
    db,
    now: time.now,
    clock: time.clock,
    log,
    viewerOf,
    trustedProxies: 0,
  })

  const deliver = async (url: URL, init: RequestInit) => api.request(url.pathname + url.search, init)
  /** Runs every job once. */
  const work = async () => {
    await applyDueMoves(bank)
    await deliverWebhooks(bank, `${SITE}/api/payments/webhooks/sandbox`, deliver)
    while ((await processWebhooks(context)) > 0);
    await sweepPaymentChecks(context)
    await sweepOverduePayments(context)
    await sweepRefunds(context)
    await deleteCards(context)
  }
  return {
    context,
    api,
    bank,
    gateway: sandbox,
    time,
    /** Calls the API; `token` is the id of the signed-in person. */
    call: (method: 'GET' | 'POST' | 'DELETE', path: string, token: string, body?: unknown) =>
      api.request(path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    appoint: (id: string, role: Role) => roles.set(id, role),
    async client(name = 'Ana'): Promise<string> {
      const id = randomUUID()
      await db`insert into people (id, email, first_name, role)
        values (${id}, ${`${name.toLowerCase()}-${id}@example.com`}, ${name}, 'client')`
      return id
    },
    buy: (personId: string, amount = 5_000n, id: string = randomUUID()) =>
      requestPayment(context, { id, personId, amount, method: 'pix' }),
    buyByCard: (
      personId: string,
      amount = 5_000n,
      more: {
        id?: string
        installments?: number
        keepsCard?: boolean
        savedCardId?: string
        address?: string
      } = {},
    ) => requestPayment(context, { id: randomUUID(), personId, amount, method: 'card', ...more }),
    /** Types a test card on the bank's page. */
    type: async (payment: { id: string }, card: string, { installments = 1, keeps = false } = {}) => {
      const found = await sandbox.findById(payment.id)
      if (found.outcome === 'found') await payByCard(bank, found.charge.gatewayId, { card, installments, keeps })
    },
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
    /** Uses credit. */
    spend: (personId: string, amount: bigint) =>
      inTransaction(db, (tx) =>
        postJournals(tx, [
          {
            key: `capture:${randomUUID()}:${amount}`,
            subject: { kind: 'consultation', id: randomUUID() },
            kind: 'spent',
            postings: [{ from: availableOf(personId), to: COMMISSION, amount }],
          },
        ]),
      ),
    payment: async (id: string): Promise<PaymentRow> => (await findPayment(db, id))!,
    press: async (payment: { id: string }, button: string) => {
      const found = await sandbox.findById(payment.id)
      if (found.outcome === 'found') await pressButton(bank, found.charge.gatewayId, button)
    },
    /** Advances the time in steps of `step` seconds and runs all jobs after each. */
    async wait(seconds: number, step = 1) {
      for (let passed = 0; passed < seconds; passed += step) {
        time.pass(step)
        await work()
      }
    },
    work,
    sendWebhook: (gatewayId: string, { secret = SECRET, signedId = gatewayId, requestId = randomUUID() } = {}) =>
      api.request(`/api/payments/webhooks/sandbox?data.id=${gatewayId}&type=payment`, {
        method: 'POST',
        headers: {
          'x-request-id': requestId,
          'x-signature': signatureOf(secret, { dataId: signedId, requestId, ts: String(time.now().getTime()) }),
        },
        body: JSON.stringify({ action: 'payment.updated', data: { id: gatewayId } }),
      }),
    creditsOf: (personId: string) => balanceOf(db, availableOf(personId)),
    statesOf: async (id: string) =>
      (await db<{ state: string }[]>`select state from payment_events where payment_id = ${id} order by at, state`).map(
        ({ state }) => state,
      ),
  }
}

export type PaymentFixture = ReturnType<typeof openPaymentFixture>
