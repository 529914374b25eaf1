import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { aCoupon } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { CANDLE, DECK, openGoodsFixture, some } from '#test/support/goods-fixture.ts'
import { sweepTakenByBanks } from './sweep-taken.ts'

const db = await freshDatabase()
const shop = await openGoodsFixture(db)
const { orders } = shop
afterAll(async () => expect(await shop.violations()).toEqual([]))

const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const freeOf = async (personId: string) => (await orders.has(personId))[0]

describe('cancelling what is in no parcel', () => {
  test('gives everything back where it came from, once, and the pieces to the shelf', async () => {
    const [ana, before, revenue] = [await orders.anaWith(6_000n), await shop.stockOf(CANDLE), await shop.revenue()]
    const coupon = await aCoupon(db, orders.payments.time.now(), { kinds: ['goods'] })
    const { id, total, paymentId } = await shop.buy(ana, [some(CANDLE, 2), some(DECK, 1)], {
      fromBalance: 4_000n,
      coupon,
    })
    expect(await orders.termsOf(id, ana)).toMatchObject({
      right: 'cancellation',
      toOriginCents: total - 4_000n,
      toBalanceCents: 4_000n,
      toCreditCents: 0n,
    })
    await Promise.all(Array.from({ length: 4 }, () => orders.cancel(id, ana)))
    expect(await orders.seen(id)).toMatchObject({
      state: 'refunded',
      goods: { refunds: [{ why: 'cancelled', toOriginCents: total - 4_000n, toBalanceCents: 4_000n, state: 'asked' }] },
    })
    expect([await shop.revenue(), await shop.stockOf(CANDLE), await freeOf(ana)]).toEqual([revenue, before, 6_000n])
    await orders.payments.wait(8)
    expect((await orders.payments.payment(paymentId)).state).toBe('refunded')
    const [{ uses } = {}] = await db<{ uses: number }[]>`select uses from catalogue_coupons where code = ${coupon}`
    expect(uses).toBe(0)
  })

  test('leaves what is packed, and what it cost', async () => {
    const [ana, revenue] = [await orders.anaWith(1_000n), await shop.revenue()]
    const wanted = [some(CANDLE, 2), some(DECK, 1)]
    const { id, total } = await shop.buy(ana, wanted)
    await shop.pack(id, { n: 1, quantity: 2 })
    await orders.cancel(id, ana)
    const seen = await orders.seen(id)
    const back = seen.goods!.refunds[0]!.toOriginCents
    expect(seen).toMatchObject({ state: 'partly_refunded', goods: { lines: [{ cancelled: 0 }, { cancelled: 1 }] } })
    expect(back).toBeGreaterThan(8_990n)
    expect((await shop.revenue()) - revenue).toBe(total - back)
    expect(await codeOf(shop.pack(id, { n: 2, quantity: 1 }))).toBe('goods.too_many_pieces')
    await shop.refund({ orderId: id, lines: [{ n: 1, quantity: 2 }], withFreight: false, why: 'returned' })
    expect(await orders.seen(id)).toMatchObject({ state: 'refunded' })
    expect(await shop.revenue()).toBe(revenue)
  })

  test('is refused for what is all packed, unpaid, somebody else’s, or worth less than was shown', async () => {
    const [ana, bia] = [await orders.anaWith(1_000n), await orders.anaWith(1_000n)]
    const { id } = await shop.buy(ana, [some(CANDLE, 1)])
    expect(await codeOf(orders.cancel(id, bia))).toBe('orders.order_not_found')
    await shop.pack(id, { n: 1, quantity: 1 })
    expect(await codeOf(orders.cancel(id, ana))).toBe('goods.nothing_to_cancel')
    expect(await orders.termsOf(id, ana)).toMatchObject({ right: null, toOriginCents: 0n })
    const unpaid = await shop.order(ana, [some(CANDLE, 1)])
    expect(await codeOf(orders.cancel(unpaid.id, ana))).toBe('orders.cancellation_of_unpaid')
  })
})

