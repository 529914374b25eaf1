import { expect, test } from 'vitest'
import { PICTURES } from '#domains/shop/rules.ts'
import { freshDatabase } from '#test/support/database.ts'
import { seedProducts, DEMO_PRODUCTS } from './products.ts'

/** Words that promise health, luck or results, which no product text may contain. */
const PROMISES =
  /\b(cura|curar|curas|milagre|garant\w+|atrai|atrair|sorte|prosperidade|proteção|afasta\w*|energiz\w+|limpeza energética)\b/i

test('there are at least twenty-four products, some of each category, each with an existing picture', () => {
  expect(DEMO_PRODUCTS.length).toBeGreaterThanOrEqual(24)
  expect(new Set(DEMO_PRODUCTS.map(({ slug }) => slug)).size).toBe(DEMO_PRODUCTS.length)
  expect(new Set(DEMO_PRODUCTS.map(({ category }) => category)).size).toBe(6)
  expect(DEMO_PRODUCTS.filter(({ picture }) => !PICTURES.includes(picture as never))).toEqual([])
})

test.each(DEMO_PRODUCTS.map((product) => [product.name, product] as const))(
  '%s promises nothing',
  (_, { name, summary, description, facts }) =>
    expect([name, summary, description, ...facts].join('\n')).not.toMatch(PROMISES),
)

test('seeding twice changes nothing, not even the stock', async () => {
  const [db, anchor] = [await freshDatabase(), new Date('2026-03-03T03:00:00.000Z')]
  const stored = () => db`select slug, sku, price, stock, arrived_at from shop_products p
    join shop_variants v on v.product_id = p.id order by p.display_order, v.display_order`
  await seedProducts(db, anchor)
  await db`insert into shop_stock_movements (variant_id, change, kind, at)
    select id, -1, 'lost', ${anchor} from shop_variants where stock > 0`
  const before = await stored()
  await seedProducts(db, anchor)
  expect(await stored()).toEqual(before)
  expect(before).toHaveLength(DEMO_PRODUCTS.flatMap(({ variants }) => variants).length)
})
