import type { Sql, Tx } from '#platform/db.ts'
import type { Role } from '../../room/seat.ts'
import type { ChannelAct, LiveChannel } from '../../channels/rules.ts'
import type { AuthorKind } from '../../room/words.rules.ts'
import type { State, StopSide } from '../../state/rules.ts'
import type { Consultation } from '../../state/sql.ts'
import { MOST_KEPT, type TracedNetwork, type TracedPart, type TraceEntry } from './trace.rules.ts'

/** An entry as a seat told it, `agoMs` before now. */
export type ToldEntry = { consultationId: string; role: Role; connection: number; agoMs: number; entry: TraceEntry }

/**
 * Writes entries of many calls in one statement, by the database's clock. Leaves out rooms without a call or over, and
 * connections that lost their seat. Of each side the oldest beyond `MOST_KEPT` go. Of two processes at one seat, one
 * wins.
 */
export async function insertTrace(sql: Sql, told: readonly ToldEntry[]) {
  const figures = (name: Exclude<keyof TracedNetwork, 'part'>) =>
    told.map(({ entry }) => (entry.part === 'network' ? entry[name] : null))
  await sql`
    with given as (
      select g.*, current_instant() - g.ago * interval '1 millisecond' as at
      from unnest(${told.map((one) => one.consultationId)}::uuid[], ${told.map(({ role }) => role)}::text[],
        ${told.map(({ connection }) => connection)}::bigint[], ${told.map(({ agoMs }) => agoMs)}::float8[],
        ${told.map(({ entry }) => entry.part)}::text[],
        ${told.map(({ entry }) => (entry.part === 'network' ? null : entry.state))}::text[],
        ${figures('lost')}::int[], ${figures('lostThere')}::int[], ${figures('roundTripMs')}::int[],
        ${figures('jitterMs')}::int[], ${figures('receivedKbps')}::int[], ${figures('sentKbps')}::int[],
        ${figures('path')}::text[], ${figures('transport')}::text[])
        with ordinality as g (room, role, connection, ago, part, state, lost, lost_there, round_trip_ms, jitter_ms,
          received_kbps, sent_kbps, path, transport, i)
    ), seated as (
      select g.* from given g
      join consultations c on c.id = g.room and c.channel in ('audio', 'video') and coalesce(g.at <= c.ended_at, true)
      join presences p on p.consultation_id = g.room and p.role = g.role
        and (p.connection = g.connection or p.connection > g.connection and g.at < p.joined_at)
    ), numbered as (
      select s.*, coalesce(l.n, 0) + row_number() over (partition by s.room, s.role order by s.i) as n
      from seated s left join lateral (
        select t.n from call_traces t where t.consultation_id = s.room and t.role = s.role order by t.n desc limit 1
      ) l on true
    ), forgotten as (
      delete from call_traces t using (select room, role, max(n) as n from numbered group by room, role) l
      where t.consultation_id = l.room and t.role = l.role and t.n <= l.n - ${MOST_KEPT}
    )
    insert into call_traces (consultation_id, role, n, at, part, state, lost, lost_there, round_trip_ms, jitter_ms,
      received_kbps, sent_kbps, path, transport)
    select room, role, n, at, part, state, lost, lost_there, round_trip_ms, jitter_ms, received_kbps, sent_kbps, path,
      transport
    from numbered on conflict do nothing`
}

export type TracedCall = {
  id: string
  clientName: string
  consultantName: string
  channel: Consultation['channel']
  requestedAt: Date
  startedAt: Date | null
  endedAt: Date | null
  billedMs: number
  audioMs: number
  videoMs: number
  unprovenMs: number
  disputes: number
  disputedMs: number
}

/** Times in milliseconds. */
export async function findTracedCall(sql: Sql, id: string): Promise<TracedCall | undefined> {
  const [row] = await sql<TracedCall[]>`
    select c.id, btrim(p.first_name || ' ' || p.last_name) as "clientName", k.name as "consultantName", c.channel,
      c.requested_at as "requestedAt", c.started_at as "startedAt", c.ended_at as "endedAt",
      c.billed_ms::float8 as "billedMs", c.audio_ms::float8 as "audioMs", c.video_ms::float8 as "videoMs",
      c.unproven_media_ms::float8 as "unprovenMs", c.audio_denials as disputes, c.disputed_ms::float8 as "disputedMs"
    from consultations c join people p on p.id = c.client_id join consultants k on k.id = c.consultant_id
    where c.id = ${id}`
  return row
}

export type TraceRow = { at: Date; side: Role; part: TracedPart | 'network'; state: string | null } & {
  [F in Exclude<keyof TracedNetwork, 'part'>]: TracedNetwork[F] | null
}

/** What both browsers told, in order. */
export const listTrace = (sql: Sql, id: string) => sql<TraceRow[]>`
  select at, role as side, part, state, lost, lost_there as "lostThere", round_trip_ms as "roundTripMs",
    jitter_ms as "jitterMs", received_kbps as "receivedKbps", sent_kbps as "sentKbps", path, transport
  from call_traces where consultation_id = ${id} order by at, role, n`

export type RoomRow = { at: Date } & (
  | { type: 'moved'; state: State; reason: string | null; side: StopSide | null }
  | { type: 'channel'; act: ChannelAct; channel: LiveChannel; by: AuthorKind }
)

/** How the consultation moved and what became of its channel, in order; nothing that was said. */
export const listRoomMoves = (sql: Sql, id: string) => sql<RoomRow[]>`
  select at, type, fact ->> 'state' as state, fact ->> 'reason' as reason, stop_side as side, fact ->> 'act' as act,
    fact ->> 'channel' as channel, author_kind as by
  from consultation_events where consultation_id = ${id} and type in ('moved', 'channel') order by seq`

/**
 * Erases entries that were written before, but of these consultations. At most so many; answers how many went.
 */
export async function deleteTracesBefore(
  sql: Sql,
  { before, keep, most }: { before: Date; keep: readonly string[]; most: number },
): Promise<number> {
  const { count } = await sql`
    delete from call_traces where (consultation_id, role, n) in (
      select consultation_id, role, n from call_traces
      where at < ${before} and consultation_id <> all(${[...keep]}::uuid[])
        and not exists (select from consultations c
          where c.id = consultation_id and (is_held(c.client_id) or is_held(c.consultant_id)))
      order by at limit ${most})`
  return count
}

/** What the browser of this person told of their calls, for the file that they take along. */
export const listOwnTrace = (sql: Sql, personId: string) => sql`
  select t.at as quando, t.part as o_que, t.state as estado, t.lost as "perda em %",
    t.lost_there as "perda na ida em %", t.round_trip_ms as "ida e volta em ms", t.jitter_ms as "oscilação em ms",
    t.received_kbps as "kbit/s recebidos", t.sent_kbps as "kbit/s enviados", t.path as caminho,
    t.transport as protocolo
  from call_traces t join consultations c on c.id = t.consultation_id
  where case t.role when 'client' then c.client_id else c.consultant_id end = ${personId}
    and ${personId} in (c.client_id, c.consultant_id)
  order by t.at, t.n`

export const eraseTraceOf = (tx: Tx, personId: string) => tx`
  delete from call_traces t using consultations c where c.id = t.consultation_id
    and ${personId} in (c.client_id, c.consultant_id)
    and case t.role when 'client' then c.client_id else c.consultant_id end = ${personId}`
