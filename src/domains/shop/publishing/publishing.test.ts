import { beforeEach, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import type { Refusal } from '#shared/refusal.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { browseProducts } from '../products/browse-products.ts'
import { moveStock } from './move-stock.ts'
import { publishProduct, withdrawProduct } from './publish-product.ts'
import { readMovements, readOwnProduct, readProducts } from './read-products.ts'
import { changeOf } from './rules.ts'
import { setPictures } from './set-pictures.ts'
import { createProduct, editProduct } from './write-product.ts'
import { writeVariant } from './write-variant.ts'

let db: Db
let iris: { by: string; clock: ReturnType<typeof settableClock>['clock'] }

beforeEach(async () => {
  db = await freshDatabase()
  iris = { by: await aClient(db, 'Íris'), clock: settableClock().clock }
})

const WORDS = {
  name: 'Vela de cera de abelha',
  category: 'velas' as const,
  summary: 'Uma vela de cera pura, torcida à mão.',
  description:
    'Cera de abelha sem corante nem perfume, de um apiário da serra. Queima por cerca de oito horas, sem pingar.',
  facts: ['20 cm', 'Cera pura'],
  picture: 'candle' as const,
}
const TERMS = {
  name: null as string | null,
  sku: 'VEL-001',
  priceCents: 3_690n,
  isUnique: false,
  alarmAt: 3 as number | null,
  weightGrams: 230,
  sizeMm: [200, 40, 40] as [number, number, number] | null,
  isWithdrawn: false,
}
async function aDraft(slug = 'vela-de-cera') {
  const id = crypto.randomUUID() as string
  await createProduct(db, iris, { id, slug, ...WORDS })
  return id
}
const revisionOf = async (id: string) => (await readOwnProduct(db, id)).revision
async function aVariant(id: string, part: Partial<typeof TERMS> = {}, variantId: string = crypto.randomUUID()) {
  await writeVariant(db, iris, { id, variantId, revision: await revisionOf(id), ...TERMS, ...part })
  return variantId
}
const move = (
  id: string,
  act: 'received' | 'counted' | 'lost',
  quantity: number,
  requestId: string = crypto.randomUUID(),
) => moveStock(db, iris, { id, requestId, act, quantity, unitCostCents: act === 'received' ? 1_250n : null, note: '' })
const shown = async () => (await browseProducts(db, {}, new Date())).products.map(({ slug }) => slug)
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: Refusal) => error.code,
  )
const acts = async () =>
  (await db<{ kind: string }[]>`select kind from security_events where kind like 'shop.%' order by id`).map(
    ({ kind }) => kind,
  )

test('a draft is written, priced, filled and put into the shop; each act once in the log', async () => {
  const id = await aDraft()
  await createProduct(db, iris, { id, slug: 'vela-de-cera', ...WORDS })
  expect(await codeOf(publishProduct(db, iris, { id }))).toBe('shop_team.no_variant')
  const variantId = await aVariant(id)
  await aVariant(id, {}, variantId)
  await move(variantId, 'received', 12)
  expect(await shown()).toEqual([])
  for (const _ of [1, 2]) await publishProduct(db, iris, { id })
  expect(await shown()).toEqual(['vela-de-cera'])
  for (const _ of [1, 2]) await withdrawProduct(db, iris, { id })
  expect(await shown()).toEqual([])
  expect(await acts()).toEqual([
    'shop.product_created',
    'shop.variant_written',
    'shop.stock_moved',
    'shop.product_published',
    'shop.product_withdrawn',
  ])
})

test('an address and a code are one product’s and one variant’s', async () => {
  const [id, other] = [await aDraft(), await aDraft('outra-vela')]
  expect(await codeOf(createProduct(db, iris, { id: crypto.randomUUID(), slug: 'vela-de-cera', ...WORDS }))).toBe(
    'shop_team.slug_taken',
  )
  const variantId = await aVariant(id)
  expect(await codeOf(aVariant(other))).toBe('shop_team.sku_taken')
  expect(await codeOf(aVariant(other, { sku: 'VEL-002' }, variantId))).toBe('shop_team.not_found')
  const drafts = [await aDraft('terceira'), await aDraft('quarta')]
  const outcomes = await Promise.all(drafts.map((draft) => codeOf(aVariant(draft, { sku: 'VEL-9' }))))
  expect(outcomes.toSorted()).toEqual(['done', 'shop_team.sku_taken'])
})

