import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { CREDITS, offerCatalogue } from '#test/support/catalogue-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { listItems } from '../../sql.ts'
import type { Terms } from './terms.rules.ts'
import { moveItem } from './move-item.ts'
import { hideItem, publishItem, removeItem } from './publish-item.ts'
import { readItem, readItems } from './read-items.ts'
import { setPrice, undoPrice } from './set-price.ts'
import { createItem, editItem } from './write-item.ts'

const HOUR = 3_600
const NOTHING: Terms = {
  priceCents: null,
  bonusCents: 0n,
  minutes: null,
  ceilingCents: null,
  answerHours: null,
  answerPercent: null,
}
const credit = (priceCents: bigint, bonusCents = 0n): Terms => ({ ...NOTHING, priceCents, bonusCents })
const pack = (priceCents: bigint): Terms => ({ ...NOTHING, priceCents, minutes: 90, ceilingCents: 449n })

let db: Db
let time: ReturnType<typeof settableClock>
let iris: { by: string; clock: ReturnType<typeof settableClock>['clock'] }

const aPerson = async (role: string) => {
  const id = randomUUID()
  await db`insert into people (id, email, first_name, role) values (${id}, ${`${id}@example.com`}, 'Íris', ${role})`
  return id
}
const at = (seconds: number) => new Date(time.now().getTime() + seconds * 1_000)
const order = (personId: string, slug: string, version?: number) =>
  placeOrder(db, { id: randomUUID(), personId, slug, version, clock: time.clock })
const priceNow = async (slug: string) => (await readItem(db, slug, time.now())).item.current.priceCents
const acts = async () =>
  (await db<{ kind: string }[]>`select kind from security_events where actor_id = ${iris.by} order by id`).map(
    ({ kind }) => kind,
  )

beforeAll(async () => {
  db = await freshDatabase()
  time = settableClock(await databaseClock(db))
  await offerCatalogue(db, at(-10 * HOUR))
})
beforeEach(async () => {
  iris = { by: await aPerson('admin'), clock: time.clock }
})

async function aDraft(terms: Terms = pack(34_990n)): Promise<string> {
  const slug = `pacote-${randomUUID()}`
  await createItem(db, iris, {
    slug,
    kind: 'package',
    title: 'Três conversas',
    summary: 'Assim.',
    consultations: 3,
    terms,
  })
  return slug
}
async function onSale(terms?: Terms): Promise<string> {
  const slug = await aDraft(terms)
  await publishItem(db, iris, { slug, from: null, until: null })
  time.pass(1)
  return slug
}

