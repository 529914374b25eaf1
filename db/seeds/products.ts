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
  for (const [at, product] of DEMO_PRODUCTS.entries()) {
    const id = seedId(`product-${product.slug}`)
    const sku = `${product.category.slice(0, 3).toUpperCase()}-${String(at + 1).padStart(3, '0')}`
    await offerProduct(db, {
      ...product,
      id,
      variants: product.variants.map(({ name = null, isUnique = false, sizeMm = null, ...variant }, n) => ({
        ...variant,
        id: n === 0 ? id : seedId(`variant-${product.slug}-${n}`),
        name,
        isUnique,
        sizeMm,
        sku: n === 0 ? sku : `${sku}-${n + 1}`,
        displayOrder: n,
      })),
      displayOrder: at,
      arrivedAt: daysBefore(anchor, 10 + ((at * 17) % 180)),
    })
  }
}
