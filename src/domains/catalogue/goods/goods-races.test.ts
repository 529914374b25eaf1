import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/db.ts'
import { returnStock } from '#domains/shop/index.ts'
import { aCoupon } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { CANDLE, DECK, openGoodsFixture, some } from '#test/support/goods-fixture.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { expireOrder } from '../orders/expire-order.ts'
import { findOrder } from '../orders/sql.ts'

const BUYERS = 30
const db = await freshDatabase({ max: 12 })
const shop = await openGoodsFixture(db)
const { orders } = shop
const { clock } = orders.payments.time
afterAll(async () => expect(await shop.violations()).toEqual([]))

const stateOf = async (id: string) => (await findOrder(db, id))!.state
const settled = async (acts: Promise<unknown>[]) =>
  (await Promise.allSettled(acts)).map((one) =>
    one.status === 'fulfilled' ? 'done' : ((one.reason as { code: string }).code ?? 'broken'),
  )

test('of thirty who want the last five pieces at once, five get one, and nobody else’s order stands', async () => {
  const people = await Promise.all(Array.from({ length: BUYERS }, () => orders.payments.client('Ana')))
  expect(await shop.stockOf(DECK)).toBe(5)
  const wanted = [some(DECK, 1), some(CANDLE, 1)]
  const answers = await settled(
    // Half name the lines the other way round.
    people.map((person, at) => shop.order(person, at % 2 ? wanted : wanted.toReversed())),
  )
  expect(answers.filter((one) => one === 'done')).toHaveLength(5)
  expect(new Set(answers.filter((one) => one !== 'done'))).toEqual(new Set(['goods.lines_changed', 'shop.stock_short']))
  expect(await shop.stockOf(DECK)).toBe(0)
  const held = await db<{ id: string; personId: string }[]>`
    select id, person_id as "personId" from catalogue_orders where kind = 'goods' and state = 'open'`
  expect(held).toHaveLength(5)
  await Promise.all(
    held.flatMap(({ id, personId }) => [
      cancelOrder(db, { id, personId, clock }),
      cancelOrder(db, { id, personId, clock }),
      expireOrder(db, { id, clock }),
    ]),
  )
  expect(await shop.stockOf(DECK)).toBe(5)
})

test('cancelled, expired and paid at once, an order ends one way, and its pieces are held or back', async () => {
  const before = await shop.stockOf(CANDLE)
  let sold = 0
  for (let round = 0; round < 6; round++) {
    const ana = await orders.anaWith(5_000n)
    const coupon = await aCoupon(db, orders.payments.time.now(), { kinds: ['goods'] })
    const { id, total } = await shop.order(ana, [some(CANDLE, 1)], { coupon })
    await orders.payments.wait(1_801, 1_801)
    const acts = [
      () => cancelOrder(db, { id, personId: ana, clock }),
      () => orders.pay({ id, personId: ana }, total),
      () => expireOrder(db, { id, clock: async (sql) => new Date((await clock(sql)).getTime() + 1_801_000) }),
    ]
    await settled([...acts.slice(round % 3), ...acts.slice(0, round % 3)].map((act) => act()))
    if ((await stateOf(id)) === 'paid') sold++
    else expect(['cancelled', 'expired']).toContain(await stateOf(id))
  }
  expect(await shop.stockOf(CANDLE)).toBe(before - sold)
})

test('packed and cancelled at once, each piece is in a parcel or back on the shelf, and paid once', async () => {
  const before = await shop.stockOf(CANDLE)
  const ana = await orders.anaWith(50_000n)
  const { id, total } = await shop.order(ana, [some(CANDLE, 3)])
  await orders.pay({ id, personId: ana }, total)
  await settled([
    shop.pack(id, { n: 1, quantity: 2 }),
    orders.cancel(id, ana),
    shop.pack(id, { n: 1, quantity: 2 }),
    orders.cancel(id, ana),
    shop.refund({ orderId: id, lines: [{ n: 1, quantity: 1 }], withFreight: true, why: 'unavailable' }),
  ])
  const [line] = (await orders.seen(id)).goods!.lines
  expect(line!.packed + line!.cancelled).toBeLessThanOrEqual(3)
  expect(await shop.stockOf(CANDLE)).toBe(before - 3 + line!.cancelled)
})

test('refunds of all kinds at once give back no more than was paid', async () => {
  const ana = await orders.anaWith(50_000n)
  const { id, total } = await shop.order(ana, [some(CANDLE, 7), some(DECK, 2)])
  await orders.pay({ id, personId: ana }, total)
  await shop.pack(id, { n: 1, quantity: 7 }, { n: 2, quantity: 1 })
  const one = (n: number, why: 'returned' | 'lost' | 'cancelled') =>
    shop.refund({ id: randomUUID(), orderId: id, lines: [{ n, quantity: 1 }], withFreight: n === 1, why })
  await settled([
    ...Array.from({ length: 12 }, (_, at) => one(1, at % 2 ? 'lost' : 'returned')),
    ...Array.from({ length: 4 }, () => one(2, 'cancelled')),
    ...Array.from({ length: 4 }, () => one(2, 'returned')),
  ])
  expect(await stateOf(id)).toBe('refunded')
  expect((await orders.has(ana))[0]).toBe(50_000n)
  const restocking = inTransaction(db, (tx) =>
    returnStock(tx, [{ variantId: CANDLE.id, quantity: 8 }], { kind: 'restocked', orderId: id, at: new Date() }),
  )
  await expect(restocking).rejects.toMatchObject({ constraint_name: 'no_more_back_than_taken' })
})
