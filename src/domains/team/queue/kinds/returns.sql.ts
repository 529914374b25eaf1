import type { Sql } from '#platform/db.ts'
import { DECIDED_WITHIN_DAYS } from '../kinds.rules.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

const returns = (sql: Sql) => sql`
  shipment_returns r join shipments s on s.id = r.shipment_id join catalogue_orders o on o.id = s.order_id`

/** Returns whose clients wait for the code with which they post them for free. */
export const requestedReturns: KindOfCase = {
  name: 'return_requested',
  waiting: (sql) => sql`
    select r.id, r.requested_at as since,
      ${endOfBusinessDay(sql, sql`r.requested_at`, DECIDED_WITHIN_DAYS.return_requested)} as due_at, o.person_id,
      null::text as name, r.reason as about, null::bigint as amount
    from ${returns(sql)} where r.state = 'requested' and r.postage_code is null`,
  decidedBy: ['shipments.postage_sent'],
}

/**
 * Returns that have arrived, as their clients say, until they are refunded by themselves; and those that were looked
 * for and not found, until they are closed or turn up.
 */
export const arrivedReturns: KindOfCase = {
  name: 'return_arrived',
  waiting: (sql) => sql`
    select r.id, coalesce(r.arrival_denied_at, r.arrived_at) as since, coalesce(r.due_at,
        ${endOfBusinessDay(sql, sql`r.arrival_denied_at`, DECIDED_WITHIN_DAYS.return_not_found)}) as due_at, o.person_id,
      null::text as name, case when r.arrival_denied_at is not null then 'not_here' end as about, null::bigint as amount
    from ${returns(sql)} where r.state = 'on_its_way' and r.arrived_at is not null`,
  decidedBy: ['shipments.return_received', 'shipments.arrival_denied', 'shipments.return_closed'],
}
