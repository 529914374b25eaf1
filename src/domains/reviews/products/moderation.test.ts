import { beforeEach, expect, test } from 'vitest'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { DECK } from '#test/support/goods-fixture.ts'
import { openShipmentFixture } from '#test/support/shipment-fixture.ts'
import { decideHeldProductReview } from './decide-held-product-review.ts'
import { listProductReviews } from './list-product-reviews.ts'
import { listReviewable } from './list-reviewable.ts'
import { listHeldProductReviews } from './moderation.sql.ts'
import { removeProductReview } from './remove-product-review.ts'
import { eraseHeldProductReviewsOf } from './sql.ts'
import { writeProductReview } from './write-product-review.ts'

const REASON = 'Expunha o endereço de uma pessoa.'
const ADDRESS = 'Chegou na Rua das Flores, 123 sem um arranhão.'

let db: Db
let shop: Awaited<ReturnType<typeof openShipmentFixture>>
let order: Awaited<ReturnType<typeof shop.delivered>>
beforeEach(async () => {
  db = await freshDatabase({ max: 8 })
  shop = await openShipmentFixture(db)
  order = await shop.delivered()
})
const write = (text: string, stars = 5) =>
  writeProductReview(db, { orderId: order.orderId, n: 1, personId: order.ana, stars, text, clock: shop.clock })
const decide = (id: string, verdict: 'published' | 'refused', reason?: string, by = shop.iris) =>
  decideHeldProductReview(db, { id, verdict, reason, by, clock: shop.clock })
const remove = (id: string, by = shop.iris) =>
  removeProductReview(db, { id, ground: 'rule', reason: REASON, by, clock: shop.clock })
const seen = () => listProductReviews(db, DECK.slug, undefined)
const own = async () => (await listReviewable(db, { orderId: order.orderId, personId: order.ana }))[0]

test('an address waits for a person, and is published as it was written when it was written', async () => {
  const review = await write(ADDRESS)
  expect([review.isHeld, (await seen()).reviews, (await own())?.review?.isHeld]).toEqual([true, [], true])
  expect(await listHeldProductReviews(db, 10)).toMatchObject([{ id: review.id, rule: 'address', about: DECK.name }])
  await decide(review.id, 'published')
  expect((await seen()).reviews).toMatchObject([{ id: review.id, text: ADDRESS, writtenAt: review.writtenAt }])
  await expect(decide(review.id, 'published')).rejects.toMatchObject({ code: 'review_cases.already_decided' })
})

test('refused with a reason, its client reads it and writes another', async () => {
  const { id } = await write(ADDRESS)
  await expect(decide(id, 'refused')).rejects.toMatchObject({ code: 'review_cases.reason_missing' })
  await decide(id, 'refused', REASON)
  expect(await shop.mailsOf('review-refused')).toEqual([`review-refused:${id}`])
  expect((await write('Chegou sem um arranhão.')).isHeld).toBe(false)
})

test('two of the team decide at once: one does', async () => {
  const { id } = await write(ADDRESS)
  const both = await Promise.allSettled([decide(id, 'published'), decide(id, 'refused', REASON)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a removal leaves a public trace, tells caches and its client, and happens once', async () => {
  const { id } = await write('Não gostei.', 1)
  const heard: string[] = []
  await db.listen('facts', (payload) => void heard.push(payload))
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => remove(id)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect.poll(() => heard.join()).toContain('product_reviewed')
  const { reviews, distribution } = await seen()
  expect(reviews).toMatchObject([
    { stars: null, text: '', isCounted: false, removed: { ground: 'rule', reason: REASON } },
  ])
  expect(distribution).toEqual([0, 0, 0, 0, 0])
  expect(await shop.mailsOf('review-removed')).toEqual([`review-removed:${id}`])
})

test('nobody decides about a review of their own', async () => {
  const { id } = await write(ADDRESS)
  const ownCase = { code: 'accounts.own_case' }
  await expect(decide(id, 'published', undefined, order.ana)).rejects.toMatchObject(ownCase)
  await decide(id, 'published')
  await expect(remove(id, order.ana)).rejects.toMatchObject(ownCase)
})

test('what waits goes with the account', async () => {
  await write(ADDRESS)
  await inTransaction(db, (tx) => eraseHeldProductReviewsOf(tx, order.ana))
  expect(await listHeldProductReviews(db, 10)).toEqual([])
})
