import type { Sql, Tx } from '#platform/db.ts'
import { ASKED_AFTER_DAYS, ASKED_WITHIN_DAYS } from './rules.ts'

/** Orders whose last parcel was delivered some days ago, of which nothing is on its way and nobody was asked. */
export const listToAsk = (sql: Sql, now: Date, most: number, aside: string[]) => sql<
  { orderId: string; personId: string }[]
>`
  select s.order_id as "orderId", o.person_id as "personId" from shipments s
    join catalogue_orders o on o.id = s.order_id
  where s.state = 'delivered' and s.delivered_at > ${now}::timestamptz - make_interval(days => ${ASKED_WITHIN_DAYS})
    and s.order_id <> all(${aside}::uuid[])
    and not exists (select from product_review_requests q where q.order_id = s.order_id)
    and not exists (select from shipments t where t.order_id = s.order_id and t.state in ('packed', 'posted', 'missing'))
  group by s.order_id, o.person_id
  having max(s.delivered_at) <= ${now}::timestamptz - make_interval(days => ${ASKED_AFTER_DAYS})
  order by max(s.delivered_at), s.order_id limit ${most}`

/** False: they were asked before. */
export async function insertRequest(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const { count } = await tx`
    insert into product_review_requests (order_id, asked_at) values (${orderId}, ${at}) on conflict do nothing`
  return count === 1
}
