import { DECIDED_WITHIN_DAYS } from '../kinds.rules.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

/** Purchases that somebody contests at the bank; a payment's open disputes are one case. */
export const disputes: KindOfCase = {
  name: 'dispute',
  waiting: (sql) => sql`
    select d.payment_id as id, d.opened_at as since,
      ${endOfBusinessDay(sql, sql`d.opened_at`, DECIDED_WITHIN_DAYS.dispute)} as due_at, p.person_id,
      null::text as name, null::text as about, d.amount
    from (select payment_id, min(opened_at) as opened_at, sum(amount)::bigint as amount from payment_disputes
      where state = 'opened' group by payment_id) d join payments p on p.id = d.payment_id`,
  decidedBy: ['payments.dispute_closed'],
}
