import { contestedGoods } from '#domains/catalogue/index.ts'
import type { Sql } from '#platform/db.ts'
import { DECIDED_WITHIN_DAYS, SILENT_AFTER_DAYS, WORKED_OFF_WITHIN_DAYS } from '../kinds.rules.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

const { unnoticed, done } = WORKED_OFF_WITHIN_DAYS
const DAY_MS = 86_400_000
const plain = (sql: Sql) => sql`null::text as name, null::text as about, null::bigint as amount`

/** Paid orders with pieces in no parcel for longer than a business day; none that a bank contests. */
export const ordersToPack: KindOfCase = {
  name: 'to_pack',
  waiting: (sql, now) => sql`
    select o.id, late.since, ${endOfBusinessDay(sql, sql`o.paid_at`, done)} as due_at, o.person_id, ${plain(sql)}
    from (select distinct order_id from catalogue_goods_lines where packed + cancelled < quantity) l
      join catalogue_orders o on o.id = l.order_id and o.state in ('paid', 'partly_refunded')
        and o.paid_at < ${new Date(now.getTime() - unnoticed * DAY_MS)}
      cross join lateral (select ${endOfBusinessDay(sql, sql`o.paid_at`, unnoticed)} as since) late
    where late.since <= ${now} and not (${contestedGoods(sql)})`,
  decidedBy: [],
}

/**
 * Parcels that are packed for longer than a business day and neither fetched nor contested; and those that their
 * clients gave up, until they are cancelled by themselves.
 */
export const parcelsToPost: KindOfCase = {
  name: 'to_post',
  waiting: (sql, now) => sql`
    select s.id, coalesce(s.cancel_asked_at, late.since) as since,
      coalesce(s.due_at, ${endOfBusinessDay(sql, sql`s.packed_at`, done)}) as due_at, o.person_id, null::text as name,
      case when s.cancel_asked_at is not null then 'given_up' end as about, null::bigint as amount
    from shipments s join catalogue_goods g on g.order_id = s.order_id join catalogue_orders o on o.id = s.order_id
      cross join lateral (select ${endOfBusinessDay(sql, sql`s.packed_at`, unnoticed)} as since) late
    where s.state = 'packed' and (s.cancel_asked_at is not null
      or not g.is_pickup and late.since <= ${now} and not (${contestedGoods(sql)}))`,
  decidedBy: [],
}

/** Posted parcels of which nobody said anything for long, until they count as delivered. */
export const silentParcels: KindOfCase = {
  name: 'silent_parcel',
  waiting: (sql, now) => sql`
    select s.id, s.posted_at + make_interval(days => ${SILENT_AFTER_DAYS}) as since, s.due_at, o.person_id, ${plain(sql)}
    from shipments s join catalogue_orders o on o.id = s.order_id
    where s.state = 'posted' and s.posted_at <= ${new Date(now.getTime() - SILENT_AFTER_DAYS * DAY_MS)}`,
  decidedBy: [],
}

/** Parcels that did not come, as their clients say: found, or lost or damaged and what becomes of that. */
export const missingParcels: KindOfCase = {
  name: 'missing_parcel',
  waiting: (sql) => sql`
    select s.id, s.missing_at as since,
      ${endOfBusinessDay(sql, sql`s.missing_at`, DECIDED_WITHIN_DAYS.missing_parcel)} as due_at, o.person_id,
      ${plain(sql)}
    from shipments s join catalogue_orders o on o.id = s.order_id where s.state = 'missing'`,
  decidedBy: ['shipments.ended'],
}
