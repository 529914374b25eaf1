import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPixCode } from '#shared/pix/read-pix-code.ts'
import type { GatewayFixture } from '#test/gateways/gateway-fixture.ts'
import { openMercadoPagoGateway } from '#test/gateways/mercadopago-fixture.ts'
import { openSandboxGateway } from '#test/gateways/sandbox-fixture.ts'
import { guardedGateway } from './guarded-gateway.ts'
import type { Charge, CreateResult, FindResult, Gateway, SavedCardOrder } from './gateway.ts'

/** The contract that every gateway must fulfil. */
describe.each([
  ['the sandbox bank', openSandboxGateway],
  ['Mercado Pago', openMercadoPagoGateway],
])('%s', (_, open) => {
  let fixture: GatewayFixture
  let gateway: Gateway
  beforeAll(async () => {
    fixture = await open()
    gateway = guardedGateway(fixture.gateway)
  })
  afterAll(() => fixture.close())

  const orderOf = (id: string = randomUUID(), amount = 4_990n) => ({
    id,
    amount,
    description: 'Créditos Sensitivos',
    payer: { name: 'Ana Souza', email: 'ana@example.com' },
    expiresAt: new Date(fixture.now().getTime() + 1_800_000),
  })
  const pageOf = (id?: string, amount?: bigint) => ({
    ...orderOf(id, amount),
    installments: 2,
    returnPath: '/creditos?pagamento=1',
    keepsCard: true,
  })
  const pix = async (id?: string, amount?: bigint) => ({
    ...chargeIn(await gateway.createPixCharge(orderOf(id, amount))),
  })
  const page = async (id?: string, amount?: bigint) => chargeIn(await gateway.createCardCharge(pageOf(id, amount)))
  const seen = async (id: string) => chargeIn(await gateway.findById(id))
  const paidPix = async (amount?: bigint) => {
    const { reference } = await pix(undefined, amount)
    await fixture.payPix(reference)
    return reference
  }

  describe('a Pix', () => {
    test.each([1_000n, 4_990n, 1_999n, 200_000n])(
      'of %s centavos has a code for that amount and our account',
      async (amount) => {
        const charge = await pix(undefined, amount)
        expect(charge).toMatchObject({
          method: 'pix',
          state: 'pending',
          amount,
          currency: 'BRL',
          refunded: 0n,
          account: gateway.account,
        })
        expect(readPixCode(charge.brCode!)?.amount).toBe(amount)
        expect(charge.payPageUrl).toMatch(/^https:/)
      },
    )

    test('requested twice at once is one charge; another amount is declined', async () => {
      const id = randomUUID()
      const [first, second] = await Promise.all([pix(id), pix(id)])
      expect(second.gatewayId).toBe(first.gatewayId)
      expect(await gateway.createPixCharge(orderOf(id, 5_000n))).toMatchObject({ outcome: 'declined' })
      expect(await seen(id)).toMatchObject({ gatewayId: first.gatewayId, amount: 4_990n })
    })

    test('shows under either id that and when it was paid', async () => {
      const charge = await pix()
      await fixture.payPix(charge.reference)
      const paid = {
        state: 'paid',
        amount: 4_990n,
        reference: charge.reference,
        gatewayId: charge.gatewayId,
        paidAt: expect.any(Date),
        dispute: undefined,
      }
      expect(await seen(charge.reference)).toMatchObject(paid)
      expect(chargeIn(await gateway.findByGatewayId(charge.gatewayId))).toMatchObject(paid)
    })

    test('with an unknown id is not found', async () => {
      expect(await gateway.findById(randomUUID())).toEqual({ outcome: 'none' })
      for (const name of ['123456', 'SBX0', 'card:nobody', '', 'a b', '../payments'])
        expect((await gateway.findByGatewayId(name)).outcome, name).toBe('none')
    })
  })

  describe('a card', () => {
    test('is typed on the gateway’s page, which is the same for the same id', async () => {
      const id = randomUUID()
      const charge = await page(id)
      expect(charge).toMatchObject({
        method: 'card',
        state: 'pending',
        amount: 4_990n,
        account: gateway.account,
        payPageUrl: expect.stringMatching(/^https:/),
      })
      expect(await page(id)).toEqual(charge)
      expect(await seen(id)).toMatchObject({
        gatewayId: charge.gatewayId,
        state: 'pending',
        payPageUrl: charge.payPageUrl,
      })
      expect(await gateway.createCardCharge(pageOf(id, 5_000n))).toMatchObject({ outcome: 'declined' })
    })

    test('pays in installments, and only its last four digits are known', async () => {
      const { reference, gatewayId } = await page()
      await fixture.payByCard(reference, { installments: 3 })
      const charge = await seen(reference)
      expect(charge).toMatchObject({
        state: 'paid',
        gatewayId,
        amount: 4_990n,
        installments: 3,
        paidAt: expect.any(Date),
      })
      expect(charge.card).toEqual({
        brand: expect.any(String),
        lastFour: expect.stringMatching(/^\d{4}$/),
        token: undefined,
      })
    })

    test('that is refused shows the reason, and nothing is paid', async () => {
      const { reference } = await page()
      await fixture.refuseCard(reference)
      const charge = await seen(reference)
      expect(charge).toMatchObject({ declinedFor: 'funds', refunded: 0n })
      expect(['declined', 'pending']).toContain(charge.state)
    })

    test('under review is pending and processing, then paid', async () => {
      const { reference, gatewayId } = await page()
      await fixture.reviewCard(reference)
      expect(await seen(reference)).toMatchObject({ state: 'pending', processing: true, gatewayId })
      await fixture.approveReview(reference)
      expect(await seen(reference)).toMatchObject({ state: 'paid', gatewayId })
    })

    test('that is never typed lets the charge expire', async () => {
      const { reference } = await page()
      await fixture.pass(1_801)
      expect(await seen(reference)).toMatchObject({ state: 'expired', refunded: 0n })
    })
  })

  describe('a saved card', () => {
    async function savedCard(laterRefused: boolean) {
      const { reference } = await page()
      await fixture.payByCard(reference, { keeps: true, laterRefused })
      return (await seen(reference)).card!.token!
    }
    const again = (token: string, more: Partial<SavedCardOrder> = {}): SavedCardOrder => ({
      ...orderOf(),
      token,
      ...more,
    })

    test('is charged without its holder, once per id', async () => {
      const token = await savedCard(false)
      const once = again(token)
      const { gatewayId } = chargeIn(await gateway.chargeSavedCard(once))
      await fixture.pass(3)
      expect(chargeIn(await gateway.chargeSavedCard(once)).gatewayId).toBe(gatewayId)
      expect(await seen(once.id)).toMatchObject({ state: 'paid', method: 'card', amount: 4_990n, gatewayId })
      expect(await gateway.chargeSavedCard({ ...once, amount: 9_990n })).toMatchObject({ outcome: 'declined' })
    })

    test('that is refused later gives a declined charge', async () => {
      const order = again(await savedCard(true))
      await gateway.chargeSavedCard(order)
      await fixture.pass(3)
      expect(await seen(order.id)).toMatchObject({ state: 'declined', declinedFor: 'funds' })
    })

    test('is not charged once it was deleted, which may be asked for again', async () => {
      const [token, other] = [await savedCard(false), await savedCard(false)]
      for (const _ of ['once', 'again']) expect(await gateway.deleteCard(token)).toEqual({ outcome: 'gone' })
      expect(await gateway.chargeSavedCard(again(token))).toMatchObject({ outcome: 'declined' })
      expect(await gateway.chargeSavedCard(again(other))).toMatchObject({ outcome: 'created' })
    })

    test.each(['', 'no-such-token', '777-ana/1', '../../v1/x'])(
      'is not charged under the token "%s"',
      async (token) => {
        expect(await gateway.chargeSavedCard(again(token))).toMatchObject({ outcome: 'declined' })
      },
    )
  })

  describe('a refund', () => {
    test('in parts happens once per number and never exceeds what was paid', async () => {
      const id = await paidPix()
      expect(await Promise.all([gateway.refund(id, 1, 3_000n), gateway.refund(id, 1, 3_000n)])).toEqual([
        { outcome: 'refunded' },
        { outcome: 'refunded' },
      ])
      expect(await seen(id)).toMatchObject({ state: 'paid', refunded: 3_000n })
      expect(await gateway.refund(id, 2, 1_991n)).toMatchObject({ outcome: 'declined' })
      expect(await gateway.refund(id, 3, 1_990n)).toEqual({ outcome: 'refunded' })
      expect(await seen(id)).toMatchObject({ state: 'paid', refunded: 4_990n })
    })

    test('of an unpaid charge or of zero is declined', async () => {
      const { reference } = await pix()
      expect(await gateway.refund(reference, 1, 1_000n)).toMatchObject({ outcome: 'declined' })
      expect(await gateway.refund(randomUUID(), 1, 1_000n)).toMatchObject({ outcome: 'declined' })
      expect(await gateway.findRefund(randomUUID(), 1, { amount: 100n, earlier: 0 })).toEqual({ outcome: 'none' })
    })

    /** As the domain asks: look the refund up, and request it again when the gateway cannot tell. */
    const refundState = async (id: string, n: number, amount: bigint) => {
      const found = await gateway.findRefund(id, n, { amount, earlier: 0 })
      return found.outcome === 'none' ? gateway.refund(id, n, amount) : found
    }
    test('that is slow is pending, then done once', async () => {
      const id = await paidPix()
      await fixture.setRefundMode('slow', id)
      expect(await gateway.refund(id, 1, 4_990n)).toEqual({ outcome: 'pending' })
      expect(await refundState(id, 1, 4_990n)).toEqual({ outcome: 'pending' })
      expect((await seen(id)).refunded).toBe(0n)
      await fixture.settleRefunds()
      expect(await refundState(id, 1, 4_990n)).toEqual({ outcome: 'refunded' })
      expect((await seen(id)).refunded).toBe(4_990n)
    })

    test('that the payer’s bank rejects is finally declined', async () => {
      const id = await paidPix()
      await fixture.setRefundMode('refused', id)
      expect(await gateway.refund(id, 1, 4_990n)).toEqual({ outcome: 'pending' })
      await fixture.settleRefunds()
      expect(await refundState(id, 1, 4_990n)).toMatchObject({ outcome: 'declined' })
      expect((await seen(id)).refunded).toBe(0n)
      await fixture.setRefundMode('at_once', id)
    })
  })

  test.each(['won', 'lost'] as const)(
    'a dispute keeps its id until it is %s, and the charge stays paid',
    async (end) => {
      const { reference } = await page()
      await fixture.payByCard(reference)
      await fixture.contest(reference, 'opened')
      const { dispute } = await seen(reference)
      expect(dispute).toMatchObject({
        state: 'opened',
        amount: 4_990n,
        reason: expect.any(String),
        openedAt: expect.any(Date),
      })
      expect(await gateway.refund(reference, 1, 1_000n)).toMatchObject({ outcome: 'declined' })
      await fixture.contest(reference, end)
      expect(await seen(reference)).toMatchObject({ state: 'paid', refunded: 0n, dispute: { ...dispute, state: end } })
    },
  )

  test('the list contains every charge changed since, in pages, in its current state', async () => {
    const before = await paidPix()
    await fixture.pass(60)
    const since = fixture.now()
    const ids = await Promise.all(Array.from({ length: 45 }, async () => (await pix()).reference))
    await fixture.pass(5)
    await fixture.payPix(ids[0]!)
    const listed = new Map<string, Charge>()
    let cursor: string | undefined
    do {
      const answer = await gateway.listSince(since, cursor)
      if (answer.outcome !== 'listed') throw new Error(answer.why)
      for (const charge of answer.charges) listed.set(charge.reference, charge)
      cursor = answer.next
    } while (cursor)
    expect(listed.has(before)).toBe(false)
    expect(ids.map((id) => listed.get(id)?.state)).toEqual(['paid', ...Array.from({ length: 44 }, () => 'pending')])
  })
})

function chargeIn(answer: CreateResult | FindResult): Charge {
  if (!('charge' in answer)) throw new Error(JSON.stringify(answer))
  return answer.charge
}