test('a refund with a known id is the same refund, and with other content it is refused', async () => {
  const ana = await orders.anaWith(1_000n)
  const { id: orderId } = await shop.buy(ana, [some(CANDLE, 4)])
  await shop.pack(orderId, { n: 1, quantity: 4 })
  const id = randomUUID()
  const refunding = { id, orderId, lines: [{ n: 1, quantity: 1 }], withFreight: false, why: 'returned' } as const
  const refunds = await Promise.all(Array.from({ length: 5 }, () => shop.refund(refunding)))
  expect(new Set(refunds.map(({ n }) => n))).toEqual(new Set([1]))
  expect((await orders.seen(orderId)).goods!.lines[0]).toMatchObject({ returned: 1, packed: 4 })
  expect(await codeOf(shop.refund({ ...refunding, lines: [{ n: 1, quantity: 2 }] }))).toBe('goods.refund_reused')
  expect(await codeOf(shop.refund({ ...refunding, why: 'lost' }))).toBe('goods.refund_reused')
  const rest = { ...refunding, lines: [{ n: 1, quantity: 2 }] }
  const others = await Promise.all(Array.from({ length: 4 }, () => codeOf(shop.refund({ ...rest, id: randomUUID() }))))
  expect(others.filter((one) => one === 'done')).toHaveLength(1)
})

describe('a bank that contests the payment', () => {
  test('before packing: nothing is packed or cancelled; won, it goes on', async () => {
    const ana = await orders.anaWith(1_000n)
    const { id, paymentId } = await shop.buy(ana, [some(CANDLE, 1)])
    await orders.says(paymentId, 'opened')
    expect(await orders.seen(id)).toMatchObject({ goods: { isContested: true } })
    expect(await codeOf(shop.pack(id, { n: 1, quantity: 1 }))).toBe('goods.contested')
    expect(await codeOf(orders.cancel(id, ana))).toBe('goods.contested')
    expect(await orders.termsOf(id, ana)).toMatchObject({ waitsFor: 'dispute' })
    await sweepTakenByBanks(orders.jobs())
    await orders.says(paymentId, 'won')
    expect(await codeOf(shop.pack(id, { n: 1, quantity: 1 }))).toBe('done')
  })

  test('lost before packing: the pieces go back to the shelf and pay the debt', async () => {
    const [ana, before, revenue] = [await orders.anaWith(1_000n), await shop.stockOf(CANDLE), await shop.revenue()]
    const { id, total, paymentId } = await shop.buy(ana, [some(CANDLE, 2)])
    await orders.says(paymentId, 'opened')
    await orders.says(paymentId, 'lost')
    expect(await shop.debtOf(ana)).toBe(total)
    for (let twice = 0; twice < 2; twice++) await sweepTakenByBanks(orders.jobs())
    expect([await shop.debtOf(ana), await shop.stockOf(CANDLE), await shop.revenue()]).toEqual([0n, before, revenue])
    expect(await orders.seen(id)).toMatchObject({
      state: 'refunded',
      goods: { refunds: [{ why: 'contested', toOriginCents: 0n, toCreditCents: total }] },
    })
    expect(await freeOf(ana)).toBe(1_000n)
  })

  test('lost after delivery it is a debt, and what is returned then pays it', async () => {
    const ana = await orders.anaWith(1_000n)
    const { id, total, paymentId } = await shop.buy(ana, [some(CANDLE, 2)])
    await shop.pack(id, { n: 1, quantity: 2 })
    await orders.says(paymentId, 'opened')
    await orders.says(paymentId, 'lost')
    await sweepTakenByBanks(orders.jobs())
    expect(await shop.debtOf(ana)).toBe(total)
    await shop.refund({ orderId: id, lines: [{ n: 1, quantity: 2 }], withFreight: true, why: 'returned' })
    expect([await shop.debtOf(ana), await freeOf(ana)]).toEqual([0n, 1_000n])
  })

  test('of credit that the balance paid with: the order waits, too', async () => {
    const ana = await orders.payments.client('Ana')
    const creditPayment = await orders.buyCredits(ana, 10_000n)
    const { id } = await shop.buy(ana, [some(CANDLE, 1)], {
      fromBalance: 2_490n + (await shop.freightOf([some(CANDLE, 1)])),
    })
    await orders.says(creditPayment, 'opened')
    expect(await codeOf(shop.pack(id, { n: 1, quantity: 1 }))).toBe('goods.contested')
    await orders.says(creditPayment, 'lost')
    await sweepTakenByBanks(orders.jobs())
    expect(await orders.seen(id)).toMatchObject({ state: 'refunded' })
    expect([await shop.debtOf(ana), await freeOf(ana)]).toEqual([0n, 0n])
  })
})
