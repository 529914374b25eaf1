import { beforeEach, expect, test } from 'vitest'
import { chooseNotices } from '#domains/notifications/choices/choose-notices.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { isRefusal } from '#shared/refusal.ts'
import { aProduct } from '#test/support/a-product.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { offerProduct, returnStock, takeStock } from '../index.ts'
import { listOwnWatches } from './sql.ts'
import { tellWatchers } from './tell-watchers.ts'
import { watchVariant } from './watch-variant.ts'

const now = new Date('2026-03-03T15:00:00.000Z')
const deck = aProduct({ stock: 1 })
const order = { orderId: crypto.randomUUID(), at: now }
const lines = [{ variantId: deck.id, quantity: 1 }]
let db: Db
let [ana, bia] = ['', '']

/** The last deck is in Bia's unpaid order. */
beforeEach(async () => {
  db = await freshDatabase()
  ;[ana, bia] = [await aClient(db, 'Ana'), await aClient(db, 'Bia')]
  await db`update people set email_confirmed_at = null where id = ${bia}`
  await offerProduct(db, deck)
  await inTransaction(db, (tx) => takeStock(tx, lines, order))
})

const watch = (personId: string, variantId = deck.id) => watchVariant(db, { personId, variantId, now })
const comesBack = () => inTransaction(db, (tx) => returnStock(tx, lines, { ...order, kind: 'returned_unpaid' }))
const tell = () => tellWatchers(db, { now, most: 10 })
const mails = () => db`select recipient from mails where key like 'restock:%'`
const notices = () => db`select person_id from notices where kind = 'restocks'`
const refusalOf = (act: Promise<unknown>) =>
  act.then(
    () => undefined,
    (error: unknown) => error,
  )

test('Ana is told once when it is back, however often she asked and however many workers look', async () => {
  for (const _ of [1, 2]) await watch(ana)
  await tell()
  expect(await mails()).toHaveLength(0)
  await comesBack()
  expect((await Promise.all([tell(), tell(), tell()])).reduce((sum, told) => sum + told, 0)).toBe(1)
  expect([(await mails()).length, (await notices()).length, await listOwnWatches(db, ana)]).toEqual([1, 1, []])
})

test('no mail goes to an address that nobody confirmed, nor to somebody who does without', async () => {
  await watch(ana)
  await watch(bia)
  await chooseNotices(db, { personId: ana, topic: 'following', way: 'mail', wanted: false, now })
  await comesBack()
  expect(await tell()).toBe(2)
  expect([(await mails()).length, (await notices()).length]).toEqual([0, 2])
})

test('nobody waits for what there is, or for what is not sold', async () => {
  await comesBack()
  expect(isRefusal(await refusalOf(watch(ana)), 'shop.is_in_stock')).toBe(true)
  await db`update shop_products set state = 'withdrawn'`
  expect(isRefusal(await refusalOf(watch(ana)), 'shop.product_not_found')).toBe(true)
  expect(isRefusal(await refusalOf(watch(ana, crypto.randomUUID())), 'shop.product_not_found')).toBe(true)
})

test('what was withdrawn meanwhile is told of when it is sold again', async () => {
  await watch(ana)
  await db`update shop_products set state = 'withdrawn'`
  await comesBack()
  expect(await tell()).toBe(0)
  await db`update shop_products set state = 'published'`
  expect(await tell()).toBe(1)
})

test('thirty are waited for, and not one more', async () => {
  await db`
    insert into shop_variants (id, product_id, name, sku, price, weight_grams, display_order)
    select gen_random_uuid(), ${deck.id}, 'edição ' || n, 'EDI-' || n, 1000, 100, n from generate_series(1, 34) n`
  const sold = await db<{ id: string }[]>`select id from shop_variants where stock = 0`
  const outcomes = await Promise.allSettled(sold.map(({ id }) => watch(ana, id)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
})
