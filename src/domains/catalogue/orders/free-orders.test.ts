import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { takeBreak } from '#domains/limits/take-break.ts'
import { sumDebts } from '#domains/wallet/index.ts'
import { inTransaction } from '#platform/db.ts'
import { aCoupon, CREDITS, SUBSCRIPTION } from '#test/support/catalogue-fixture.ts'
import { openOrdersAtNoon, type OrdersAtNoon } from '#test/support/order-fixture.ts'
import { placeOrder } from './place-order.ts'

let { db, orders } = {} as OrdersAtNoon
beforeEach(async () => void ({ db, orders } = await openOrdersAtNoon()))

test('during a break a free order delivers nothing', async () => {
  const { time } = orders.payments
  const ana = await orders.payments.client('Ana')
  const coupon = await aCoupon(db, time.now(), { percent: 100, kinds: ['package', 'subscription'] })
  await takeBreak(db, { personId: ana, length: 'week', clock: time.clock })
  time.pass(1)
  const order = await placeOrder(db, {
    id: randomUUID(),
    personId: ana,
    slug: SUBSCRIPTION.slug,
    coupon,
    clock: time.clock,
  })
  await expect(orders.pay(order, 0n)).rejects.toMatchObject({ code: 'limits.on_break' })
})

/** Ana, whose bank took back R$ 50,00 that she had used. */
async function anaOwes() {
  const { payments } = orders
  const ana = await payments.client('Ana')
  const paymentId = await orders.buyCredits(ana, 5_000n)
  await payments.spend(ana, 5_000n)
  await orders.says(paymentId, 'opened')
  await orders.says(paymentId, 'lost')
  expect(await inTransaction(db, (tx) => sumDebts(tx, ana))).toBe(5_000n)
  return ana
}

test.each<[string, string, Parameters<typeof aCoupon>[2]]>([
  ['a subscription for nothing, with its bonus', SUBSCRIPTION.slug, { percent: 100, kinds: ['subscription'] }],
  ['credits, whose bonus would be withheld', CREDITS.slug, {}],
])('while a debt is open no coupon is used for %s', async (_, slug, rules) => {
  const { time } = orders.payments
  const ana = await anaOwes()
  const coupon = await aCoupon(db, time.now(), rules)
  const placing = { id: randomUUID(), personId: ana, slug, clock: time.clock }
  await expect(placeOrder(db, { ...placing, coupon })).rejects.toMatchObject({ code: 'coupons.debt' })
  expect(await placeOrder(db, placing), 'the id is free').toMatchObject({ coupon: null, discount: 0n })
})
