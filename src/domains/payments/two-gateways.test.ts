import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openTwoGateways, type GatewayName, type TwoGateways } from '#test/support/two-gateways-fixture.ts'
import { listCardsOf } from './cards/sql.ts'
import { readReconciliations } from './reconciliation/contract.ts'
import { receiveWebhook } from './webhooks/receive-webhook.ts'

let db: Db
let shop: TwoGateways
let ana: string
beforeEach(async () => {
  db = await freshDatabase()
  shop = await openTwoGateways(db)
  ana = await shop.person()
})
afterEach(async () => {
  await shop.close()
  expect(await findLedgerViolations(db)).toEqual([])
})

const SWITCHES = [
  ['sandbox', 'mercadopago'],
  ['mercadopago', 'sandbox'],
] as const satisfies [GatewayName, GatewayName][]

/** Ana has an open payment at one gateway, then new charges go to the other one, where she has a second. */
async function buyThenSwitch(from: GatewayName, to: GatewayName) {
  shop.configure(from)
  const old = await shop.buy(ana)
  shop.configure(to)
  return [old, await shop.buy(ana)] as const
}

describe.each(SWITCHES)('PAYMENT_GATEWAY changes from %s to %s', (from, to) => {
  test('new charges are opened at the new one, and both payments are credited by webhook', async () => {
    const [old, later] = await buyThenSwitch(from, to)
    expect([old.gateway, later.gateway]).toEqual([from, to])
    await shop.pay(old.id)
    await shop.pay(later.id)
    await shop.wait(5)
    expect([(await shop.payment(old.id)).state, (await shop.payment(later.id)).state]).toEqual(['paid', 'paid'])
    expect(await shop.creditsOf(ana)).toBe(10_000n)
  })

  test('both are asked about when no webhook comes', async () => {
    const [old, later] = await buyThenSwitch(from, to)
    shop.silence()
    await shop.pay(old.id)
    await shop.pay(later.id)
    await shop.wait(60)
    expect(await shop.creditsOf(ana)).toBe(10_000n)
  })

  test('both expire when nobody pays, and money that comes late is credited', async () => {
    const [old, later] = await buyThenSwitch(from, to)
    await shop.wait(1_820, 65)
    expect([(await shop.payment(old.id)).state, (await shop.payment(later.id)).state]).toEqual(['expired', 'expired'])
    if (from === 'sandbox') await shop.press(old.id, 'pagar-depois-de-expirar')
    else await shop.pay(old.id)
    await shop.wait(10)
    expect((await shop.payment(old.id)).state).toBe('paid_late')
  })

  test('each refund goes to the gateway that was paid', async () => {
    const payments = await buyThenSwitch(from, to)
    for (const { id } of payments) await shop.pay(id)
    await shop.wait(5)
    for (const payment of payments) await shop.refund(payment)
    await shop.wait(10)
    for (const { id, gateway } of payments) {
      expect((await shop.payment(id)).state).toBe('refunded')
      expect(await shop.known[gateway as GatewayName].findById(id)).toMatchObject({ charge: { refunded: 5_000n } })
    }
  })

  test('a payment that webhooks missed is found when books are compared, at either', async () => {
    const payments = await buyThenSwitch(from, to)
    shop.silence()
    await db`update payments set next_check_at = null`
    for (const { id } of payments) await shop.pay(id)
    const iris = await shop.person('admin')
    for (const gateway of [from, to])
      expect((await shop.request('POST', readReconciliations.path, iris, { id: randomUUID(), gateway })).status).toBe(
        200,
      )
    await shop.wait(10)
    expect(await shop.creditsOf(ana)).toBe(10_000n)
    const { runs } = (await (await shop.request('GET', readReconciliations.path, iris)).json()) as {
      runs: { gateway: string; healed: number }[]
    }
    expect(Object.fromEntries(runs.map(({ gateway, healed }) => [gateway, healed]))).toEqual({ [from]: 1, [to]: 1 })
  })
})

test('a webhook is kept with the headers that its gateway names', async () => {
  const gateway = {
    ...shop.known.sandbox,
    webhookHeaders: ['asaas-access-token'],
    readWebhook: () => ({ gatewayId: 'x' }),
  }
  const headers = new Headers({
    'asaas-access-token': 'ours',
    'x-signature': 'ts=1',
    cookie: 'a=b',
    'user-agent': 'Asaas',
  })
  await receiveWebhook(db, gateway, { query: '', headers, body: Buffer.from('{}'), now: shop.time.now() })
  const [kept] = await db<{ headers: object }[]>`select headers from payment_webhooks`
  expect(kept!.headers).toEqual({ 'asaas-access-token': 'ours', 'user-agent': 'Asaas' })
})

test('a dispute at the former gateway is applied', async () => {
  const [old] = await buyThenSwitch('sandbox', 'mercadopago')
  await shop.pay(old.id)
  await shop.wait(5)
  await shop.press(old.id, 'contestar')
  await shop.wait(5)
  expect((await shop.payment(old.id)).dispute).toBe('opened')
})

test('a saved card is charged where it is kept', async () => {
  const first = await shop.buy(ana, { method: 'card', keepsCard: true })
  await shop.typeCard(first.id)
  await shop.wait(5)
  shop.configure('mercadopago')
  const [card] = await listCardsOf(db, ana, ['mercadopago', 'sandbox'])
  const again = await shop.buy(ana, { method: 'card', savedCardId: card!.id })
  await shop.wait(15)
  expect(await shop.payment(again.id)).toMatchObject({ gateway: 'sandbox', state: 'paid' })
  shop.configure('mercadopago', ['mercadopago'])
  await expect(shop.buy(ana, { method: 'card', savedCardId: card!.id })).rejects.toMatchObject({
    code: 'payments.card_not_found',
  })
})

describe('a gateway is not configured any more', () => {
  const alarms = () => shop.alarms.filter(({ alarm }) => alarm === 'gateway_not_configured')

  test('its payments wait without expiring, with one alarm, and are credited when it is back', async () => {
    const [old, later] = await buyThenSwitch('sandbox', 'mercadopago')
    await shop.pay(old.id)
    await shop.pay(later.id)
    shop.configure('mercadopago', ['mercadopago'])
    await shop.wait(2_000, 100)
    expect((await shop.payment(old.id)).state).toBe('pending')
    expect((await shop.payment(later.id)).state).toBe('paid')
    expect(alarms()).toEqual([expect.objectContaining({ gateway: 'sandbox', payments: 1, refunds: 0 })])
    shop.configure('mercadopago')
    await shop.wait(10)
    expect((await shop.payment(old.id)).state).toBe('paid')
    expect(await shop.creditsOf(ana)).toBe(10_000n)
    expect(alarms()).toHaveLength(1)
  })

  test('its refunds wait too', async () => {
    const [old] = await buyThenSwitch('sandbox', 'mercadopago')
    await shop.pay(old.id)
    await shop.wait(5)
    shop.configure('mercadopago', ['mercadopago'])
    await shop.refund(old)
    await shop.wait(400, 100)
    expect((await shop.payment(old.id)).returning).toBe(5_000n)
    expect(alarms()).toEqual([expect.objectContaining({ gateway: 'sandbox', payments: 0, refunds: 1 })])
    shop.configure('mercadopago')
    await shop.wait(10)
    expect((await shop.payment(old.id)).state).toBe('refunded')
  })
})
