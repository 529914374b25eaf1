import { offerProduct } from '#domains/shop/index.ts'
import type { Db } from '#platform/db.ts'
import { daysBefore } from './calendar.ts'
import { seedId } from './seed-id.ts'
import { DECKS } from './products/decks.ts'
import type { DemoProduct } from './products/demo-product.ts'
import { KEEPSAKES } from './products/keepsakes.ts'
import { LIGHTS } from './products/lights.ts'
import { STONES } from './products/stones.ts'

/** The products of the shop, in the order of the list. */
export const DEMO_PRODUCTS: readonly DemoProduct[] = [...DECKS, ...STONES, ...LIGHTS, ...KEEPSAKES]

/** Seeds the products; those at the end of the list arrived first. Seeding twice changes nothing. */
export async function seedProducts(db: Db, anchor: Date) {
  for (const [at, product] of DEMO_PRODUCTS.entries())
    await offerProduct(db, {
      ...product,
      id: seedId(`product-${product.slug}`),
      displayOrder: at,
      arrivedAt: daysBefore(anchor, 10 + ((at * 17) % 180)),
    })
}
