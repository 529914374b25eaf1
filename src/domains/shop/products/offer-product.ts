import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { productOffered } from '../facts.ts'
import { type NewProduct, recordProduct } from '../sql.ts'

/** Inserts a product, or updates its texts and price. Repeating changes nothing; stock is set only the first time. */
export async function offerProduct(db: Db, product: NewProduct) {
  await inTransaction(db, async (tx) => {
    if (await recordProduct(tx, product)) await announce(tx, productOffered(product.slug))
  })
}
