import type { Sql } from '#platform/db.ts'
import { endOfDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

const open = (sql: Sql) => sql`
  select m.id, m.received_at as since, ${endOfDay(sql, sql`m.answer_by`)} as due_at,
    (select p.id from people p where p.email = m.email) as person_id, m.name, m.subject as about,
    null::bigint as amount
  from contact_messages m where not exists (select from contact_closings c where c.message_id = m.id)`

/** What came by the contact form, within the two business days that it promises. */
export const messages: KindOfCase = {
  name: 'message',
  waiting: (sql) => sql`${open(sql)} and m.subject <> 'closing'`,
  decidedBy: ['support.message_answered', 'support.message_closed'],
}

/** Requests to close an account: a right, with the same promise. */
export const closings: KindOfCase = {
  name: 'closing',
  waiting: (sql) => sql`${open(sql)} and m.subject = 'closing'`,
  decidedBy: ['support.account_closed'],
}
