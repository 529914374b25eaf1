import { endOfDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

/** Refunds that somebody asked for, within the days that the form promised. */
export const claims: KindOfCase = {
  name: 'claim',
  waiting: (sql) => sql`
    select c.id, c.asked_at as since, ${endOfDay(sql, sql`c.answer_by`)} as due_at, c.client_id as person_id,
      null::text as name, c.cause as about, null::bigint as amount
    from claims c where c.state = 'open'`,
  decidedBy: ['claims.claim_decided'],
}
