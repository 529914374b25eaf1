import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { CANDLE, DECK, some } from '#test/support/goods-fixture.ts'
import { openShipmentFixture } from '#test/support/shipment-fixture.ts'
import { deliverParcel } from '#domains/shipments/parcels/deliver-parcel.ts'
import { packParcel } from '#domains/shipments/parcels/pack-parcel.ts'
import { endParcel } from '#domains/shipments/parcels/end-parcel.ts'
import { reportMissing } from '#domains/shipments/parcels/report-missing.ts'
import { keepAfterAll } from '#domains/shipments/returns/keep-after-all.ts'
import { receiveReturn } from '#domains/shipments/returns/receive-return.ts'
import { listProductReviews } from './list-product-reviews.ts'
import { listReviewable } from './list-reviewable.ts'
import { writeProductReview } from './write-product-review.ts'

const db = await freshDatabase({ max: 12 })
const shop = await openShipmentFixture(db)
const { iris, clock } = shop
afterAll(async () => expect(await shop.orders.violations()).toEqual([]))

const DECKS = { n: 1, quantity: 2 }
type Order = { orderId: string; ana: string }
const write = ({ orderId, ana }: Order, stars = 5, { n = 1, text = 'O papel é grosso, e a caixa fecha bem.' } = {}) =>
  writeProductReview(db, { orderId, n, personId: ana, stars, text, clock })
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const listed = async ({ slug }: { slug: string }) => {
  const { reviews, distribution } = await listProductReviews(db, slug, undefined)
  return { reviews, distribution }
}
/** What of them is read of one review. */
const seen = async (id: string, product = DECK) => (await listed(product)).reviews.find((one) => one.id === id)
const fives = async () => (await listed(DECK)).distribution[4]
const back = async (parcel: Order & { id: string }, lines = [DECKS]) => {
  const { id } = await shop.returning(parcel, lines)
  await receiveReturn(db, {
    id,
    lines: lines.map(({ n, quantity }) => ({ n, received: quantity, restocked: 0 })),
    by: iris,
    clock,
  })
}

