import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  startFakeMercadoPago,
  type FakeMercadoPago,
  type FakeMode,
} from '#test/gateways/mercadopago/fake-mercado-pago.ts'
import { chargeBack, decideReview, mediate, payPix, tryCard } from '#test/gateways/mercadopago/payer-actions.ts'
import { signedWebhook } from '#test/gateways/mercadopago/signed-webhook.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import type { Charge, FindResult, Gateway } from '../gateway.ts'
import { mercadoPagoGateway } from './gateway.ts'

const secrets = ['the-secret-of-today', 'the-secret-of-yesterday']
let time: ReturnType<typeof settableClock>
let fake: FakeMercadoPago
let gateway: Gateway
beforeAll(async () => void (fake = await startFakeMercadoPago(() => time.now())))
afterAll(() => fake.close())
beforeEach(() => {
  time = settableClock()
  fake.setMode('healthy')
  fake.heard.length = 0
  fake.store.unindexed.clear()
  const { token, account, apiUrl } = fake
  gateway = mercadoPagoGateway({ token, account, apiUrl, secrets, publicUrl: 'https://loja.test', now: time.now })
})

const expiresAt = () => new Date(time.now().getTime() + 1_800_000)
const payer = { name: 'Ana Maria Souza', email: 'ana@example.com' }
const orderOf = (id: string = randomUUID()) => ({
  id,
  amount: 4_990n,
  description: 'Créditos',
  expiresAt: expiresAt(),
  payer,
})
const pageOf = (id?: string) => ({ ...orderOf(id), installments: 1, returnPath: '/creditos', keepsCard: false })
const chargeIn = (answer: FindResult | { outcome: 'created'; charge: Charge } | { outcome: 'declined' }) => {
  if (!('charge' in answer)) throw new Error(JSON.stringify(answer))
  return answer.charge
}
const pix = async (id?: string) => chargeIn(await gateway.createPixCharge(orderOf(id)))
const page = async (id?: string) => chargeIn(await gateway.createCardCharge(pageOf(id)))
const seen = async (id: string) => chargeIn(await gateway.findById(id))
const lines = () => fake.heard.map(({ line }) => line)

