import type { Sql, Tx } from '#platform/db.ts'

/** What a person waits for, the latest first. */
export const listOwnWatches = (sql: Sql, personId: string) => sql<
  { variantId: string; productName: string; name: string | null; since: Date }[]
>`
  select w.variant_id as "variantId", p.name as "productName", v.name, w.since from shop_restock_watches w
  join shop_variants v on v.id = w.variant_id join shop_products p on p.id = v.product_id
  where w.person_id = ${personId} order by w.since desc, w.variant_id`

/** One at a time adds to what a person waits for: the most are counted under this lock. */
export const lockWatchesOf = (tx: Tx, personId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended('watches:' || ${personId}::text, 0))`

export const insertWatch = (tx: Tx, personId: string, variantId: string, at: Date) => tx`
  insert into shop_restock_watches (variant_id, person_id, since) values (${variantId}, ${personId}, ${at})
  on conflict do nothing`

export const deleteWatch = (sql: Sql, personId: string, variantId: string) =>
  sql`delete from shop_restock_watches where variant_id = ${variantId} and person_id = ${personId}`

export const deleteWatchesOf = (tx: Tx, personId: string) =>
  tx`delete from shop_restock_watches where person_id = ${personId}`

type DueWatch = {
  personId: string
  variantId: string
  since: Date
  email: string
  isConfirmed: boolean
  firstName: string
  slug: string
  productName: string
  name: string | null
}

/** Takes the oldest waits for what is back; whoever takes a row tells. */
export const takeDueWatches = (tx: Tx, most: number) => tx<DueWatch[]>`
  with due as (
    select w.variant_id, w.person_id from shop_restock_watches w
    join shop_variants v on v.id = w.variant_id and v.stock > 0 and v.withdrawn_at is null
    join shop_products p on p.id = v.product_id and p.state = 'published'
    order by w.since limit ${most} for update of w skip locked
  )
  delete from shop_restock_watches w using due, shop_variants v, shop_products p, people o
  where (w.variant_id, w.person_id) = (due.variant_id, due.person_id) and v.id = w.variant_id
    and p.id = v.product_id and o.id = w.person_id
  returning w.person_id as "personId", w.variant_id as "variantId", w.since, o.email,
    o.email_confirmed_at is not null as "isConfirmed", o.first_name as "firstName", p.slug,
    p.name as "productName", v.name`
