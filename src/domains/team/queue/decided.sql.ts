import type { Sql } from '#platform/db.ts'
import type { DecidedCursor } from './cursor.rules.ts'
import type { QueueKind } from './kinds.rules.ts'
import type { KindOfCase } from './kinds/queue-kind.ts'

export type DecidedRow = {
  eventId: bigint
  /** As the database writes it, for the cursor. */
  at: string
  kind: QueueKind
  id: string
  personId: string | null
  name: string
  outcome: string | null
  by: string
  decidedAt: Date
}

type Asked = {
  kinds: readonly KindOfCase[]
  kind: QueueKind | undefined
  by: string | undefined
  before: Date | undefined
  after: DecidedCursor | undefined
  most: number
}

const actsOf = (kinds: readonly KindOfCase[], kind: QueueKind | undefined) =>
  kinds
    .filter(({ name }) => kind === undefined || name === kind)
    .flatMap(({ name, decidedBy }) => decidedBy.map((act) => ({ name, act })))

/**
 * Decisions in the log, latest first: of each act as many as the page can hold, from a range of the index by act and
 * time, so that a rare act is not looked for among all others.
 */
export function listDecisions(sql: Sql, { kinds, kind, by, before, after, most }: Asked) {
  const acts = actsOf(kinds, kind)
  return sql<DecidedRow[]>`
    select e.id as "eventId", to_json(e.at) #>> '{}' as at, a.kind, e.subject_id as id, e.person_id as "personId",
      btrim(coalesce(p.first_name || ' ' || p.last_name, m.name, '')) as name,
      coalesce(e.detail, split_part(e.kind, '.', 2)) as outcome, btrim(b.first_name || ' ' || b.last_name) as by,
      e.at as "decidedAt"
    from unnest(${acts.map(({ name }) => name)}::text[], ${acts.map(({ act }) => act)}::text[]) as a (kind, act)
      cross join lateral (
        select * from security_events e
        where (e.kind, e.at, e.id) >= (a.act, '-infinity'::timestamptz, 0::bigint)
          and (e.kind, e.at, e.id) < (a.act, coalesce(${after?.at ?? null}::timestamptz, ${before ?? null}::timestamptz,
            'infinity'), coalesce(${after?.id ?? null}::bigint, 0))
          and e.subject_id is not null and (${by ?? null}::uuid is null or e.actor_id = ${by ?? null})
        order by e.kind desc, e.at desc, e.id desc limit ${most}) e
      join people b on b.id = e.actor_id left join people p on p.id = e.person_id
      left join contact_messages m on m.id = e.subject_id
    order by e.at desc, e.id desc limit ${most}`
}
