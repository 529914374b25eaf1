import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balanceOf, findViolations } from '#domains/wallet/index.ts'
import { SUSPENSE } from '#domains/wallet/rules.ts'
import type { Db } from '#platform/db.ts'
import type { Mood } from '#test/gateways/mercadopago/double.ts'
import { settleRefunds } from '#test/gateways/mercadopago/give-back.ts'
import { chargeBack, decideReview, mediate, payPix, tryCard } from '#test/gateways/mercadopago/people.ts'
import { openMercadoPagoShop, type MercadoPagoShop } from '#test/gateways/mercadopago/shop.ts'
import { freshDatabase } from '#test/support/database.ts'
import { listCardsOf } from './cards/sql.ts'

let db: Db
let shop: MercadoPagoShop
let ana: string
beforeAll(async () => void (db = await freshDatabase()))
beforeEach(async () => {
  shop = await openMercadoPagoShop(db)
  ana = await shop.client('Ana')
})
afterEach(async () => {
  await shop.double.close()
  expect(await findViolations(db)).toEqual([])
})

const pays = (id: string) => payPix(shop.double, id, shop.now())
const tries = (id: string, how?: Parameters<typeof tryCard>[3]) => tryCard(shop.double, id, shop.now(), how)
const chargesOf = (id: string) => [...shop.double.books.payments.values()].filter(({ reference }) => reference === id)

describe('Ana pays by Pix at Mercado Pago', () => {
  test.each(['once', 'thrice', 'never'] as const)(
    'and has her credits once, with a receipt, when the bell rings %s',
    async (post) => {
      shop.postGoes(post)
      const { id, brCode } = await shop.buy(ana)
      expect(brCode).toContain('br.gov.bcb.pix')
      pays(id)
      await shop.wait(12, 4)
      expect(await shop.creditsOf(ana)).toBe(4_990n)
      expect(await shop.statesOf(id)).toEqual(['created', 'pending', 'paid'])
      expect(await shop.show(id, ana)).toMatchObject({ state: 'paid', brCode: null, receiptCode: expect.any(String) })
    },
  )

  test('after it expired here, before it does there: the money is hers, late', async () => {
    const { id } = await shop.buy(ana)
    await shop.wait(1_805, 361)
    expect((await shop.payment(id)).state).toBe('expired')
    pays(id)
    await shop.wait(5, 5)
    expect(await shop.statesOf(id)).toEqual(['created', 'pending', 'expired', 'paid_late'])
    expect(await shop.creditsOf(ana)).toBe(4_990n)
  })

  test('or never does: it expires on both sides', async () => {
    const { id } = await shop.buy(ana)
    await shop.wait(7_200, 600)
    expect(await shop.statesOf(id)).toEqual(['created', 'pending', 'expired'])
    expect(chargesOf(id)).toMatchObject([{ status: 'cancelled', detail: 'expired' }])
  })
})

describe('Ana pays by card at Mercado Pago', () => {
  test('refused, then with another one: she is told why, and has her credits once', async () => {
    const { id, payPageUrl } = await shop.buy(ana, 'card')
    tries(id, { status: 'rejected', detail: 'cc_rejected_insufficient_amount' })
    await shop.wait(2)
    expect(await shop.show(id, ana)).toMatchObject({
      state: 'pending',
      declinedFor: 'funds',
      payPageUrl,
      receiptCode: null,
    })
    expect(await shop.creditsOf(ana)).toBe(0n)
    tries(id, { installments: 2 })
    await shop.wait(12, 4)
    expect(await shop.statesOf(id)).toEqual(['created', 'pending', 'paid'])
    expect(await shop.show(id, ana)).toMatchObject({
      declinedFor: null,
      installments: 2,
      card: { brand: 'Mastercard', lastFour: '6351' },
    })
    expect(await shop.creditsOf(ana)).toBe(4_990n)
  })

  test('which the bank looks at for longer than our half hour', async () => {
    const { id } = await shop.buy(ana, 'card')
    tries(id, { status: 'in_process', detail: 'pending_review_manual' })
    await shop.wait(2_400, 400)
    expect(await shop.show(id, ana)).toMatchObject({ state: 'pending', processing: true, payPageUrl: null })
    decideReview(shop.double, id, 'approved', shop.now())
    await shop.wait(2)
    expect(await shop.creditsOf(ana)).toBe(4_990n)
  })

  test('twice on one page: the second sum waits in suspense', async () => {
    const before = await balanceOf(db, SUSPENSE)
    const { id } = await shop.buy(ana, 'card')
    tries(id)
    await shop.wait(2)
    tries(id)
    await shop.wait(60, 10)
    expect(await shop.creditsOf(ana)).toBe(4_990n)
    expect((await balanceOf(db, SUSPENSE)) - before).toBe(4_990n)
    expect((await shop.payment(id)).inReview).toBe(true)
  })

  test('that she lets them keep: it is charged again without her', async () => {
    const { id } = await shop.buy(ana, 'card', { keepsCard: true })
    tries(id, { keeps: true })
    await shop.wait(2)
    const [card] = await listCardsOf(db, ana, 'mercadopago')
    const again = await shop.buy(ana, 'card', { savedCardId: card!.id })
    await shop.wait(2)
    expect((await shop.payment(again.id)).state).toBe('paid')
    expect(await shop.creditsOf(ana)).toBe(9_980n)
  })
})

async function paid(method: 'pix' | 'card' = 'pix') {
  const payment = await shop.buy(ana, method)
  if (method === 'pix') pays(payment.id)
  else tries(payment.id)
  await shop.wait(2)
  return payment
}

