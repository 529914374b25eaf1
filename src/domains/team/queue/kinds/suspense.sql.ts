import { DECIDED_WITHIN_DAYS } from '../kinds.rules.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

/** Money that came otherwise than agreed. */
export const suspense: KindOfCase = {
  name: 'suspense',
  waiting: (sql) => sql`
    select m.id, m.found_at as since, ${endOfBusinessDay(sql, sql`m.found_at`, DECIDED_WITHIN_DAYS.suspense)} as due_at,
      p.person_id, null::text as name, m.reason as about, case when m.currency = 'BRL' then m.amount end as amount
    from payment_mismatches m left join payments p on p.id = m.payment_id where m.resolved_at is null`,
  decidedBy: ['payments.suspense_resolved'],
}
