import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balanceOf } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { SUSPENSE } from '#domains/wallet/rules.ts'
import type { Db } from '#platform/db.ts'
import type { FakeMode } from '#test/gateways/mercadopago/fake-mercado-pago.ts'
import { settleRefunds } from '#test/gateways/mercadopago/refunds.ts'
import { chargeBack, decideReview, mediate, payPix, tryCard } from '#test/gateways/mercadopago/payer-actions.ts'
import { openMercadoPagoFixture, type MercadoPagoFixture } from '#test/gateways/mercadopago/mercado-pago-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { listCardsOf } from './cards/sql.ts'

let db: Db
let fixture: MercadoPagoFixture
let ana: string
beforeAll(async () => void (db = await freshDatabase()))
beforeEach(async () => {
  fixture = await openMercadoPagoFixture(db)
  ana = await fixture.client('Ana')
})
afterEach(async () => {
  await fixture.fake.close()
  expect(await findLedgerViolations(db)).toEqual([])
})

const payByPix = (id: string) => payPix(fixture.fake, id, fixture.now())
const payByCard = (id: string, how?: Parameters<typeof tryCard>[3]) => tryCard(fixture.fake, id, fixture.now(), how)
const chargesOf = (id: string) => [...fixture.fake.store.payments.values()].filter(({ reference }) => reference === id)

describe('a Pix by Ana at Mercado Pago', () => {
  test.each(['once', 'thrice', 'never'] as const)(
    'credits her once, with a receipt, when the webhook comes %s',
    async (post) => {
      fixture.setDelivery(post)
      const { id, brCode } = await fixture.buy(ana)
      expect(brCode).toContain('br.gov.bcb.pix')
      payByPix(id)
      await fixture.wait(12, 4)
      expect(await fixture.creditsOf(ana)).toBe(4_990n)
      expect(await fixture.statesOf(id)).toEqual(['created', 'pending', 'paid'])
      expect(await fixture.show(id, ana)).toMatchObject({
        state: 'paid',
        brCode: null,
        receiptCode: expect.any(String),
      })
    },
  )

  test('leaves the fingerprint of its payer, the same as by card, however the document is written', async () => {
    const { id } = await fixture.buy(ana)
    payByPix(id)
    await fixture.wait(12, 4)
    const fingerprints = () =>
      db<{ kind: string }[]>`select kind from identity_fingerprints
      where person_id = ${ana} order by kind`
    expect(await fingerprints()).toEqual([{ kind: 'payer' }])
    payByCard((await fixture.buy(ana, 'card')).id)
    await fixture.wait(12, 4)
    expect(await fingerprints()).toEqual([{ kind: 'card' }, { kind: 'payer' }])
  })

  test('is credited late when paid after it expired here', async () => {
    const { id } = await fixture.buy(ana)
    await fixture.wait(1_805, 361)
    expect((await fixture.payment(id)).state).toBe('expired')
    payByPix(id)
    await fixture.wait(5, 5)
    expect(await fixture.statesOf(id)).toEqual(['created', 'pending', 'expired', 'paid_late'])
    expect(await fixture.creditsOf(ana)).toBe(4_990n)
  })

  test('expires on both sides when it is never paid', async () => {
    const { id } = await fixture.buy(ana)
    await fixture.wait(7_200, 600)
    expect(await fixture.statesOf(id)).toEqual(['created', 'pending', 'expired'])
    expect(chargesOf(id)).toMatchObject([{ status: 'cancelled', detail: 'expired' }])
  })
})