describe('Ana is given back', () => {
  test('a part, then the rest, the way it came', async () => {
    const payment = await paid('card')
    await shop.refund(payment, 1_990n)
    await shop.wait(2)
    expect((await shop.payment(payment.id)).state).toBe('partly_refunded')
    await shop.refund(payment, 3_000n)
    await shop.wait(2)
    expect((await shop.payment(payment.id)).state).toBe('refunded')
    expect(chargesOf(payment.id)).toMatchObject([{ status: 'refunded', refundedCents: 4_990 }])
    expect(await shop.creditsOf(ana)).toBe(0n)
  })

  test('while the central bank takes its time: done when it is done', async () => {
    const payment = await paid()
    shop.double.books.refundMood = 'slow'
    await shop.refund(payment, 4_990n)
    await shop.wait(120, 10)
    expect((await shop.payment(payment.id)).state).toBe('paid')
    settleRefunds(shop.double.books, 'approved', shop.now())
    await shop.wait(600, 60)
    expect((await shop.payment(payment.id)).state).toBe('refunded')
    expect(shop.double.books.refunds).toHaveLength(1)
  })

  test('nothing, when our account there is empty: the money is hers again', async () => {
    const payment = await paid()
    shop.double.books.refundMood = 'refused'
    await shop.refund(payment, 4_990n)
    expect(await shop.creditsOf(ana)).toBe(0n)
    await shop.wait(2)
    expect(await shop.creditsOf(ana)).toBe(4_990n)
    expect((await shop.payment(payment.id)).state).toBe('paid')
  })

  test.each<Mood>(['down', 'garbage', 'busy', 'locked_out', 'lost_answer', 'lost_order'])(
    'once, although it was %s when it was asked',
    async (mood) => {
      const payment = await paid()
      shop.double.be(mood)
      await shop.refund(payment, 2_000n)
      await shop.wait(30, 10)
      expect((await shop.payment(payment.id)).state).toBe('paid')
      shop.double.be('well')
      await shop.wait(600, 60)
      expect((await shop.payment(payment.id)).state).toBe('partly_refunded')
      expect(chargesOf(payment.id)).toMatchObject([{ refundedCents: 2_000 }])
      expect(await shop.creditsOf(ana)).toBe(2_990n)
    },
  )
})

describe('Ana contests', () => {
  test.each([
    ['reimbursed', 'won', 4_990n],
    ['settled', 'lost', 0n],
  ] as const)('at her bank: frozen, then %s', async (detail, dispute, credits) => {
    const { id } = await paid('card')
    chargeBack(shop.double, id, 'in_process', shop.now())
    await shop.wait(2)
    expect(await shop.show(id, ana)).toMatchObject({ state: 'paid', dispute: 'opened' })
    expect(await shop.creditsOf(ana)).toBe(0n)
    chargeBack(shop.double, id, detail, shop.now())
    await shop.wait(2)
    expect(await shop.show(id, ana)).toMatchObject({ dispute })
    expect(await shop.creditsOf(ana)).toBe(credits)
  })

  test('at Mercado Pago, which decides for us', async () => {
    const { id } = await paid()
    mediate(shop.double, id, 'opened', shop.now())
    await shop.wait(2)
    expect(await shop.creditsOf(ana)).toBe(0n)
    mediate(shop.double, id, 'seller', shop.now())
    await shop.wait(2)
    expect(await shop.show(id, ana)).toMatchObject({ dispute: 'won' })
    expect(await shop.creditsOf(ana)).toBe(4_990n)
  })
})

describe('the bell', () => {
  test('rung by a stranger, or with an old ring: 401, and nothing happens', async () => {
    shop.postGoes('never')
    const { id, gatewayId } = await shop.buy(ana)
    pays(id)
    const notice = { topic: 'payment' as const, id: gatewayId! }
    const yesterday = new Date(shop.now().getTime() - 25 * 3_600_000)
    expect([
      await shop.carry(notice, { secret: 'a-secret-that-somebody-guessed' }),
      await shop.carry(notice, { at: yesterday }),
    ]).toEqual([401, 401])
    await shop.wait(2)
    expect(await shop.creditsOf(ana)).toBe(0n)
    expect(await shop.carry(notice)).toBe(200)
    await shop.wait(1)
    expect(await shop.creditsOf(ana)).toBe(4_990n)
  })

  test('rung while it cannot be asked: it is asked later', async () => {
    const { id } = await shop.buy(ana)
    pays(id)
    shop.double.be('down')
    await shop.wait(4)
    expect((await shop.payment(id)).state).toBe('pending')
    shop.double.be('well')
    await shop.wait(20, 5)
    expect(await shop.creditsOf(ana)).toBe(4_990n)
  })
})

describe('Mercado Pago is away when Ana asks', () => {
  const moods: Mood[] = ['down', 'slow', 'garbage', 'empty', 'busy', 'locked_out', 'lost_answer', 'lost_order']
  test.each(moods.flatMap((mood) => (['pix', 'card'] as const).map((method) => [mood, method] as const)))(
    '%s, %s: opened later, once',
    async (mood, method) => {
      shop.double.be(mood)
      const { id, state, brCode, payPageUrl } = await shop.buy(ana, method)
      expect({ state, brCode, payPageUrl }).toEqual({ state: 'created', brCode: null, payPageUrl: null })
      shop.double.be('well')
      await shop.wait(12, 3)
      expect((await shop.payment(id)).state).toBe('pending')
      expect(method === 'pix' ? chargesOf(id) : shop.double.books.pages).toHaveLength(1)
    },
  )

  test('and when it says a clear no, nothing was opened and nothing is waited for', async () => {
    shop.double.books.hasPixKey = false
    const { id } = await shop.buy(ana)
    expect(await shop.statesOf(id)).toEqual(['created', 'declined'])
    expect(chargesOf(id)).toEqual([])
  })
})
