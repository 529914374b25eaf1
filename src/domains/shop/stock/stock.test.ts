import { beforeEach, expect, test } from 'vitest'
import { type Db, inTransaction } from '#platform/db.ts'
import { isRefusal, type Refusal } from '#shared/refusal.ts'
import { aProduct } from '#test/support/a-product.ts'
import { freshDatabase } from '#test/support/database.ts'
import { lockVariants, offerProduct, returnStock, takeStock } from '../index.ts'
import { shortfallsOf, type StockLine, summedLines } from './rules.ts'

const AT = new Date('2026-03-03T15:00:00.000Z')
const deck = aProduct({ stock: 3 })
const candle = aProduct({ slug: 'vela-de-cera', name: 'Vela de cera', category: 'velas', stock: 5 })
let db: Db

beforeEach(async () => {
  db = await freshDatabase()
  for (const product of [deck, candle]) await offerProduct(db, product)
})

const some = (product: { id: string }, quantity: number): StockLine => ({ variantId: product.id, quantity })
const take = (orderId: string, ...lines: StockLine[]) =>
  inTransaction(db, (tx) => takeStock(tx, lines, { orderId, at: AT }))
type Kind = Parameters<typeof returnStock>[2]['kind']
const giveBack = (orderId: string, kind: Kind, ...lines: StockLine[]) =>
  inTransaction(db, (tx) => returnStock(tx, lines, { kind, orderId, at: AT }))
const refusalOf = (act: Promise<unknown>) =>
  act.then(
    () => undefined,
    (error: Refusal) => error,
  )
const stockOf = async ({ id }: { id: string }) =>
  (await db<{ stock: number }[]>`select stock from shop_variants where id = ${id}`)[0]!.stock
const movementsOf = async ({ id }: { id: string }) =>
  (
    await db<{ line: string }[]>`
      select seq || ' ' || kind || ' ' || change || ' ' || stock as line from shop_stock_movements
      where variant_id = ${id} order by seq`
  ).map(({ line }) => line)

test('an order takes its pieces once, all of them or none', async () => {
  const order = crypto.randomUUID()
  await take(order, some(deck, 2), some(candle, 1))
  await take(order, some(deck, 2), some(candle, 1))
  expect(await movementsOf(deck)).toEqual(['1 received 3 3', '2 sold -2 1'])
  const refused = await refusalOf(take(crypto.randomUUID(), some(candle, 4), some(deck, 2)))
  expect([refused!.code, refused!.fields]).toEqual([
    'shop.stock_short',
    { [deck.id]: 'Só há 1 em estoque: Tarot de Marselha.' },
  ])
  expect(await stockOf(candle)).toBe(4)
})

test('the same variant twice counts with all its pieces', async () => {
  expect(isRefusal(await refusalOf(take(crypto.randomUUID(), some(deck, 2), some(deck, 2))), 'shop.stock_short')).toBe(
    true,
  )
  expect(await stockOf(deck)).toBe(3)
})

test('what is not offered any more is refused', async () => {
  await db`update shop_variants set withdrawn_at = ${AT} where id = ${deck.id}`
  await db`update shop_products set state = 'withdrawn' where id = ${candle.id}`
  const unknown = { id: crypto.randomUUID() }
  const refused = await refusalOf(take(crypto.randomUUID(), some(deck, 1), some(candle, 1), some(unknown, 1)))
  expect(Object.keys(refused!.fields!).toSorted()).toEqual([deck.id, candle.id, unknown.id].toSorted())
})

test('pieces of an unpaid order go back once, whoever ends it how often', async () => {
  const order = crypto.randomUUID()
  await take(order, some(deck, 2))
  await Promise.all([1, 2, 3].map(() => giveBack(order, 'returned_unpaid', some(deck, 2))))
  expect(await movementsOf(deck)).toEqual(['1 received 3 3', '2 sold -2 1', '3 returned_unpaid 2 3'])
})

test('an order never gives back more than it took', async () => {
  const order = crypto.randomUUID()
  await take(order, some(deck, 2))
  await giveBack(order, 'cancelled', some(deck, 1))
  await giveBack(order, 'restocked', some(deck, 1))
  await expect(giveBack(order, 'restocked', some(deck, 1))).rejects.toThrow('more than it took')
  await expect(giveBack(crypto.randomUUID(), 'returned_unpaid', some(deck, 1))).rejects.toThrow('more than it took')
  expect(await stockOf(deck)).toBe(3)
})

test('of eight orders at once, in either order of lines, as many get a piece as there are', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) => {
      const lines = [some(deck, 1), some(candle, 1)]
      return take(crypto.randomUUID(), ...(n % 2 ? lines.toReversed() : lines))
    }),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(isRefusal(outcome.reason, 'shop.stock_short')).toBe(true)
  expect([await stockOf(deck), await stockOf(candle)]).toEqual([0, 2])
})

test('a stock is the sum of its movements, which stay as they were written', async () => {
  await expect(db`update shop_variants set stock = 9`).rejects.toThrow('changes by a movement')
  await expect(db`update shop_stock_movements set change = 9`).rejects.toThrow()
  await expect(db`delete from shop_stock_movements`).rejects.toThrow()
  const sold = { kind: 'sold', orderId: crypto.randomUUID() }
  await expect(db`insert into shop_stock_movements (variant_id, change, kind, order_id, at)
    values (${deck.id}, -4, ${sold.kind}, ${sold.orderId}, ${AT})`).rejects.toThrow('stock_check')
})

test('locked variants say what an order copies', async () => {
  const [locked] = await inTransaction(db, (tx) => lockVariants(tx, [deck.id]))
  expect(locked).toMatchObject({
    id: deck.id,
    productId: deck.id,
    productName: 'Tarot de Marselha',
    name: null,
    priceCents: 8_990n,
    stock: 3,
    weightGrams: 350,
    isOffered: true,
  })
})

test('lines are summed and ordered; shortfalls are named in words', () => {
  expect(summedLines([some({ id: 'b' }, 1), some({ id: 'a' }, 2), some({ id: 'b' }, 3)])).toEqual([
    some({ id: 'a' }, 2),
    some({ id: 'b' }, 4),
  ])
  const quartz = { id: 'q', productName: 'Ponta de quartzo', name: 'grande', isOffered: true }
  expect(shortfallsOf([some({ id: 'q' }, 1)], [{ ...quartz, stock: 0 }])).toEqual({
    q: 'Esgotou: Ponta de quartzo, grande.',
  })
  expect(shortfallsOf([some({ id: 'q' }, 1)], [{ ...quartz, stock: 1 }])).toEqual({})
  expect(shortfallsOf([some({ id: 'q' }, 1)], [])).toEqual({ q: 'A loja não vende mais este produto.' })
})
