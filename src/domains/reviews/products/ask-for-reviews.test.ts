import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openShipmentFixture } from '#test/support/shipment-fixture.ts'
import { packParcel } from '#domains/shipments/parcels/pack-parcel.ts'
import { jobs } from '../jobs.ts'
import { writeProductReview } from './write-product-review.ts'

const DECKS = { n: 1, quantity: 2 }
const CANDLES = { n: 2, quantity: 3 }

let db: Db
let shop: Awaited<ReturnType<typeof openShipmentFixture>>
beforeEach(async () => {
  db = await freshDatabase({ max: 8 })
  shop = await openShipmentFixture(db)
})
const ask = async () => {
  const { log } = shop.orders.payments.context
  const job = jobs.find(({ name }) => name === 'reviews.ask-for-products')!
  await job.run({ db, clock: shop.clock, log, now: shop.now() })
  return shop.mailsOf('product-reviews')
}

test('a week after everything came, its client is asked once', async () => {
  const { orderId } = await shop.delivered()
  shop.passDays(7)
  expect(await ask()).toEqual([])
  shop.passDays(1)
  expect(await ask()).toEqual([`product-reviews:${orderId}`])
  shop.passDays(1)
  expect(await ask()).toHaveLength(1)
})

test('nobody is asked while something is on its way, after everything was reviewed, or after a month', async () => {
  const partly = await shop.delivered([DECKS])
  await packParcel(db, {
    id: randomUUID(),
    orderId: partly.orderId,
    lines: [CANDLES],
    by: shop.iris,
    clock: shop.clock,
  })
  const reviewed = await shop.delivered()
  for (const n of [1, 2])
    await writeProductReview(db, {
      orderId: reviewed.orderId,
      n,
      personId: reviewed.ana,
      stars: 4,
      text: '',
      clock: shop.clock,
    })
  shop.passDays(8)
  expect(await ask()).toEqual([])
  await shop.delivered()
  shop.passDays(31)
  expect(await ask()).toEqual([])
})
