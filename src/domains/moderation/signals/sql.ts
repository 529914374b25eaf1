import type { HeldRule } from '#domains/detectors/held.rules.ts'
import type { HeldText } from '#domains/detectors/index.ts'
import type { Sql } from '#platform/db.ts'

/** What rules held since an instant, by rule: refused, and sent all the same. */
export const countByRule = (sql: Sql, since: Date) => sql<{ rule: HeldRule; refused: number; insisted: number }[]>`
  select rule, count(*) filter (where outcome = 'refused')::int as refused,
    count(*) filter (where outcome = 'insisted')::int as insisted
  from held_texts where at > ${since} group by rule order by rule`

/** Whose texts were held most since an instant. */
export const listMostHeld = (sql: Sql, since: Date, most: number) => sql<
  { id: string; name: string; held: number; insisted: number }[]
>`
  select c.id, c.name, h.held, h.insisted from (
    select person_id, count(*)::int as held, count(*) filter (where outcome = 'insisted')::int as insisted
    from held_texts where at > ${since} group by person_id order by held desc, person_id limit ${most}
  ) h join consultants c on c.id = h.person_id order by h.held desc, c.id`

/** One in so many of what was sent all the same. */
const ONE_IN = 3

/** A sample of what was sent all the same, the newest first. */
export const sampleInsisted = (sql: Sql, most: number) => sql<
  {
    id: string
    personId: string
    name: string
    place: HeldText['place']
    subjectId: string | null
    rule: HeldRule
    found: string
    at: Date
  }[]
>`
  select h.id::text, h.person_id as "personId", c.name, h.place, h.subject_id as "subjectId", h.rule, h.found, h.at
  from (select * from held_texts order by at desc, id desc limit 1000) h join consultants c on c.id = h.person_id
  where h.outcome = 'insisted' and h.id % ${ONE_IN} = 0 order by h.at desc, h.id desc limit ${most}`

/** Approved consultants with the same biography, the largest groups first. */
export const listSameTexts = (sql: Sql, most: number) => sql<
  { text: string; people: { id: string; name: string }[] }[]
>`
  select left(min(bio), 240) as text, jsonb_agg(jsonb_build_object('id', id, 'name', name) order by approved_at, id) as people
  from consultants where approved_at is not null
  group by md5(folded(bio)) having count(*) > 1 order by count(*) desc, min(id::text) limit ${most}`
