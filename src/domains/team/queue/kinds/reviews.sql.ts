import { DECIDED_WITHIN_DAYS } from '../kinds.rules.ts'
import { endOfBusinessDay } from './deadlines.sql.ts'
import type { KindOfCase } from './queue-kind.ts'

/** Reviews that somebody reads before they are published. */
export const heldReviews: KindOfCase = {
  name: 'held_review',
  waiting: (sql) => sql`
    select h.id, h.written_at as since,
      ${endOfBusinessDay(sql, sql`h.written_at`, DECIDED_WITHIN_DAYS.held_review)} as due_at, h.client_id as person_id,
      null::text as name, h.rule as about, null::bigint as amount
    from held_reviews h where h.verdict is null
    union all
    select h.id, h.written_at, ${endOfBusinessDay(sql, sql`h.written_at`, DECIDED_WITHIN_DAYS.held_review)},
      h.person_id, null::text, h.rule, null::bigint
    from held_product_reviews h where h.verdict is null`,
  decidedBy: ['reviews.held_review_decided'],
}

/** Published reviews to which their consultants object. */
export const objections: KindOfCase = {
  name: 'objection',
  waiting: (sql) => sql`
    select o.review_id as id, o.objected_at as since,
      ${endOfBusinessDay(sql, sql`o.objected_at`, DECIDED_WITHIN_DAYS.objection)} as due_at,
      r.consultant_id as person_id, null::text as name, r.stars::text as about, null::bigint as amount
    from review_objections o join reviews r on r.id = o.review_id where o.verdict is null`,
  decidedBy: ['reviews.objection_decided', 'reviews.review_removed'],
}