describe('Ana pays by card at Mercado Pago', () => {
  test('a refused card, then another one: the reason is shown, and the payment is credited once', async () => {
    const { id, payPageUrl } = await fixture.buy(ana, 'card')
    payByCard(id, { status: 'rejected', detail: 'cc_rejected_insufficient_amount' })
    await fixture.wait(2)
    expect(await fixture.show(id, ana)).toMatchObject({
      state: 'pending',
      declinedFor: 'funds',
      payPageUrl,
      receiptCode: null,
    })
    expect(await fixture.creditsOf(ana)).toBe(0n)
    payByCard(id, { installments: 2 })
    await fixture.wait(12, 4)
    expect(await fixture.statesOf(id)).toEqual(['created', 'pending', 'paid'])
    expect(await fixture.show(id, ana)).toMatchObject({
      declinedFor: null,
      installments: 2,
      card: { brand: 'Mastercard', lastFour: '6351' },
    })
    expect(await fixture.creditsOf(ana)).toBe(4_990n)
  })

  test('survives a review that takes longer than half an hour', async () => {
    const { id } = await fixture.buy(ana, 'card')
    payByCard(id, { status: 'in_process', detail: 'pending_review_manual' })
    await fixture.wait(2_400, 400)
    expect(await fixture.show(id, ana)).toMatchObject({ state: 'pending', processing: true, payPageUrl: null })
    decideReview(fixture.fake, id, 'approved', fixture.now())
    await fixture.wait(2)
    expect(await fixture.creditsOf(ana)).toBe(4_990n)
  })

  test('puts the second amount in suspense when paid twice on one page', async () => {
    const before = await balanceOf(db, SUSPENSE)
    const { id } = await fixture.buy(ana, 'card')
    payByCard(id)
    await fixture.wait(2)
    payByCard(id)
    await fixture.wait(60, 10)
    expect(await fixture.creditsOf(ana)).toBe(4_990n)
    expect((await balanceOf(db, SUSPENSE)) - before).toBe(4_990n)
    expect((await fixture.payment(id)).inReview).toBe(true)
  })

  test('charges a saved card again without her', async () => {
    const { id } = await fixture.buy(ana, 'card', { keepsCard: true })
    payByCard(id, { keeps: true })
    await fixture.wait(2)
    const [card] = await listCardsOf(db, ana, ['mercadopago'])
    const again = await fixture.buy(ana, 'card', { savedCardId: card!.id })
    await fixture.wait(2)
    expect((await fixture.payment(again.id)).state).toBe('paid')
    expect(await fixture.creditsOf(ana)).toBe(9_980n)
  })
})

async function paid(method: 'pix' | 'card' = 'pix') {
  const payment = await fixture.buy(ana, method)
  if (method === 'pix') payByPix(payment.id)
  else payByCard(payment.id)
  await fixture.wait(2)
  return payment
}

describe('a refund at Mercado Pago', () => {
  test('returns a part, then the rest, to its origin', async () => {
    const payment = await paid('card')
    await fixture.refund(payment, 1_990n)
    await fixture.wait(2)
    expect((await fixture.payment(payment.id)).state).toBe('partly_refunded')
    await fixture.refund(payment, 3_000n)
    await fixture.wait(2)
    expect((await fixture.payment(payment.id)).state).toBe('refunded')
    expect(chargesOf(payment.id)).toMatchObject([{ status: 'refunded', refundedCents: 4_990 }])
    expect(await fixture.creditsOf(ana)).toBe(0n)
  })

  test('whose answer was lost is found again after its idempotency key lapsed', async () => {
    const payment = await paid('card')
    fixture.fake.setMode('lost_answer')
    await fixture.refund(payment, 4_990n)
    await fixture.wait(2)
    fixture.fake.setMode('healthy')
    fixture.fake.store.answered.clear()
    await fixture.wait(600, 60)
    expect((await fixture.payment(payment.id)).state).toBe('refunded')
    expect(await fixture.creditsOf(ana)).toBe(0n)
  })

  test('is done only when the central bank has done it', async () => {
    const payment = await paid()
    fixture.fake.store.refundMode = 'slow'
    await fixture.refund(payment, 4_990n)
    await fixture.wait(120, 10)
    expect((await fixture.payment(payment.id)).state).toBe('paid')
    settleRefunds(fixture.fake.store, 'approved', fixture.now())
    await fixture.wait(600, 60)
    expect((await fixture.payment(payment.id)).state).toBe('refunded')
    expect(fixture.fake.store.refunds).toHaveLength(1)
  })

  test('becomes credit again when our account there is empty', async () => {
    const payment = await paid()
    fixture.fake.store.refundMode = 'refused'
    await fixture.refund(payment, 4_990n)
    expect(await fixture.creditsOf(ana)).toBe(0n)
    await fixture.wait(2)
    expect(await fixture.creditsOf(ana)).toBe(4_990n)
    expect((await fixture.payment(payment.id)).state).toBe('paid')
  })

  test.each<FakeMode>(['down', 'garbage', 'busy', 'locked_out', 'lost_answer', 'lost_order'])(
    'happens once although the gateway was %s when asked',
    async (mode) => {
      const payment = await paid()
      fixture.fake.setMode(mode)
      await fixture.refund(payment, 2_000n)
      await fixture.wait(30, 10)
      // Only what is posted gets lost there, and asking finds it.
      const meanwhile = mode === 'lost_order' ? 'partly_refunded' : 'paid'
      expect((await fixture.payment(payment.id)).state).toBe(meanwhile)
      fixture.fake.setMode('healthy')
      await fixture.wait(600, 60)
      expect((await fixture.payment(payment.id)).state).toBe('partly_refunded')
      expect(chargesOf(payment.id)).toMatchObject([{ refundedCents: 2_000 }])
      expect(await fixture.creditsOf(ana)).toBe(2_990n)
    },
  )
})

