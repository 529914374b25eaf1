import { contestedGoods } from '#domains/catalogue/index.ts'
import type { ReviewRule } from '#domains/detectors/review-findings.rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { OwnReview } from '../contract.ts'
import type { Ground } from '../moderation/rules.ts'
import { type CursorPosition, PRAISE_FROM } from '../rules.ts'

/** Nothing of a review's `r` line is kept and paid: it never left again, came back, or a bank has its money. */
const undone = (sql: Sql) => sql`(l.packed <= l.returned or ${contestedGoods(sql)})`
const reviews = (sql: Sql) => sql`
  product_reviews r join catalogue_orders o on o.id = r.order_id
  join catalogue_goods_lines l on l.order_id = r.order_id and l.n = r.n
  left join product_review_removals g on g.review_id = r.id`

export type ProductReviewRow = {
  id: string
  firstName: string
  lastName: string
  stars: number
  text: string
  writtenAt: Date
  isUndone: boolean
  ground: Ground | null
  reason: string | null
  removedAt: Date | null
}

/** Newest first, after a position. */
export const listOfProduct = (sql: Sql, slug: string, before: CursorPosition | undefined, most: number) => sql<
  ProductReviewRow[]
>`
  select r.id, p.first_name as "firstName", p.last_name as "lastName", r.stars::int as stars, r.body as text,
    r.written_at as "writtenAt", ${undone(sql)} as "isUndone", g.ground, g.reason, g.removed_at as "removedAt"
  from ${reviews(sql)} join people p on p.id = r.person_id
  where r.product_id = (select id from shop_products where slug = ${slug})
    ${before ? sql`and (r.written_at, r.id) < (${before.writtenAt}, ${before.id}::uuid)` : sql``}
  order by r.written_at desc, r.id desc limit ${most}`

/** The number of reviews that count (`countsInRating`), per star; stars with no review are absent. */
export const countByStars = (sql: Sql, slug: string) => sql<{ stars: number; count: number }[]>`
  select r.stars::int as stars, count(*)::int as count from ${reviews(sql)}
  where r.product_id = (select id from shop_products where slug = ${slug}) and g.review_id is null
    and (r.stars < ${PRAISE_FROM} or not ${undone(sql)})
  group by r.stars`

/** Whether it is published in the shop. */
export const isPublished = async (sql: Sql, slug: string): Promise<boolean> =>
  (await sql`select from shop_products where slug = ${slug} and state = 'published'`).length > 0

export type ProductOfVariant = { variantId: string; productId: string; name: string; slug: string }

/** The products of these variants, as they are called now. */
export const listProductsOf = (sql: Sql, variantIds: readonly string[]) => sql<ProductOfVariant[]>`
  select v.id as "variantId", p.id as "productId", p.name, p.slug from shop_variants v
    join shop_products p on p.id = v.product_id
  where v.id = any(${[...variantIds]}::uuid[])`

/** Decides about what one person writes of one product at a time. */
export const lockReviewOfProduct = (tx: Tx, personId: string, productId: string) => tx`
  select pg_advisory_xact_lock(hashtextextended('product-review:' || ${personId}::text || ${productId}::text, 0))`

/** What somebody wrote of these products: published, or waiting for a person. */
export const listOwnReviewsOf = (sql: Sql, personId: string, productIds: readonly string[]) => sql<
  (OwnReview & { productId: string })[]
>`
  select product_id as "productId", id, stars::int as stars, body as text, written_at as "writtenAt",
    false as "isHeld" from product_reviews
  where person_id = ${personId} and product_id = any(${[...productIds]}::uuid[])
  union all
  select product_id, id, stars::int, body, written_at, true from held_product_reviews
  where person_id = ${personId} and product_id = any(${[...productIds]}::uuid[]) and verdict is null`

type Written = {
  id: string
  productId: string
  personId: string
  orderId: string
  n: number
  stars: number
  text: string
  writtenAt: Date
}
export type HeldProductReview = Written & { rule: ReviewRule; found: string }

export const insertProductReview = (tx: Tx, r: Written) => tx`
  insert into product_reviews (id, product_id, person_id, order_id, n, stars, body, written_at)
  values (${r.id}, ${r.productId}, ${r.personId}, ${r.orderId}, ${r.n}, ${r.stars}, ${r.text}, ${r.writtenAt})`

export const insertHeld = (tx: Tx, h: HeldProductReview) => tx`
  insert into held_product_reviews (id, product_id, person_id, order_id, n, stars, body, rule, found, written_at)
  values (${h.id}, ${h.productId}, ${h.personId}, ${h.orderId}, ${h.n}, ${h.stars}, ${h.text}, ${h.rule}, ${h.found},
    ${h.writtenAt})`

/** What somebody wrote of products, for the file that they take along. */
export const listOwnProductReviews = (sql: Sql, personId: string) => sql`
  select p.name as produto, r.stars as estrelas, r.body as texto, r.written_at as "escrita em"
  from product_reviews r join shop_products p on p.id = r.product_id
  where r.person_id = ${personId} order by r.written_at, r.id`

/** What waits of somebody who closes the account: nobody publishes it any more. */
export const eraseHeldProductReviewsOf = (tx: Tx, personId: string) => tx`
  delete from held_product_reviews where person_id = ${personId} and verdict is distinct from 'published'`
