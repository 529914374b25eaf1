import { DECIDED_WITHIN_DAYS } from '../kinds.rules.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

/** Whoever wants to attend. */
export const applications: KindOfCase = {
  name: 'application',
  waiting: (sql) => sql`
    select c.id, c.applied_at as since,
      ${endOfBusinessDay(sql, sql`c.applied_at`, DECIDED_WITHIN_DAYS.application)} as due_at, c.id as person_id, c.name,
      c.specialty as about, null::bigint as amount
    from consultants c where c.approved_at is null
      and exists (select from people p where p.id = c.id and p.closed_at is null)
      and not exists (select from consultant_refusals r where r.consultant_id = c.id and r.answered_at is null)`,
  decidedBy: ['consultants.consultant_approved', 'consultants.application_refused'],
}
