import { BY_HAND, UNAPPROVED_AFTER_MS } from '#domains/payouts/rules.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

/** Earnings that the team transfers, of which nobody knows, or that nobody approved at the bank for a day. */
export const payouts: KindOfCase = {
  name: 'payout',
  waiting: (sql, now) => sql`
    select o.id, o.moved_at as since, case when o.state = 'unknown' then o.unsure_since + interval '1 hour'
        when o.gateway = ${BY_HAND} then ${endOfBusinessDay(sql, sql`o.asked_at`, 1)} else o.moved_at end as due_at,
      o.consultant_id as person_id, null::text as name, case when o.state = 'unknown' then 'unknown'
        when o.gateway = ${BY_HAND} then 'by_hand' else 'unapproved' end as about, o.amount
    from payouts o where o.state in ('processing', 'unknown') and (o.state = 'unknown' or o.gateway = ${BY_HAND}
      or o.awaits_approval and o.moved_at < ${new Date(now.getTime() - UNAPPROVED_AFTER_MS)})`,
  decidedBy: ['payouts.settled_by_hand'],
}
