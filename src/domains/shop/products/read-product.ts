import type { Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { findProduct, listRelated } from '../sql.ts'

const RELATED = 4

/** A product with related ones. Refuses `product_not_found`. */
export async function readProduct(db: Db, slug: string) {
  const product = await findProduct(db, slug)
  if (!product) throw refuse('product_not_found')
  return { product, related: await listRelated(db, product, RELATED) }
}
