import { APPOINTMENT_MS, type LiveChannel } from '#domains/consultations/rules.ts'
import { isWantedByItself } from '#domains/notifications/rules.ts'
import type { Fragment, Sql, Tx } from '#platform/db.ts'
import { type Kind, QUEUE_MS, type Reason, type State } from './rules.ts'

export type PlaceRow = {
  id: string
  clientId: string
  consultantId: string
  channel: LiveChannel
  kind: Kind
  fromAt: Date | null
  untilAt: Date | null
  state: State
  reason: Reason | null
  joinedAt: Date
  seenAt: Date
  consultantSeenAt: Date
  offeredAt: Date | null
  consultationId: string | null
  unanswered: number
  endedAt: Date | null
}

/** The columns of a place `q`. */
export const columnsOf = (sql: Sql) => sql`
  q.id, q.client_id as "clientId", q.consultant_id as "consultantId", q.channel, q.kind, q.from_at as "fromAt",
  q.until_at as "untilAt", q.state, q.reason, q.joined_at as "joinedAt", q.seen_at as "seenAt",
  q.consultant_seen_at as "consultantSeenAt", q.offered_at as "offeredAt", q.consultation_id as "consultationId",
  q.unanswered::int, q.ended_at as "endedAt"`

/** An instant so many milliseconds before another one. */
export const before = (sql: Sql, at: Date, ms: number) => sql`${at}::timestamptz - ${ms} * interval '1 millisecond'`

/** One consultant's queue moves one step at a time; other steps wait here. Never before the lock of a client. */
export async function lockQueue(tx: Tx, consultantId: string) {
  await tx`select pg_advisory_xact_lock(hashtextextended('queue:' || ${consultantId}::text, 0))`
}

/** Whether a place `q` counts among those who wait now: one to be called later does not yet. */
export const isAhead = (sql: Sql, at: Date): Fragment => sql`
  q.ended_at is null and (q.kind = 'now' or q.from_at <= ${at})`

/**
 * Whether a device of the client of a place `q` rings at a turn: pushes are allowed and work, and it is not within
 * their quiet hours, unless within the time of a call back that they chose themselves.
 */
export const isRung = (sql: Sql, at: Date): Fragment => sql`
  (is_pushed_to(q.client_id, 'consultations', ${isWantedByItself('consultations', 'push')}, ${at})
    and (q.kind = 'callback' or not is_quiet(q.client_id, ${at})))`

/** Whether the client of a place `q` hears of a turn: a page of theirs was open just now, or a device rings. */
const isReachable = (sql: Sql, at: Date): Fragment => sql`
  (q.seen_at > ${before(sql, at, QUEUE_MS.reachable)} or ${isRung(sql, at)})`

/**
 * Whether a place `q` can be offered its turn: it waits, its client is reachable, it is within its window, and they
 * neither talk with somebody nor are about to.
 */
export const isOfferable = (sql: Sql, at: Date): Fragment => sql`
  q.state = 'waiting' and ${isReachable(sql, at)}
  and (q.kind = 'now' or q.from_at <= ${at} and q.until_at > ${at})
  and not exists (select from consultations c where c.client_id = q.client_id and c.ended_at is null)
  and not exists (select from upcoming_bookings u where u.client_id = q.client_id
    and u.starts_at < ${at}::timestamptz + ${APPOINTMENT_MS.keepsFree} * interval '1 millisecond')`

/** Whether somebody else has their turn with this consultant, or could be offered it. */
export async function othersComeFirst(
  sql: Sql,
  { clientId, consultantId, at }: { clientId: string; consultantId: string; at: Date },
): Promise<boolean> {
  const rows = await sql`
    select 1 from queue_places q where q.consultant_id = ${consultantId} and q.ended_at is null
      and q.client_id <> ${clientId} and (q.state in ('offered', 'requested') or ${isOfferable(sql, at)}) limit 1`
  return rows.length > 0
}

type NewPlace = Pick<PlaceRow, 'id' | 'clientId' | 'consultantId' | 'channel' | 'kind' | 'fromAt' | 'untilAt'> & {
  at: Date
}

/** Takes the last place. False: this client waits already, perhaps since a moment ago. */
export async function insertPlace(tx: Tx, p: NewPlace): Promise<boolean> {
  const rows = await tx`
    insert into queue_places (id, client_id, consultant_id, channel, kind, from_at, until_at, joined_at, seen_at,
      consultant_seen_at)
    values (${p.id}, ${p.clientId}, ${p.consultantId}, ${p.channel}, ${p.kind}, ${p.fromAt}, ${p.untilAt}, ${p.at},
      ${p.at}, ${p.at})
    on conflict do nothing returning id`
  return rows.length > 0
}

export async function findPlace(sql: Sql, id: string): Promise<PlaceRow | undefined> {
  const [row] = await sql<PlaceRow[]>`select ${columnsOf(sql)} from queue_places q where q.id = ${id}`
  return row
}

