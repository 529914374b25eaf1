import { DECIDED_WITHIN_DAYS } from '../kinds.rules.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

/** The last comparison with each gateway, while it has differences; it goes when a later one has none. */
export const reconciliations: KindOfCase = {
  name: 'reconciliation',
  waiting: (sql) => sql`
    select r.id, r.ended_at as since,
      ${endOfBusinessDay(sql, sql`r.ended_at`, DECIDED_WITHIN_DAYS.reconciliation)} as due_at, null::uuid as person_id,
      r.gateway as name, null::text as about, null::bigint as amount
    from (select distinct on (gateway) id, gateway, ended_at from payment_reconciliations
      where ended_at is not null order by gateway, asked_at desc) r
    where exists (select from payment_differences d where d.reconciliation_id = r.id)`,
  decidedBy: [],
}
