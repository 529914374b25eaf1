import { beforeEach, expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aProduct } from '#test/support/a-product.ts'
import { endpoints } from './endpoints.ts'
import { offerProduct, takeStock } from './index.ts'

const NOW = new Date('2026-03-03T15:00:00.000Z')
const deck = aProduct({ displayOrder: 1, priceCents: 8_990n, stock: 3, weightGrams: 350 })
const candle = aProduct({
  slug: 'vela-de-cera',
  name: 'Vela de cera de abelha',
  category: 'velas',
  priceCents: 2_490n,
  weightGrams: 200,
  stock: 10,
  displayOrder: 2,
})
const runes = aProduct({
  slug: 'runas-de-madeira',
  name: 'Runas de madeira',
  category: 'runas',
  priceCents: 7_400n,
  weightGrams: 180,
  stock: 0,
  displayOrder: 0,
})
let db: Db

beforeEach(async () => {
  db = await freshDatabase()
  for (const one of [deck, candle, runes]) await offerProduct(db, one)
})

type Answer = {
  products: { slug: string }[]
  total: number
  product: { slug: string }
  related: { slug: string }[]
  fields: Record<string, string>
  [other: string]: unknown
}
async function call(path: string, body?: unknown) {
  const api = apiOf(endpoints, {
    db,
    now: () => NOW,
    clock: clockAt(NOW),
    log,
    viewerOf: async () => undefined,
    trustedProxies: 1,
  })
  const response = await api.request(
    path,
    body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : undefined,
  )
  return { status: response.status, body: (await response.json()) as Answer }
}
const review = (items: unknown, cep?: string) => call('/api/shop/cart/review', { items, cep })
const slugs = async (query: string) => (await call(`/api/shop/products?${query}`)).body.products.map(({ slug }) => slug)

test('lists sold-out products last by default, and sorts as requested', async () => {
  expect(await slugs('')).toEqual([deck.slug, candle.slug, runes.slug])
  expect(await slugs('sort=cheapest')).toEqual([candle.slug, runes.slug, deck.slug])
  expect(await slugs('sort=dearest')).toEqual([deck.slug, runes.slug, candle.slug])
  expect(await slugs('category=velas')).toEqual([candle.slug])
})

test('tolerates missing accents and typing errors, and finds nothing for nonsense', async () => {
  expect(await slugs('text=MARSÊLHA%20taro')).toContain(deck.slug)
  expect(await slugs('text=marsella%20tarot')).toContain(deck.slug)
  expect(await slugs('text=xyzzyx')).toEqual([])
  expect(await slugs(`text=${encodeURIComponent("%_\\';--")}`)).toHaveLength(3)
  expect((await call('/api/shop/products?page=99')).body).toMatchObject({ products: [], total: 3 })
})

test('a mistyped word finds what the directory would find for it', async () => {
  const incense = aProduct({ slug: 'incenso', name: 'Incenso de sálvia', category: 'incensos', displayOrder: 3 })
  await offerProduct(db, incense)
  for (const typo of ['insenso', 'incenco', 'inscenso', 'INSENSOS', 'insenço', 'salvea'])
    expect(await slugs(`text=${encodeURIComponent(typo)}`), typo).toEqual([incense.slug])
  expect(await slugs('text=vella')).toEqual([candle.slug])
  expect(await slugs('text=insenso&category=velas')).toEqual([])
  expect(await slugs('text=insenso%20xyzzyx'), 'every word has to be meant').toEqual([])
})

test('shows a product with related ones; answers 404 for an unknown one and suggests similar addresses', async () => {
  expect((await call(`/api/shop/products/${deck.slug}`)).body).toMatchObject({
    product: { slug: deck.slug },
    related: [{}, {}],
  })
  expect((await call('/api/shop/products/tarot-de-marsela')).status).toBe(404)
  const near = (await call('/api/shop/products/tarot-de-marsela/near')).body as unknown as { slug: string }[]
  expect(near[0]!.slug).toBe(deck.slug)
})

test('offering a product again changes nothing; a new price leaves the stock alone', async () => {
  const order = { orderId: crypto.randomUUID(), at: NOW }
  await inTransaction(db, (tx) => takeStock(tx, [{ variantId: deck.id, quantity: 2 }], order))
  await offerProduct(db, deck)
  await offerProduct(db, { ...deck, variants: [{ ...deck.variants[0]!, priceCents: 9_990n }] })
  expect((await call(`/api/shop/products/${deck.slug}`)).body.product).toMatchObject({
    variants: [{ priceCents: 9_990, stock: 1 }],
  })
})

test('prices a cart with freight to Manaus by the shop’s prices, not the browser’s', async () => {
  const { status, body } = await review(
    [
      { id: deck.id, quantity: 2, price: 1 },
      { id: candle.id, quantity: 1 },
    ],
    '69005010',
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({
    lines: [{ variant: { slug: deck.slug }, quantity: 2, stock: 'enough', lineCents: 17_980 }, { lineCents: 2_490 }],
    missing: [],
    weightGrams: 900,
    goodsCents: 20_470,
    freight: { cep: '69005-010', region: 'north', freightCents: 4_070, parcels: 1, daysLeast: 8, daysMost: 14 },
    totalCents: 24_540,
    isReady: true,
  })
})

test('reports lines that are short, sold out or unknown, and the order is not ready', async () => {
  const unknown = crypto.randomUUID()
  const { body } = await review([
    { id: deck.id, quantity: 4 },
    { id: runes.id, quantity: 1 },
    { id: unknown, quantity: 1 },
  ])
  expect(body).toMatchObject({
    lines: [{ stock: 'short' }, { stock: 'sold_out' }],
    missing: [unknown],
    freight: null,
    isReady: false,
  })
})

test('an empty cart costs nothing and is not ready', async () =>
  expect((await review([], '01310-100')).body).toMatchObject({
    lines: [],
    freight: null,
    totalCents: 0,
    isReady: false,
  }))

test.each([
  ['half a piece', [{ id: deck.id, quantity: 1.5 }], undefined],
  ['none', [{ id: deck.id, quantity: 0 }], undefined],
  ['twenty-one', [{ id: deck.id, quantity: 21 }], undefined],
  ['no id', [{ id: 'deck', quantity: 1 }], undefined],
  ['the same twice', [deck.id, deck.id.toUpperCase()].map((id) => ({ id, quantity: 1 })), undefined],
  ['no list', 'deck', undefined],
  ['a CEP with letters', [{ id: deck.id, quantity: 1 }], 'ABCDE-FGH'],
])('refuses %s with a message', async (_, items, cep) => {
  const { status, body } = await review(items, cep)
  expect(status).toBe(400)
  expect(Object.keys(body.fields).length).toBeGreaterThan(0)
})

test('refuses an unknown CEP in its field', async () => {
  const { status, body } = await review([{ id: deck.id, quantity: 1 }], '00000-000')
  expect([status, body.code, body.fields.cep]).toEqual([422, 'shop.cep_unknown', expect.stringContaining('CEP')])
})
