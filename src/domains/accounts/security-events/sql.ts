import type { Sql, Tx } from '#platform/db.ts'

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
  /** JSON texts beside the reason. */
  words: { reason: string | null; before: string | null; after: string | null } | null
  origin: { network: string; agent: string } | null
  at: Date
}

/** Answers the id of the event. */
export async function insertEvent(sql: Sql, e: EventRow): Promise<bigint> {
  const [row] = await sql<{ id: bigint }[]>`
  with event as (
    insert into security_events (kind, detail, actor_id, person_id, email_hash, session_id, subject_id, at, by_team)
    select ${e.kind}, ${e.detail}, ${e.actorId}::uuid, coalesce(${e.personId}::uuid, p.id),
      case when p.id is null then ${e.emailHash}::bytea end, ${e.sessionId}::uuid, ${e.subjectId}::uuid,
      ${e.at}::timestamptz,
      exists (select from people where id = ${e.actorId}::uuid and role = 'admin')
    from (select ${e.email}::text as email) typed left join people p on p.email = typed.email
    returning id, at
  ),
  words as (
    insert into security_event_words (event_id, reason, before, after)
    select id, ${e.words?.reason ?? null}, ${e.words?.before ?? null}::text::jsonb, ${e.words?.after ?? null}::text::jsonb
    from event where ${e.words !== null}
  ),
  origin as (
    insert into security_event_origins (event_id, network, agent, at)
    select id, ${e.origin?.network ?? null}, ${e.origin?.agent ?? null}, at from event where ${e.origin !== null}
  )
  select id from event`
  return row!.id
}

type Looked = { personId: string; kinds: readonly SecurityEventKind[]; since: Date }

/** Which of these kinds happened last to a person's account since then; undefined: none did. */
export async function findLatestEvent(sql: Sql, e: Looked): Promise<SecurityEventKind | undefined> {
  const [row] = await sql<{ kind: SecurityEventKind }[]>`
    select kind from security_events
    where person_id = ${e.personId} and kind = any(${[...e.kinds]}::text[]) and at > ${e.since}
    order by at desc, id desc limit 1`
  return row?.kind
}

/** Whether an act with this id was done; whoever asks holds the lock under which it is done. */
export async function isRecorded(sql: Sql, kind: SecurityEventKind, actId: string): Promise<boolean> {
  const rows = await sql`select from security_events where subject_id = ${actId} and kind = ${kind} limit 1`
  return rows.length > 0
}

export const deleteOldOrigins = (sql: Sql, now: Date) => sql`
  delete from security_event_origins o using security_events e
  where e.id = o.event_id and o.at < ${now}::timestamptz - make_interval(months => ${ORIGINS_KEPT_FOR_MONTHS})
    and not is_held(e.person_id)`

/** Erases the words of an event by the event that says so. False: there are none, or no longer. */
export async function recordWordsErased(tx: Tx, eventId: string, by: bigint): Promise<boolean> {
  const { count } = await tx`
    update security_event_words set reason = null, before = null, after = null, erased_by = ${by}
    where event_id = ${eventId}::bigint and erased_by is null and event_id < ${by}
      and not exists (select from security_events e where e.id = event_id and is_held(e.person_id))`
  return count === 1
}