describe('a dispute at Mercado Pago', () => {
  test.each([
    ['reimbursed', 'won', 4_990n],
    ['settled', 'lost', 0n],
  ] as const)('at her bank freezes her credit, then is %s', async (detail, dispute, credits) => {
    const { id } = await paid('card')
    chargeBack(fixture.fake, id, 'in_process', fixture.now())
    await fixture.wait(2)
    expect(await fixture.show(id, ana)).toMatchObject({ state: 'paid', dispute: 'opened' })
    expect(await fixture.creditsOf(ana)).toBe(0n)
    chargeBack(fixture.fake, id, detail, fixture.now())
    await fixture.wait(2)
    expect(await fixture.show(id, ana)).toMatchObject({ dispute })
    expect(await fixture.creditsOf(ana)).toBe(credits)
  })

  test('by mediation is won when Mercado Pago decides for us', async () => {
    const { id } = await paid()
    mediate(fixture.fake, id, 'opened', fixture.now())
    await fixture.wait(2)
    expect(await fixture.creditsOf(ana)).toBe(0n)
    mediate(fixture.fake, id, 'seller', fixture.now())
    await fixture.wait(2)
    expect(await fixture.show(id, ana)).toMatchObject({ dispute: 'won' })
    expect(await fixture.creditsOf(ana)).toBe(4_990n)
  })
})

describe('webhooks of Mercado Pago', () => {
  test('a forged or old webhook is answered 401 and changes nothing', async () => {
    fixture.setDelivery('never')
    const { id, gatewayId } = await fixture.buy(ana)
    payByPix(id)
    const notice = { topic: 'payment' as const, id: gatewayId! }
    const yesterday = new Date(fixture.now().getTime() - 25 * 3_600_000)
    expect([
      await fixture.deliverNotice(notice, { secret: 'a-secret-that-somebody-guessed' }),
      await fixture.deliverNotice(notice, { at: yesterday }),
    ]).toEqual([401, 401])
    await fixture.wait(2)
    expect(await fixture.creditsOf(ana)).toBe(0n)
    expect(await fixture.deliverNotice(notice)).toBe(200)
    await fixture.wait(1)
    expect(await fixture.creditsOf(ana)).toBe(4_990n)
  })

  test('a webhook that comes while the gateway is down is processed later', async () => {
    const { id } = await fixture.buy(ana)
    payByPix(id)
    fixture.fake.setMode('down')
    await fixture.wait(4)
    expect((await fixture.payment(id)).state).toBe('pending')
    fixture.fake.setMode('healthy')
    await fixture.wait(20, 5)
    expect(await fixture.creditsOf(ana)).toBe(4_990n)
  })
})

describe('Mercado Pago does not answer when a charge is opened', () => {
  const modes: FakeMode[] = ['down', 'slow', 'garbage', 'empty', 'busy', 'locked_out', 'lost_answer', 'lost_order']
  test.each(modes.flatMap((mode) => (['pix', 'card'] as const).map((method) => [mode, method] as const)))(
    'opens the charge later, once (%s, %s)',
    async (mode, method) => {
      fixture.fake.setMode(mode)
      const { id, state, brCode, payPageUrl } = await fixture.buy(ana, method)
      expect({ state, brCode, payPageUrl }).toEqual({ state: 'created', brCode: null, payPageUrl: null })
      fixture.fake.setMode('healthy')
      await fixture.wait(12, 3)
      expect((await fixture.payment(id)).state).toBe('pending')
      expect(method === 'pix' ? chargesOf(id) : fixture.fake.store.pages).toHaveLength(1)
    },
  )

  test('declines the payment without a charge when the gateway clearly refuses', async () => {
    fixture.fake.store.hasPixKey = false
    const { id } = await fixture.buy(ana)
    expect(await fixture.statesOf(id)).toEqual(['created', 'declined'])
    expect(chargesOf(id)).toEqual([])
  })
})
