import type { Sql } from '#platform/db.ts'
import { arrayLiteral } from '#platform/array-literal.ts'
import { isUuid } from '#shared/uuid.ts'
import type { RoomEvent } from '../room/contract.ts'
import { TIMEOUT_MS } from '../state/deadlines.rules.ts'
import type { SeatProof } from '../room/seat.ts'
import type { AuthorKind } from '../room/words.rules.ts'
import { photoOfEvent } from '../photos/sql.ts'
import type { TableFact } from '../table/facts.rules.ts'
import { messagesTopic } from '../room/stored.facts.ts'

export type RoomMessage = {
  consultationId: string
  authorId: string
  id: string
  body: string
  /** Absent: the message came over a connection without a seat. */
  seat?: SeatProof | undefined
  /** The other seat. Absent: it is at another process, which hands its proofs to the database, or nobody's. */
  other?: SeatProof | undefined
}
/** Who may hear what was said. `listener`: the connection in the other seat, whose person pays first when `isOwed`. */
export type Listening = { listener: bigint | null; isOwed: boolean }
export type StoreResult = Listening & {
  /** `skipped`: somebody else holds the room's row; nothing was stored. */
  outcome:
    | 'stored'
    | 'known'
    | 'reused'
    | 'absent'
    | 'ended'
    | 'not_there'
    | 'clock_stopped'
    | 'first_words_said'
    | 'prepared_in_silence'
    | 'skipped'
  seq: bigint | null
  at: Date | null
  kind: Exclude<AuthorKind, 'system'> | null
}

/**
 * Stores a batch of messages in one statement, which also tells the processes other than `listener`; answers in the
 * order given.
 */
export async function storeMessages(
  sql: Sql,
  messages: readonly RoomMessage[],
  listener = 'nobody',
): Promise<StoreResult[]> {
  const connections = (seats: (SeatProof | undefined)[]) => arrayLiteral(seats.map((seat) => seat?.connectionNumber))
  const proofs = (seats: (SeatProof | undefined)[]) => arrayLiteral(seats.map((seat) => seat?.provedAt))
  const [seats, others] = [messages.map(({ seat }) => seat), messages.map(({ other }) => other)]
  return sql<StoreResult[]>`
    select outcome, message_seq as seq, said_at as at, kind, listener, is_owed as "isOwed"
    from store_messages(${messages.map((s) => s.consultationId)}::uuid[], ${messages.map((s) => s.authorId)}::uuid[],
      ${messages.map((s) => s.id)}::uuid[], ${messages.map((s) => s.body)}::text[],
      ${connections(seats)}::bigint[], instants_of(${proofs(seats)}::bigint[]),
      ${connections(others)}::bigint[], instants_of(${proofs(others)}::bigint[]), ${messagesTopic(listener)})
    order by place`
}

/** The columns of a room's event `e`. */
const eventColumns = (sql: Sql) => sql`
  e.seq::float8 as seq, e.type, e.author_id as "authorId", e.author_kind as "authorKind",
  e.client_message_id as "clientMessageId", e.body,
  case when e.type = 'photo' then jsonb_build_object('photo', ${photoOfEvent(sql)}) when e.stop_side is null then e.fact
    else e.fact || jsonb_build_object('stopSide', e.stop_side) end as fact, e.at`

/**
 * Messages, photos and acts on the table after a number, in order, with who may hear each: the other seat as it is
 * taken now.
 */
export async function listForDelivery(sql: Sql, consultationId: string, after: number, limit: number) {
  return sql<(RoomEvent & Listening & { table?: TableFact })[]>`
    select ${eventColumns(sql)}, e.fact -> 'table' as table, p.connection as listener, coalesce(p.gaps >= 2, false) as "isOwed"
    from consultation_events e
    left join presences p on p.consultation_id = e.consultation_id and p.role <> case when e.author_kind in ('automatic', 'prepared') then 'consultant' else e.author_kind end
    where e.consultation_id = ${consultationId} and e.seq > ${after}
      and e.type in ('message', 'photo', 'table')
    order by e.seq limit ${limit}`
}

/**
 * The room's events after a number, as far as this person may hear them (decision 25): all after the end, what was said
 * until the last paid instant, and what a proven seat may hear now. `isHeldBack`: there is more. Undefined: not theirs.
 */
export async function listReadableEvents(
  sql: Sql,
  { id, personId, after, limit }: { id: string; personId: string; after: number; limit: number },
): Promise<{ events: RoomEvent[]; isHeldBack: boolean } | undefined> {
  if (!isUuid(id)) return undefined
  const rows = await sql<(RoomEvent & { through: number | null })[]>`
    with seat as (
      select c.id, c.ended_at is not null
          or coalesce(p.gaps < 2 and p.proved_at > current_instant() - ${TIMEOUT_MS.lease} * interval '1 millisecond',
            false) as hears_all,
        case when p.role = 'client' and p.gaps >= 2 then p.heard_until
          else greatest((select max(ended_at) from billed_segments where consultation_id = c.id),
            case when p.role = 'consultant' then p.proved_at end) end as heard_until
      from consultations c left join presences p on p.consultation_id = c.id
        and p.role = case when c.client_id = ${personId} then 'client' else 'consultant' end
      where c.id = ${id} and ${personId} in (c.client_id, c.consultant_id)
    )
    select w.through::float8 as through, e.*
    from seat s
    left join lateral (
      select w.seq as through from consultation_events w
      where w.consultation_id = s.id and w.seq > ${after} and not s.hears_all and w.type in ('message', 'photo', 'table')
        and w.author_id <> ${personId} and w.at > coalesce(s.heard_until, '-infinity')
      order by w.seq limit 1
    ) w on true
    left join lateral (
      select ${eventColumns(sql)} from consultation_events e
      where e.consultation_id = s.id and e.seq > ${after} and (w.through is null or e.seq < w.through)
      order by e.seq limit ${limit}
    ) e on true
    order by e.seq`
  if (rows.length === 0) return undefined
  // A room without events to read is one row without an event.
  const events = rows.filter(({ seq }) => seq !== null).map(eventOf)
  return { events, isHeldBack: rows[0]!.through !== null && events.length < limit }
}

const eventOf = ({ seq, type, authorId, authorKind, clientMessageId, body, fact, at }: RoomEvent): RoomEvent => ({
  seq,
  type,
  authorId,
  authorKind,
  clientMessageId,
  body,
  fact,
  at,
})