describe('a review of a product', () => {
  test('is of whoever got it: once, as written, and the same again is the same', async () => {
    const parcel = await shop.delivered()
    const review = await write(parcel, 4)
    expect(await write(parcel, 4)).toEqual(review)
    expect(await codeOf(write(parcel, 5))).toBe('product_reviews.already_written')
    expect(await seen(review.id)).toMatchObject({ author: 'Ana', stars: 4, isUndone: false, isCounted: true })
    expect((await listed(CANDLE)).reviews).toEqual([])
    expect(await listReviewable(db, { orderId: parcel.orderId, personId: parcel.ana })).toMatchObject([
      { n: 1, name: DECK.name, mayReview: false, review: { id: review.id, stars: 4 } },
      { n: 2, name: CANDLE.name, mayReview: true, review: null },
    ])
  })

  test('is refused of what is packed, on its way, missing, lost, coming back or of somebody else', async () => {
    const packed = await shop.packed()
    expect(await codeOf(write(packed))).toBe('product_reviews.not_delivered')
    const posted = await shop.posted()
    expect(await codeOf(write(posted))).toBe('product_reviews.not_delivered')
    const partly = await shop.delivered([DECKS])
    expect(await codeOf(write(partly, 5, { n: 2 }))).toBe('product_reviews.not_delivered')
    expect(await codeOf(write(partly, 5, { n: 9 }))).toBe('product_reviews.not_delivered')
    expect(await codeOf(write({ ...partly, ana: packed.ana }))).toBe('product_reviews.line_not_found')
    expect(await codeOf(write({ orderId: randomUUID(), ana: packed.ana }))).toBe('product_reviews.line_not_found')
    const missed = await shop.delivered()
    await reportMissing(db, { id: missed.id, personId: missed.ana, clock })
    expect(await codeOf(write(missed))).toBe('product_reviews.not_delivered')
    const returning = await shop.delivered()
    const { id } = await shop.returning(returning, [DECKS])
    expect(await codeOf(write(returning))).toBe('product_reviews.not_delivered')
    await keepAfterAll(db, { id, personId: returning.ana, clock })
    expect(await codeOf(write(returning))).toBe('done')
  })

  test('is one per product, also of another order, of another line, and of ten presses at once', async () => {
    const parcel = await shop.delivered()
    const all = await Promise.allSettled([1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map((stars) => write(parcel, stars)))
    const done = all.filter(({ status }) => status === 'fulfilled')
    expect(done.length).toBeGreaterThan(0)
    const rows = await db`select from product_reviews where person_id = ${parcel.ana}`
    expect(rows).toHaveLength(1)
    const { id: orderId } = await shop.buy(parcel.ana, [some(DECK, 1)], { isPickup: true })
    const { id } = await packParcel(db, { id: randomUUID(), orderId, by: iris, clock })
    await deliverParcel(db, { id, by: 'team', personId: iris, clock })
    expect(await codeOf(write({ orderId, ana: parcel.ana }, 5, { text: 'Outra.' }))).toBe(
      'product_reviews.already_written',
    )
  })

  test('cannot be changed or deleted, and no row is made by hand for what was not delivered', async () => {
    const parcel = await shop.delivered()
    const { id } = await write(parcel)
    await expect(db`update product_reviews set stars = 5 where id = ${id}`).rejects.toThrow('permission denied')
    await expect(db`delete from product_reviews where id = ${id}`).rejects.toThrow('permission denied')
    const { orderId, ana } = await shop.packed()
    await expect(db`
      insert into product_reviews (id, product_id, person_id, order_id, n, stars, body, written_at)
      select gen_random_uuid(), id, ${ana}, ${orderId}, 1, 5, '', now() from shop_products where slug = ${DECK.slug}
    `).rejects.toThrow('no delivered line')
  })

  test('with a contact of outside is refused, and nothing of it stays', async () => {
    const parcel = await shop.delivered()
    const text = 'Vendo igual mais barato: 11 98765-4321'
    expect(await codeOf(write(parcel, 5, { text }))).toBe('product_reviews.contact_data')
    expect(await codeOf(write(parcel))).toBe('done')
  })
})

describe('what comes back', () => {
  test('takes praise out of the average and says so; a complaint stays counted', async () => {
    const [friend, critic] = [await shop.delivered(), await shop.delivered()]
    const before = await listed(DECK)
    const [praise, complaint] = [await write(friend, 5), await write(critic, 1, { text: 'Veio amassado.' })]
    const during = await listed(DECK)
    expect(during.distribution[4]! - before.distribution[4]!).toBe(1)
    await back(friend)
    await back(critic)
    const after = await listed(DECK)
    expect(after.distribution).toEqual(before.distribution.map((many, at) => many + Number(at === 0)))
    expect(await seen(praise.id)).toMatchObject({ stars: 5, isUndone: true, isCounted: false })
    expect(await seen(complaint.id)).toMatchObject({ stars: 1, isUndone: true, isCounted: true })
  })

  test('in part leaves it counted, and so does another product of the order', async () => {
    const parcel = await shop.delivered()
    const { id } = await write(parcel)
    await back(parcel, [
      { n: 1, quantity: 1 },
      { n: 2, quantity: 3 },
    ])
    expect(await seen(id)).toMatchObject({ isUndone: false, isCounted: true })
    await back(parcel, [{ n: 1, quantity: 1 }])
    expect(await seen(id)).toMatchObject({ isUndone: true, isCounted: false })
  })

  test('is also what came broken and was paid back, but not what was sent once more', async () => {
    const [paidBack, resent] = [await shop.delivered(), await shop.delivered()]
    const reviews = [await write(paidBack), await write(resent)]
    const ending = { state: 'damaged', nextId: '', note: 'As fotos mostram.', by: iris, clock } as const
    await endParcel(db, { ...ending, id: paidBack.id, remedy: 'refund', nextId: randomUUID() })
    await endParcel(db, { ...ending, id: resent.id, remedy: 'resend', nextId: randomUUID() })
    expect(await Promise.all(reviews.map(async ({ id }) => (await seen(id))?.isCounted))).toEqual([false, true])
  })

  test('is not yet what a bank looks at: praise waits, and counts again when the bank leaves the money', async () => {
    const parcel = await shop.delivered()
    const { id } = await write(parcel)
    const count = await fives()
    const [paid] = await db<{ paymentId: string }[]>`
      select payment_id as "paymentId" from catalogue_goods_payments where order_id = ${parcel.orderId}`
    await shop.orders.says(paid!.paymentId, 'opened')
    expect([await fives(), (await seen(id))?.isUndone]).toEqual([count! - 1, true])
    expect(await codeOf(write(parcel, 5, { n: 2 }))).toBe('product_reviews.contested')
    await shop.orders.says(paid!.paymentId, 'won')
    expect([await fives(), (await seen(id))?.isUndone]).toEqual([count, false])
  })
})

test('a page is ten, the next one begins behind it, and nothing stands twice', async () => {
  for (let many = 0; many < 12; many++) await write(await shop.delivered(), 3)
  const first = await listProductReviews(db, DECK.slug, undefined)
  const second = await listProductReviews(db, DECK.slug, first.next!)
  expect(first.reviews).toHaveLength(10)
  const ids = [...first.reviews, ...second.reviews].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(await codeOf(listProductReviews(db, 'nao-existe', undefined))).toBe('product_reviews.product_not_found')
})
