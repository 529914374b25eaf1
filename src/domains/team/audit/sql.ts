import type { Sql } from '#platform/db.ts'
import type { LogFilter } from './rules.ts'

type PersonShown = { id: string; name: string }

export type LogRow = {
  id: bigint
  n: bigint | null
  at: Date
  kind: string
  detail: string | null
  actor: PersonShown | null
  person: PersonShown | null
  subjectId: string | null
  reason: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  isErased: boolean
}

const shown = (sql: Sql, alias: 'a' | 'p') => sql`
  case when ${sql(alias)}.id is not null then json_build_object('id', ${sql(alias)}.id, 'name',
    case when ${sql(alias)}.closed_at is null
      then btrim(${sql(alias)}.first_name || ' ' || ${sql(alias)}.last_name) else 'conta encerrada' end) end`

/** What a filter asks, with whom it is about as an id. */
export type LogAsked = Omit<LogFilter, 'about'> & { personId?: string | undefined }

/** So many entries, latest first, that lie before the one with this id. */
export const listLog = (sql: Sql, asked: LogAsked, before: string | undefined, most: number) => sql<LogRow[]>`
  with found as (
    select e.* from security_events e
    where true
      ${asked.scope === 'team' ? sql`and e.by_team` : sql``}
      ${asked.by ? sql`and e.actor_id = ${asked.by}` : sql``}
      ${asked.kind ? sql`and e.kind = ${asked.kind}` : sql``}
      ${asked.personId ? sql`and e.person_id = ${asked.personId}` : sql``}
      ${asked.subject ? sql`and e.subject_id = ${asked.subject}` : sql``}
      ${asked.from ? sql`and e.at >= ${asked.from}::date::timestamp at time zone 'America/Sao_Paulo'` : sql``}
      ${asked.to ? sql`and e.at < (${asked.to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'` : sql``}
      ${before ? sql`and (e.at, e.id) < (select at, id from security_events where id = ${before}::bigint)` : sql``}
    order by e.at desc, e.id desc limit ${most}
  )
  select e.id, s.n, e.at, e.kind, e.detail, ${shown(sql, 'a')} as actor, ${shown(sql, 'p')} as person,
    e.subject_id as "subjectId", w.reason, w.before, w.after, w.erased_by is not null as "isErased"
  from found e
    left join people a on a.id = e.actor_id left join people p on p.id = e.person_id
    left join security_event_seals s on s.event_id = e.id left join security_event_words w on w.event_id = e.id
  order by e.at desc, e.id desc`

export async function findLinks(sql: Sql): Promise<bigint> {
  const [row] = await sql<{ n: bigint }[]>`select coalesce(max(n), 0)::bigint as n from security_event_seals`
  return row!.n
}

export async function findEntry(sql: Sql, id: string): Promise<{ personId: string | null } | undefined> {
  const [row] = await sql<{ personId: string | null }[]>`
    select person_id as "personId" from security_events where id = ${id}::bigint`
  return row
}

export type OwnRow = { id: bigint; at: Date; kind: string; detail: string | null }

/**
 * What the team did about a person, and what it read of their consultations, latest first. Of a consultation only
 * reading counts: its decisions name their person.
 */
export const listOwnLog = (sql: Sql, personId: string, before: string | undefined, most: number) => sql<OwnRow[]>`
  with about as (
    select e.id, e.at, e.kind, e.detail from security_events e
    where e.by_team and e.person_id = ${personId} and e.actor_id <> ${personId}
    union all
    select e.id, e.at, e.kind, e.detail
    from consultations c join security_events e on e.subject_id = c.id
    where (c.client_id = ${personId} or c.consultant_id = ${personId}) and e.by_team and e.actor_id <> ${personId}
      and e.kind like 'consultations.%' and e.person_id is distinct from ${personId}
  )
  select * from about
  where true ${before ? sql`and (at, id) < (select at, id from security_events where id = ${before}::bigint)` : sql``}
  order by at desc, id desc limit ${most}`