test('who is second to change a product is told, and the same words again are no change', async () => {
  const id = await aDraft()
  await editProduct(db, iris, { id, revision: 0, ...WORDS, name: 'Vela torcida' })
  await editProduct(db, iris, { id, revision: 0, ...WORDS, name: 'Vela torcida' })
  expect(await codeOf(editProduct(db, iris, { id, revision: 0, ...WORDS, name: 'Vela reta' }))).toBe(
    'shop_team.changed_meanwhile',
  )
  expect(await readOwnProduct(db, id)).toMatchObject({ name: 'Vela torcida', revision: 1 })
})

test('variants can be told apart, and the last one stays in the shop', async () => {
  const id = await aDraft()
  const first = await aVariant(id)
  expect(await codeOf(aVariant(id, { sku: 'VEL-002', name: 'grande' }))).toBe('shop_team.name_needed')
  await aVariant(id, { name: 'Pequena' }, first)
  expect(await codeOf(aVariant(id, { sku: 'VEL-002', name: 'PEQUENA' }))).toBe('shop_team.name_needed')
  const second = await aVariant(id, { sku: 'VEL-002', name: 'Grande' })
  await publishProduct(db, iris, { id })
  await aVariant(id, { sku: 'VEL-002', name: 'Grande', isWithdrawn: true }, second)
  expect(await codeOf(aVariant(id, { name: 'Pequena', isWithdrawn: true }, first))).toBe('shop_team.last_variant')
})

test('the stock is what was received, counted and lost, once for each request', async () => {
  const variantId = await aVariant(await aDraft())
  const received = crypto.randomUUID()
  for (const _ of [1, 2]) await move(variantId, 'received', 10, received)
  await Promise.all([1, 2, 3].map(() => move(variantId, 'lost', 1)))
  await move(variantId, 'counted', 6)
  await move(variantId, 'counted', 6)
  expect(await codeOf(move(variantId, 'lost', 7))).toBe('shop_team.not_so_many')
  const { movements } = await readMovements(db, { id: variantId })
  expect(movements.map(({ kind, change, stock }) => `${kind} ${change} ${stock}`)).toEqual([
    'counted 0 6',
    'counted -1 6',
    'lost -1 7',
    'lost -1 8',
    'lost -1 9',
    'received 10 10',
  ])
  expect(movements.at(-1)).toMatchObject({ by: 'Íris', unitCostCents: 1_250n })
})

test('of a unique piece there is one', async () => {
  const variantId = await aVariant(await aDraft(), { isUnique: true })
  expect(await codeOf(move(variantId, 'received', 2))).toBe('shop_team.is_unique')
  await move(variantId, 'received', 1)
  expect(await codeOf(move(variantId, 'counted', 2))).toBe('shop_team.is_unique')
  expect(changeOf({ act: 'counted', quantity: 0, stock: 1, isUnique: true })).toBe(-1)
})

test('the list has what is low or gone, by name, and goes on where it stopped', async () => {
  const [low, out] = [await aDraft('a-baixa'), await aDraft('b-esgotada')]
  await move(await aVariant(low), 'received', 3)
  await aVariant(out, { sku: 'VEL-002', alarmAt: null })
  const ids = async (given: Parameters<typeof readProducts>[1]) =>
    (await readProducts(db, given)).products.map(({ id }) => id)
  expect(await ids({ stock: 'low' })).toEqual([low])
  expect(await ids({ stock: 'out' })).toEqual([out])
  expect(await ids({ words: 'CERA' })).toHaveLength(2)
  expect(await ids({ words: 'incenso' })).toEqual([])
  const [first, second] = await ids({})
  expect(await ids({ after: first })).toEqual([second])
})

test('a photograph that nobody sent is refused; others are shown in their order', async () => {
  const id = await aDraft()
  const name = `${'a'.repeat(64)}-800x600`
  const pictures = [{ name, alt: 'A vela acesa' }]
  expect(await codeOf(setPictures(db, iris, { id, revision: 0, pictures }))).toBe('shop_team.picture_unknown')
  await db`insert into content_pictures (name, alt, added_at, added_by) values (${name}, 'x', now(), ${iris.by})`
  await setPictures(db, iris, { id, revision: 0, pictures })
  expect((await readOwnProduct(db, id)).pictures).toEqual(pictures)
  await setPictures(db, iris, { id, revision: 1, pictures: [] })
  expect((await readOwnProduct(db, id)).pictures).toEqual([])
})
