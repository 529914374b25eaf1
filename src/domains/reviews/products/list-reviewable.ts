import { findKept } from '#domains/shipments/index.ts'
import type { Sql } from '#platform/db.ts'
import type { ReviewableProduct } from './contract.ts'
import { refuse } from './rules.ts'
import { listOwnReviewsOf, listProductsOf } from './sql.ts'

type Asked = { orderId: string; personId: string }

/** What of an order its client got and keeps, each product once, with what they wrote of it. Refuses anybody else's. */
export async function listReviewable(sql: Sql, asked: Asked): Promise<ReviewableProduct[]> {
  const kept = await findKept(sql, asked)
  if (!kept) throw refuse('line_not_found')
  const products = await listProductsOf(
    sql,
    kept.lines.map(({ variantId }) => variantId),
  )
  const own = await listOwnReviewsOf(
    sql,
    asked.personId,
    products.map(({ productId }) => productId),
  )
  const seen = new Set<string>()
  return kept.lines.flatMap(({ n, variantId }) => {
    const { productId, name } = products.find((product) => product.variantId === variantId)!
    if (seen.has(productId)) return []
    seen.add(productId)
    const review = own.find((one) => one.productId === productId) ?? null
    return [{ n, name, mayReview: !review && !kept.isContested, review }]
  })
}
