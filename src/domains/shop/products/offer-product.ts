import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { productOffered } from '../facts.ts'
import { insertFirstStock, type NewProduct, type NewVariant, recordProduct, recordVariant } from '../sql.ts'

type Offered = NewProduct & { variants: readonly NewVariant[] }

/**
 * Inserts a published product with its variants, or updates its texts and prices. Repeating changes nothing; stock is
 * set only the first time.
 */
export async function offerProduct(db: Db, { variants, ...product }: Offered) {
  await inTransaction(db, async (tx) => {
    let isChanged = await recordProduct(tx, product)
    for (const variant of variants) {
      const outcome = await recordVariant(tx, product.slug, variant)
      if (outcome === 'new' && variant.stock > 0) await insertFirstStock(tx, variant, product.arrivedAt)
      isChanged ||= outcome !== false
    }
    if (isChanged) await announce(tx, productOffered(product.slug))
  })
}
