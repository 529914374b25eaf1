import type { Sql, Tx } from '#platform/db.ts'
import type { Ground, HeldVerdict } from '../moderation/rules.ts'
import type { HeldProductReview } from './sql.ts'

const columns = (sql: Sql) => sql`
  h.id, h.product_id as "productId", h.person_id as "personId", h.order_id as "orderId", h.n, h.stars::int as stars,
  h.body as text, h.rule, h.found, h.written_at as "writtenAt"`

/** What waits, the longest first. */
export const listHeldProductReviews = (sql: Sql, most: number) => sql<
  (HeldProductReview & { clientName: string; about: string })[]
>`
  select ${columns(sql)}, btrim(p.first_name || ' ' || p.last_name) as "clientName", i.name as about
  from held_product_reviews h join people p on p.id = h.person_id join shop_products i on i.id = h.product_id
  where h.verdict is null order by h.written_at, h.id limit ${most}`

/** Locks one that was held; `isOpen`: nothing is decided. */
export async function lockHeldProductReview(tx: Tx, id: string) {
  const [row] = await tx<
    (HeldProductReview & { isOpen: boolean; email: string | null; firstName: string; slug: string })[]
  >`
    select ${columns(tx)}, h.verdict is null as "isOpen", p.email, p.first_name as "firstName", i.slug
    from held_product_reviews h join people p on p.id = h.person_id join shop_products i on i.id = h.product_id
    where h.id = ${id} for update of h`
  return row
}

export const recordHeldVerdict = (
  tx: Tx,
  d: { id: string; verdict: HeldVerdict; reason: string | null; by: string; at: Date },
) => tx`
  update held_product_reviews set verdict = ${d.verdict}, reason = ${d.reason}, decided_by = ${d.by},
    decided_at = ${d.at} where id = ${d.id}`

type Published = {
  id: string
  personId: string
  slug: string
  stars: number
  text: string
  orderId: string
  isRemoved: boolean
}

/** Serialises what is decided about one published review, and reads it. */
export async function lockProductReview(tx: Tx, id: string): Promise<Published | undefined> {
  // Not the row: nobody may change one, and only who may change a row can lock it.
  await tx`select pg_advisory_xact_lock(hashtextextended('review:' || ${id}, 0))`
  const [row] = await tx<Published[]>`
    select r.id, r.person_id as "personId", p.slug, r.stars::int as stars, r.body as text, r.order_id as "orderId",
      exists (select from product_review_removals g where g.review_id = r.id) as "isRemoved"
    from product_reviews r join shop_products p on p.id = r.product_id where r.id = ${id}`
  return row
}

export const insertRemoval = (tx: Tx, g: { id: string; by: string; ground: Ground; reason: string; at: Date }) => tx`
  insert into product_review_removals (review_id, removed_by, ground, reason, removed_at)
  values (${g.id}, ${g.by}, ${g.ground}, ${g.reason}, ${g.at})`

/** Whether this id is of a product's review, one that waits or waited too. */
export const isOfProduct = async (sql: Sql, id: string): Promise<boolean> =>
  (
    await sql`
      select from product_reviews where id = ${id}
      union all select from held_product_reviews where id = ${id} limit 1`
  ).length > 0