describe('unusable answers', () => {
  const calls: [string, () => Promise<{ outcome: string }>][] = [
    ['a Pix', () => gateway.createPixCharge(orderOf())],
    ['a page for cards', () => gateway.createCardCharge(pageOf())],
    ['a saved card', () => gateway.chargeSavedCard({ ...orderOf(), token: '777-ana/1' })],
    ['a saved card to delete', () => gateway.deleteCard('777-ana/1')],
    ['a question by our id', () => gateway.findById(randomUUID())],
    ['a question by theirs', () => gateway.findByGatewayId('90000000001')],
    ['a refund', () => gateway.refund(randomUUID(), 1, 100n)],
    ['the list', () => gateway.listSince(time.now())],
  ]
  const modes: FakeMode[] = ['down', 'busy', 'garbage', 'empty', 'locked_out', 'lost_answer']
  test.each(modes.flatMap((mode) => calls.map(([what, call]) => [mode, what, call] as const)))(
    '%s: the outcome of %s is unreachable, not refused',
    async (mode, _, call) => {
      fake.setMode(mode)
      expect(await call()).toMatchObject({
        outcome: 'unreachable',
        why: expect.stringMatching(/^(GET|POST|DELETE) \//),
      })
    },
  )

  test('a GET is retried once, a POST never', async () => {
    fake.setMode('down')
    await gateway.findByGatewayId('90000000001')
    await gateway.createPixCharge(orderOf())
    expect(lines()).toEqual(['GET /v1/payments/90000000001', 'GET /v1/payments/90000000001', 'POST /v1/payments'])
  })

  test('a Pix whose answer was lost is found once by our id', async () => {
    const id = randomUUID()
    fake.setMode('lost_answer')
    await gateway.createPixCharge(orderOf(id))
    fake.setMode('healthy')
    const charge = await seen(id)
    expect(charge).toMatchObject({ state: 'pending', brCode: expect.stringContaining('br.gov.bcb.pix') })
    expect((await pix(id)).gatewayId).toBe(charge.gatewayId)
  })

  test.each([
    ['an unknown status', { status: 'sleeping' }],
    ['no amount', { cents: Number.NaN }],
    ['no currency', { currency: null as unknown as string }],
  ])('%s makes the answer unreachable', async (_, changes) => {
    const { gatewayId } = await pix()
    Object.assign(fake.store.payments.get(Number(gatewayId))!, changes)
    expect(await gateway.findByGatewayId(gatewayId)).toMatchObject({
      outcome: 'unreachable',
      why: expect.stringContaining('unexpected body'),
    })
  })
})

describe('a Pix', () => {
  test('that is requested late still gets the minimum expiry of half an hour', async () => {
    const order = orderOf()
    time.pass(1_200)
    expect(await gateway.createPixCharge(order)).toMatchObject({ outcome: 'created' })
  })

  test('of another account or currency shows that account and currency', async () => {
    const { gatewayId } = await pix()
    Object.assign(fake.store.payments.get(Number(gatewayId))!, { collector: 42, currency: 'ARS' })
    expect(chargeIn(await gateway.findByGatewayId(gatewayId))).toMatchObject({ account: '42', currency: 'ARS' })
  })
})

describe('a card', () => {
  test('that is refused leaves the checkout page open for another one', async () => {
    const { reference, gatewayId, payPageUrl } = await page()
    tryCard(fake, reference, time.now(), { status: 'rejected', detail: 'cc_rejected_call_for_authorize' })
    expect(await seen(reference)).toMatchObject({ state: 'pending', declinedFor: 'call_issuer', payPageUrl, gatewayId })
    time.pass(5)
    tryCard(fake, reference, time.now(), { status: 'rejected', detail: 'cc_rejected_call_for_authorize' })
    expect(await seen(reference)).toMatchObject({ state: 'pending', refusedCards: 2 })
    time.pass(5)
    tryCard(fake, reference, time.now())
    expect(await seen(reference)).toMatchObject({ state: 'paid', declinedFor: undefined, refusedCards: 2, gatewayId })
  })

  test('paid twice gives the purchase for the first payment and a charge of its own for the second', async () => {
    const { reference, gatewayId } = await page()
    const reviewed = tryCard(fake, reference, time.now(), { status: 'in_process', detail: 'pending_review_manual' })
    time.pass(5)
    const first = tryCard(fake, reference, time.now())
    time.pass(5)
    decideReview(fake, reference, 'approved', time.now())
    expect(chargeIn(await gateway.findByGatewayId(String(first.id))).gatewayId).toBe(gatewayId)
    expect(chargeIn(await gateway.findByGatewayId(String(reviewed.id)))).toMatchObject({
      gatewayId: String(reviewed.id),
      state: 'paid',
      reference,
    })
    expect((await seen(reference)).gatewayId).toBe(gatewayId)
  })

  test('that has just paid is found although the search does not list it yet', async () => {
    const { reference } = await page()
    const { id } = tryCard(fake, reference, time.now())
    fake.store.unindexed.add(id)
    expect(await seen(reference)).toMatchObject({ state: 'pending' })
    expect(chargeIn(await gateway.findByGatewayId(String(id)))).toMatchObject({ state: 'paid', reference })
  })

  test('is never part of our requests', async () => {
    await page()
    expect(lines()).toEqual(['GET /checkout/preferences/search', 'POST /checkout/preferences'])
  })
})

describe('disputes', () => {
  const lastWebhook = () =>
    gateway.readWebhook(arrived(signedWebhook(fake.store.notices.at(-1)!, { secret: secrets[0]!, at: time.now() })))!

  test('a webhook about a chargeback leads to its charge', async () => {
    const { reference, gatewayId } = await page()
    tryCard(fake, reference, time.now())
    chargeBack(fake, reference, 'in_process', time.now())
    const { gatewayId: webhookCharge } = lastWebhook()
    expect(webhookCharge).toMatch(/^chargeback:2170000876543/)
    expect(chargeIn(await gateway.findByGatewayId(webhookCharge))).toMatchObject({
      gatewayId,
      dispute: { state: 'opened', amount: 4_990n },
    })
  })

  test('a chargeback that cannot be found yet makes the charge unreachable', async () => {
    const { reference } = await page()
    tryCard(fake, reference, time.now())
    chargeBack(fake, reference, 'in_process', time.now())
    fake.store.chargebacks.length = 0
    expect(await gateway.findById(reference)).toMatchObject({ outcome: 'unreachable' })
  })

  test.each([
    ['seller', 'won', 0n],
    ['buyer', 'lost', 4_990n],
  ] as const)('a mediation that ends for the %s is %s and keeps its id', async (end, state, refunded) => {
    const { reference } = await pix()
    payPix(fake, reference, time.now())
    mediate(fake, reference, 'opened', time.now())
    const opened = chargeIn(await gateway.findByGatewayId(lastWebhook().gatewayId))
    expect(opened).toMatchObject({ state: 'paid', refunded: 0n, dispute: { state: 'opened' } })
    mediate(fake, reference, end, time.now())
    const ended = chargeIn(await gateway.findByGatewayId(lastWebhook().gatewayId))
    expect(ended).toMatchObject({ state: 'paid', refunded, dispute: { state, gatewayId: opened.dispute!.gatewayId } })
  })
})

const arrived = ({ address, init }: ReturnType<typeof signedWebhook>) => ({
  query: new URL(address, 'https://loja.test').searchParams,
  headers: new Headers(init.headers),
  body: init.body,
})

describe('webhooks', () => {
  const webhookCharge = (secret: string, at = time.now()) =>
    gateway.readWebhook(arrived(signedWebhook({ topic: 'payment', id: '90000000001' }, { secret, at })))
  const hours = (count: number) => new Date(time.now().getTime() + count * 3_600_000)

  test('signed with either secret give the payment’s id', () => {
    for (const secret of secrets) expect(webhookCharge(secret)).toEqual({ gatewayId: '90000000001' })
  })

  test('are accepted for a day, and refused when older or from the future', () => {
    expect(webhookCharge(secrets[0]!, hours(-23))).toBeDefined()
    expect(webhookCharge(secrets[0]!, hours(-25))).toBeUndefined()
    expect(webhookCharge(secrets[0]!, hours(0.05))).toBeDefined()
    expect(webhookCharge(secrets[0]!, hours(0.5))).toBeUndefined()
  })

  test('are refused when forged, for another payment, or unsigned', () => {
    expect(webhookCharge('a-secret-somebody-guessed')).toBeUndefined()
    const { address, init } = signedWebhook(
      { topic: 'payment', id: '90000000001' },
      { secret: secrets[0]!, at: time.now() },
    )
    expect(
      gateway.readWebhook(arrived({ address: address.replace('90000000001', '90000000002'), init })),
    ).toBeUndefined()
    expect(gateway.readWebhook({ ...arrived({ address, init }), headers: new Headers() })).toBeUndefined()
    expect(
      gateway.readWebhook(
        arrived(signedWebhook({ topic: 'payment', id: '../users' }, { secret: secrets[0]!, at: time.now() })),
      ),
    ).toBeUndefined()
  })

  test('of an unknown kind are accepted and find no charge', async () => {
    const { address, init } = signedWebhook({ topic: 'payment', id: '55' }, { secret: secrets[0]!, at: time.now() })
    const webhook = gateway.readWebhook(arrived({ address: address.replace('type=payment', 'type=mp-connect'), init }))!
    expect(await gateway.findByGatewayId(webhook.gatewayId)).toEqual({ outcome: 'none' })
  })
})
