import type { Sql } from '#platform/db.ts'

/** An event of a domain, named by it: `claims.claim_decided`. */
export type SecurityEventKind = `${string}.${string}`

/** How long it is kept from where an event came: six months (Marco Civil da Internet, art. 15). */
const ORIGINS_KEPT_FOR_MONTHS = 6

export type EventRow = {
  kind: SecurityEventKind
  detail: string | null
  actorId: string | null
  personId: string | null
  /** An address that was typed: its account becomes the person; without one its hash is stored. */
  email: string | null
  emailHash: Buffer | null
  sessionId: string | null
  subjectId: string | null
  origin: { network: string; agent: string } | null
  at: Date
}

export const insertEvent = (sql: Sql, e: EventRow) => sql`
  with event as (
    insert into security_events (kind, detail, actor_id, person_id, email_hash, session_id, subject_id, at)
    select ${e.kind}, ${e.detail}, ${e.actorId}::uuid, coalesce(${e.personId}::uuid, p.id),
      case when p.id is null then ${e.emailHash}::bytea end, ${e.sessionId}::uuid, ${e.subjectId}::uuid,
      ${e.at}::timestamptz
    from (select ${e.email}::text as email) typed left join people p on p.email = typed.email
    returning id, at
  )
  insert into security_event_origins (event_id, network, agent, at)
  select id, ${e.origin?.network ?? null}, ${e.origin?.agent ?? null}, at from event where ${e.origin !== null}`

/** Whether something of this kind happened to a person's account since then. */
export async function hasEventSince(sql: Sql, e: { personId: string; kind: SecurityEventKind; since: Date }) {
  const rows = await sql`
    select 1 from security_events
    where person_id = ${e.personId} and kind = ${e.kind} and at > ${e.since} limit 1`
  return rows.length > 0
}

export const deleteOldOrigins = (sql: Sql, now: Date) => sql`
  delete from security_event_origins
    where at < ${now}::timestamptz - make_interval(months => ${ORIGINS_KEPT_FOR_MONTHS})`
