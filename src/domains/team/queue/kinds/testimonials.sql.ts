import { DECIDED_WITHIN_DAYS } from '../kinds.rules.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

/** What clients wrote for everybody to read. */
export const testimonials: KindOfCase = {
  name: 'testimonial',
  waiting: (sql) => sql`
    select t.id, t.written_at as since,
      ${endOfBusinessDay(sql, sql`t.written_at`, DECIDED_WITHIN_DAYS.testimonial)} as due_at, t.person_id,
      null::text as name, t.stars::text as about, null::bigint as amount
    from testimonials t where not exists (select from testimonial_decisions d where d.testimonial_id = t.id)`,
  decidedBy: ['reviews.testimonial_decided'],
}