/** Whether this client, or another account that is proven to be theirs, waits anywhere. */
export async function waitsAnywhere(sql: Sql, clientId: string): Promise<boolean> {
  const rows = await sql`
    select 1 from queue_places q where q.ended_at is null and (q.client_id = ${clientId}
      or q.client_id in (select o.person_id from other_accounts_of(${clientId}) o where o.is_proven)) limit 1`
  return rows.length > 0
}

/**
 * When this client, with all accounts that are proven to be theirs, missed a turn or let it go since then, latest
 * first. One that became a request was used, whatever came of it.
 */
export async function listMissed(sql: Sql, clientId: string, since: Date): Promise<Date[]> {
  const rows = await sql<{ at: Date }[]>`
    select q.ended_at as at from queue_places q where q.ended_at > ${since}
      and (q.state = 'lapsed' or q.state = 'left' and q.offered_at is not null and q.consultation_id is null)
      and (q.client_id = ${clientId}
        or q.client_id in (select o.person_id from other_accounts_of(${clientId}) o where o.is_proven))
    order by q.ended_at desc limit 10`
  return rows.map(({ at }) => at)
}

/**
 * Offers the turn to the first who can be offered it, if the consultant is free: online, without a request that rings,
 * a turn under way or a booking soon. Undefined: to nobody.
 */
export async function offerNext(tx: Tx, consultantId: string, at: Date): Promise<PlaceRow | undefined> {
  const [row] = await tx<PlaceRow[]>`
    update queue_places q set state = 'offered', offered_at = ${at} where q.id = (
      select q.id from queue_places q where q.consultant_id = ${consultantId} and q.ended_at is null
        and ${isOfferable(tx, at)} order by q.number limit 1)
      and ${isConsultantFree(tx, at)}
    returning ${columnsOf(tx)}`
  return row
}

/** Whether the consultant of a place `q` could take somebody now. */
const isConsultantFree = (sql: Sql, at: Date): Fragment => sql`
  exists (select from consultant_presence(${at}) p where p.consultant_id = q.consultant_id and p.status = 'online')
  and not exists (select from consultations c where c.consultant_id = q.consultant_id and c.ended_at is null
    and c.state = 'requested')
  and not exists (select from queue_places t where t.consultant_id = q.consultant_id
    and t.state in ('offered', 'requested'))
  and not exists (select from upcoming_bookings u where u.consultant_id = q.consultant_id
    and u.starts_at < ${at}::timestamptz + ${APPOINTMENT_MS.keepsFree} * interval '1 millisecond')`

/** Consultants who are free while somebody can be offered the turn. Read without locks: the verb decides again. */
export async function listFreeWithWaiting(sql: Sql, at: Date, { most, aside }: { most: number; aside: string[] }) {
  const rows = await sql<{ consultantId: string }[]>`
    select q.consultant_id as "consultantId" from queue_places q
      join present_consultants(${at}) p on p.consultant_id = q.consultant_id and p.status = 'online'
    where q.ended_at is null and q.consultant_id <> all(${aside}::uuid[]) and ${isOfferable(sql, at)}
      and ${isConsultantFree(sql, at)}
    group by q.consultant_id order by min(q.number) limit ${most}`
  return rows.map(({ consultantId }) => consultantId)
}

type PlaceMove = { state: State; reason?: Reason | undefined; isUnanswered?: boolean | undefined; endedAt: Date | null }

/** One step of a place. Back to waiting, it is as before its turn. */
export const recordMove = (tx: Tx, id: string, { state, reason, isUnanswered, endedAt }: PlaceMove) => tx`
  update queue_places set state = ${state}, reason = ${reason ?? null}, ended_at = ${endedAt},
    unanswered = unanswered + ${isUnanswered ? 1 : 0},
    offered_at = case when ${state}::text = 'waiting' then null else offered_at end,
    consultation_id = case when ${state}::text = 'waiting' then null else consultation_id end
  where id = ${id}`

export const recordRequest = (tx: Tx, id: string, consultationId: string) =>
  tx`update queue_places set state = 'requested', consultation_id = ${consultationId} where id = ${id}`

/** Pages of these clients are open: their places are kept. */
export const recordSeen = (sql: Sql, clientIds: readonly string[], at: Date) => sql`
  update queue_places set seen_at = greatest(seen_at, ${at}) where ended_at is null
    and client_id = any(${clientIds as string[]}::uuid[])`

/** The consultants of these places are there; recorded twice a minute. */
export const recordConsultantsSeen = (sql: Sql, at: Date) => sql`
  update queue_places q set consultant_seen_at = ${at} where q.ended_at is null
    and q.consultant_seen_at < ${before(sql, at, 30_000)}
    and q.consultant_id in (select p.consultant_id from present_consultants(${at}) p)`