describe('an item', () => {
  test('is a draft that nobody is shown and nobody orders, until it is published', async () => {
    const slug = await aDraft()
    const shown = async () => (await listItems(db, time.now())).map((item) => item.slug)
    expect((await readItem(db, slug, time.now())).item.state).toBe('draft')
    expect(await shown()).not.toContain(slug)
    await expect(order(await aPerson('client'), slug)).rejects.toMatchObject({ code: 'orders.item_not_found' })
    await publishItem(db, iris, { slug, from: at(HOUR), until: at(2 * HOUR) })
    expect((await readItem(db, slug, time.now())).item.state).toBe('scheduled')
    expect(await shown()).not.toContain(slug)
    time.pass(HOUR)
    expect(await shown()).toContain(slug)
    expect(await order(await aPerson('client'), slug)).toMatchObject({ total: 34_990n })
    time.pass(HOUR)
    expect((await readItem(db, slug, time.now())).item.state).toBe('hidden')
    expect(await shown()).not.toContain(slug)
    expect(await acts()).toEqual(['catalogue.item_created', 'catalogue.item_published'])
  })

  test('that somebody is paying is not removed; off the shelf, that order goes on', async () => {
    const [slug, ana] = [await onSale(), await aPerson('client')]
    const placed = await order(ana, slug)
    await expect(removeItem(db, iris, { slug })).rejects.toMatchObject({ code: 'catalogue.was_ordered' })
    await hideItem(db, iris, { slug })
    await expect(removeItem(db, iris, { slug })).rejects.toMatchObject({ code: 'catalogue.was_ordered' })
    expect(await readItem(db, slug, time.now())).toMatchObject({ paying: 1, item: { state: 'hidden' } })
    await expect(order(ana, slug)).rejects.toMatchObject({ code: 'orders.item_not_found' })
    expect(await cancelOrder(db, { id: placed.id, personId: ana, clock: time.clock })).toMatchObject({
      total: 34_990n,
      minutes: 90,
    })
  })

  test('that nobody ordered is removed once it is off the shelf, and its address stays taken', async () => {
    const slug = await onSale()
    await expect(removeItem(db, iris, { slug })).rejects.toMatchObject({ code: 'catalogue.is_on_sale' })
    await hideItem(db, iris, { slug })
    await removeItem(db, iris, { slug })
    await expect(readItem(db, slug, time.now())).rejects.toMatchObject({ code: 'catalogue.not_found' })
    const again = { slug, kind: 'package' as const, title: 'A', summary: 'B', consultations: null, terms: pack(2_000n) }
    await expect(createItem(db, iris, again)).rejects.toMatchObject({ code: 'catalogue.slug_taken' })
  })

  test('that has not begun is a draft again; published twice, it is recorded once', async () => {
    const slug = await aDraft()
    await publishItem(db, iris, { slug, from: at(HOUR), until: null })
    await publishItem(db, iris, { slug, from: at(HOUR), until: null })
    await hideItem(db, iris, { slug })
    expect((await readItem(db, slug, time.now())).item.state).toBe('draft')
    expect(await acts()).toEqual(['catalogue.item_created', 'catalogue.item_published', 'catalogue.item_hidden'])
  })

  test('is said in other words by one at a time: the second learns of the first', async () => {
    const slug = await aDraft()
    const edit = (title: string, revision: number) =>
      editItem(db, iris, { slug, revision, title, summary: 'Assim.', consultations: 3 })
    await edit('Três encontros', 1)
    await edit('Três encontros', 1)
    await expect(edit('Quatro', 1)).rejects.toMatchObject({ code: 'catalogue.changed_meanwhile' })
    await edit('Quatro', 2)
  })

  test('stands where it is put, among its kind', async () => {
    const [one, two] = [await aDraft(), await aDraft()]
    const places = async () => {
      const slugs = (await readItems(db, time.now())).map(({ slug }) => slug)
      return slugs.filter((slug) => slug === one || slug === two)
    }
    expect(await places()).toEqual([one, two])
    await moveItem(db, iris, { slug: two, before: one })
    expect(await places()).toEqual([two, one])
    await moveItem(db, iris, { slug: two, before: null })
    await moveItem(db, iris, { slug: two, before: null })
    expect(await places()).toEqual([one, two])
    await expect(moveItem(db, iris, { slug: two, before: 'creditos-50' })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a price', () => {
  test('that changes is a new version; whoever saw the old one orders at it for two hours', async () => {
    const [slug, ana] = [await onSale(), await aPerson('client')]
    const before = await order(ana, slug, 1)
    await setPrice(db, iris, { slug, seen: 1, from: null, terms: pack(39_990n) })
    expect(before.total).toBe(34_990n)
    expect(await order(await aPerson('client'), slug, 1)).toMatchObject({ total: 34_990n })
    expect(await order(await aPerson('client'), slug)).toMatchObject({ total: 39_990n, version: 2 })
    time.pass(2 * HOUR + 1)
    await expect(order(await aPerson('client'), slug, 1)).rejects.toMatchObject({ code: 'orders.price_changed' })
  })

  test('that is scheduled is nobody’s before it begins, and is undone only before', async () => {
    const slug = await onSale()
    await setPrice(db, iris, { slug, seen: 1, from: at(HOUR), terms: pack(39_990n) })
    await setPrice(db, iris, { slug, seen: 2, from: at(2 * HOUR), terms: pack(44_990n) })
    expect((await readItem(db, slug, time.now())).item).toMatchObject({
      current: { version: 1 },
      next: { version: 2 },
    })
    await expect(order(await aPerson('client'), slug, 2)).rejects.toMatchObject({ code: 'orders.price_changed' })
    time.pass(HOUR)
    expect(await priceNow(slug)).toBe(39_990n)
    await expect(undoPrice(db, iris, { slug, version: 2 })).rejects.toMatchObject({ code: 'catalogue.price_begun' })
    await undoPrice(db, iris, { slug, version: 3 })
    await undoPrice(db, iris, { slug, version: 3 })
    time.pass(2 * HOUR)
    expect(await priceNow(slug)).toBe(39_990n)
    await expect(order(await aPerson('client'), slug, 3)).rejects.toMatchObject({ code: 'orders.price_changed' })
  })

  test('of a draft that was never shown cannot be ordered once it is on sale', async () => {
    const slug = await aDraft(pack(1_000n))
    time.pass(1)
    await setPrice(db, iris, { slug, seen: 1, from: null, terms: pack(34_990n) })
    time.pass(1)
    await publishItem(db, iris, { slug, from: null, until: null })
    await expect(order(await aPerson('client'), slug, 1)).rejects.toMatchObject({ code: 'orders.price_changed' })
  })

  test.each<[string, Terms, string]>([
    ['zero', pack(0n), 'priceCents'],
    ['less than a bank charges', pack(999n), 'priceCents'],
    ['nothing', { ...pack(1_000n), priceCents: null }, 'priceCents'],
    ['no minutes', { ...pack(1_000n), minutes: null }, 'minutes'],
    ['minutes with nobody', { ...pack(1_000n), ceilingCents: 1n }, 'ceilingCents'],
    ['a bonus, which packages have not', { ...pack(1_000n), bonusCents: 1n }, 'bonusCents'],
  ])('of %s is refused', async (_, terms, field) => {
    const slug = await aDraft()
    await expect(setPrice(db, iris, { slug, seen: 1, from: null, terms })).rejects.toMatchObject({
      code: 'catalogue.terms_incomplete',
      fields: { [field]: expect.any(String) },
    })
  })

  test('never begins in the past, and an end comes after its beginning', async () => {
    const slug = await aDraft()
    const past = { slug, seen: 1, from: at(-HOUR), terms: pack(40_000n) }
    await expect(setPrice(db, iris, past)).rejects.toMatchObject({ code: 'catalogue.from_past' })
    const backwards = { slug, from: at(2 * HOUR), until: at(HOUR) }
    await expect(publishItem(db, iris, backwards)).rejects.toMatchObject({ code: 'catalogue.until_past' })
  })

  test('under P8 is refused with the order that would cost the house, and nothing is written', async () => {
    const slug = CREDITS.slug
    const set = setPrice(db, iris, { slug, seen: 1, from: null, terms: credit(5_000n, 1_500n) })
    await expect(set).rejects.toMatchObject({
      code: 'margin.losing',
      fields: { stack: expect.stringContaining('A casa perderia') },
    })
    expect((await readItem(db, slug, time.now())).prices).toHaveLength(1)
    expect(await acts()).toEqual([])
  })

  test('a draft may cost the house; publishing it may not', async () => {
    const slug = `creditos-${randomUUID()}`
    const words = { title: 'Muito', summary: 'Bônus demais.', consultations: null }
    await createItem(db, iris, { slug, kind: 'credits', ...words, terms: credit(5_000n, 1_500n) })
    expect((await readItem(db, slug, time.now())).worst).toContain('A casa perderia')
    const publish = publishItem(db, iris, { slug, from: null, until: null })
    await expect(publish).rejects.toMatchObject({ code: 'margin.losing' })
  })

  test('that two change at once is one’s: the other is told', async () => {
    const slug = await onSale()
    const sol = { ...iris, by: await aPerson('admin') }
    const settled = await Promise.allSettled([
      setPrice(db, iris, { slug, seen: 1, from: null, terms: pack(40_000n) }),
      setPrice(db, sol, { slug, seen: 1, from: null, terms: pack(41_000n) }),
    ])
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'catalogue.changed_meanwhile' },
    })
    expect((await readItem(db, slug, time.now())).prices).toHaveLength(2)
  })

  test('sent twice is one version', async () => {
    const slug = await onSale()
    const twice = { slug, seen: 1, from: null, terms: pack(40_000n) }
    await setPrice(db, iris, twice)
    await setPrice(db, iris, twice)
    expect((await readItem(db, slug, time.now())).item.latest).toBe(2)
  })
})
