import { randomUUID } from 'node:crypto'
import { endpointsWith } from '#domains/payments/endpoints.ts'
import { jobsWith } from '#domains/payments/jobs.ts'
import { requestRefund } from '#domains/payments/refunds/request-refund.ts'
import { requestPayment } from '#domains/payments/request-payment.ts'
import { findPayment } from '#domains/payments/sql.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { guardedGateway } from '#gateways/payments/guarded-gateway.ts'
import { mercadoPagoGateway } from '#gateways/payments/mercadopago/gateway.ts'
import { applyDueMoves } from '#gateways/payments/sandbox/apply-due-moves.ts'
import type { Bank } from '#gateways/payments/sandbox/bank.ts'
import { payByCard } from '#gateways/payments/sandbox/cards/pay-by-card.ts'
import { deliverWebhooks } from '#gateways/payments/sandbox/deliver-webhooks.ts'
import { sandboxGateway } from '#gateways/payments/sandbox/gateway.ts'
import { pressButton } from '#gateways/payments/sandbox/press-button.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { apiOf, type Role } from '#platform/http.ts'
import { log as realLog } from '#platform/log.ts'
import { startFakeMercadoPago } from '#test/gateways/mercadopago/fake-mercado-pago.ts'
import { payPix } from '#test/gateways/mercadopago/payer-actions.ts'
import { signedWebhook } from '#test/gateways/mercadopago/signed-webhook.ts'
import { asSeen } from '#test/support/team.ts'
import { settableClock } from './settable-clock.ts'

const SECRET = 'a-secret-that-only-tests-know'
export type GatewayName = 'sandbox' | 'mercadopago'
type Logged = { alarm?: string; [detail: string]: unknown }

/**
 * The shop between two gateways, the sandbox and the fake Mercado Pago, on one database and one clock. `configure` is
 * a restart under another configuration.
 */
export async function openTwoGateways(db: Db) {
  // An hour in which no nightly reconciliation comes between.
  const time = settableClock(new Date('2026-03-02T04:00:00Z'))
  const fake = await startFakeMercadoPago(time.now)
  const { token, account, apiUrl } = fake
  const bank: Bank = { db, clock: time.clock, secrets: [SECRET], publicUrl: 'https://loja.test' }
  const merchant = { token, account, apiUrl, secrets: [SECRET], publicUrl: 'https://loja.test', now: time.now }
  const known = {
    sandbox: guardedGateway(sandboxGateway(bank)),
    mercadopago: guardedGateway(mercadoPagoGateway(merchant), { withinMs: 1_000 }),
  }
  const roles = new Map<string, Role>()
  const alarms: Logged[] = []
  const log = Object.assign(Object.create(realLog) as typeof realLog, {
    error: (entry: Logged) => void (entry.alarm ? alarms.push(entry) : realLog.error(entry)),
  })

  function siteOver(active: GatewayName, names: readonly GatewayName[] = ['sandbox', 'mercadopago']) {
    const gateways = { active: known[active], all: names.map((name) => known[name]) }
    const ports = {
      db,
      now: time.now,
      clock: time.clock,
      log,
      viewerOf: async (id: string) => asSeen({ id, role: roles.get(id) ?? ('client' as const), sessionId: id }),
      trustedProxies: 0,
    }
    return {
      context: { db, clock: time.clock, log, gateways },
      api: apiOf(endpointsWith(gateways, log), ports),
      jobs: jobsWith(gateways),
    }
  }
  let site = siteOver('sandbox')
  let isDelivering = true

  const post = async (url: URL, init: RequestInit) => site.api.request(url.pathname + url.search, init)
  async function deliver() {
    if (!isDelivering) return void fake.store.notices.splice(0)
    await deliverWebhooks(bank, 'https://loja.test/api/payments/webhooks/sandbox', post)
    for (const notice of fake.store.notices.splice(0)) {
      const { address, init } = signedWebhook(notice, { secret: SECRET, at: time.now() })
      await site.api.request(address, init)
    }
  }
  /** Everything that jobs would do now, once. */
  async function work() {
    await applyDueMoves(bank)
    await deliver()
    for (const job of site.jobs) await job.run({ db, clock: time.clock, now: time.now(), log })
  }
  const chargeIdAt = async (id: string) => {
    const found = await known.sandbox.findById(id)
    return found.outcome === 'found' ? found.charge.gatewayId : undefined
  }
  return {
    db,
    fake,
    time,
    known,
    alarms,
    configure: (...given: Parameters<typeof siteOver>) => void (site = siteOver(...given)),
    /** From now on every webhook is lost. */
    silence: () => void (isDelivering = false),
    close: fake.close,
    async wait(seconds: number, step = 5) {
      for (let passed = 0; passed < seconds; passed += step) {
        time.pass(step)
        await work()
      }
    },
    async person(role: Role = 'client'): Promise<string> {
      const id = randomUUID()
      roles.set(id, role)
      await db`insert into people (id, email, first_name, role) values (${id}, ${`${id}@example.com`}, 'Ana', ${role})`
      return id
    },
    buy: (personId: string, more: { savedCardId?: string; keepsCard?: boolean; method?: 'pix' | 'card' } = {}) =>
      requestPayment(site.context, { id: randomUUID(), personId, amount: 5_000n, method: 'pix', ...more }),
    /** The payer pays, wherever the charge is. */
    async pay(id: string) {
      const chargeId = await chargeIdAt(id)
      if (chargeId) await pressButton(bank, chargeId, 'pagar')
      else payPix(fake, id, time.now())
    },
    press: async (id: string, button: string) => pressButton(bank, (await chargeIdAt(id))!, button),
    typeCard: async (id: string) =>
      payByCard(bank, (await chargeIdAt(id))!, { card: 'approved', installments: 1, keeps: true }),
    refund: (payment: { id: string; personId: string }) =>
      inTransaction(db, (tx) =>
        requestRefund(tx, {
          paymentId: payment.id,
          personId: payment.personId,
          amount: 5_000n,
          reason: 'Arrependimento',
          at: time.now(),
        }),
      ),
    payment: async (id: string) => (await findPayment(db, id))!,
    creditsOf: (personId: string) => balanceOf(db, availableOf(personId)),
    request: (method: 'GET' | 'POST', path: string, personId: string, body?: unknown) =>
      site.api.request(path, {
        method,
        headers: { authorization: `Bearer ${personId}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  }
}
export type TwoGateways = Awaited<ReturnType<typeof openTwoGateways>>
