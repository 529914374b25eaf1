import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { productOffered } from '../facts.ts'
import { type NewProduct, recordProduct } from '../sql.ts'

/**
 * Puts a product on the shelf, or corrects its words and price. The same again changes nothing; stock is only set the
 * first time.
 */
export async function offerProduct(db: Db, product: NewProduct) {
  await inTransaction(db, async (tx) => {
    if (await recordProduct(tx, product)) await announce(tx, productOffered(product.slug))
  })
}
