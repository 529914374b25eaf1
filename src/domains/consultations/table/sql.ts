import type { Sql, Tx } from '#platform/db.ts'
import type { Role } from '../room/seat.ts'
import type { TableFact } from './facts.rules.ts'
import type { KnownSeat } from './seats.rules.ts'
import type { TableEvent } from './spread.rules.ts'

/** The acts on the table of a room, in their order. */
export const listTableEvents = (sql: Sql, consultationId: string) => sql<TableEvent[]>`
  select e.seq::float8 as seq, e.at, e.fact -> 'table' as table,
    case e.author_kind when 'client' then 'client' else 'consultant' end as by
  from consultation_events e where e.consultation_id = ${consultationId} and e.type = 'table' order by e.seq`

/** The acts on the tables of a person's consultations, by room, the oldest first. `at` as JSON carries it. */
export const listEventsOfPerson = (sql: Sql, personId: string) => sql<{ other: string; events: TableEvent[] }[]>`
  select case when c.client_id = ${personId} then k.name else p.first_name end as other,
    jsonb_agg(jsonb_build_object('seq', e.seq, 'at', e.at, 'table', e.fact -> 'table',
      'by', case e.author_kind when 'client' then 'client' else 'consultant' end) order by e.seq) as events
  from consultations c join consultants k on k.id = c.consultant_id join people p on p.id = c.client_id
  join consultation_events e on e.consultation_id = c.id and e.type = 'table'
  where c.client_id = ${personId} or c.consultant_id = ${personId}
  group by c.id, k.name, p.first_name order by c.requested_at`

type SeatRow = { role: Role; connection: bigint; joinedAt: Date; provedAt: Date | null }

/** The two seats of a room, by role. */
export async function findSeats(sql: Sql, consultationId: string): Promise<Partial<Record<Role, KnownSeat>>> {
  const rows = await sql<SeatRow[]>`
    select role, connection, joined_at as "joinedAt", proved_at as "provedAt"
    from presences where consultation_id = ${consultationId}`
  return Object.fromEntries(
    rows.map(({ role, connection, joinedAt, provedAt }) => [
      role,
      { connection, joinedAt: joinedAt.getTime(), provedAt: provedAt?.getTime() ?? null },
    ]),
  )
}

/** The platform's seed of a spread, for the server alone. Undefined: no spread of this room. */
export async function findSeed(sql: Sql, { id, consultationId }: { id: string; consultationId: string }) {
  const [row] = await sql<[{ seed: string }?]>`
    select seed from consultation_spreads where id = ${id} and consultation_id = ${consultationId}`
  return row?.seed
}

/** The seed that may be told to one of the two: the spread is over, or the consultation is. Undefined: not yet. */
export async function findToldSeed(sql: Sql, asked: { id: string; consultationId: string; personId: string }) {
  const [row] = await sql<[{ seed: string | null }?]>`
    select case when s.ended_at is not null or c.ended_at is not null then s.seed end as seed
    from consultation_spreads s join consultations c on c.id = s.consultation_id
    where s.id = ${asked.id} and c.id = ${asked.consultationId}
      and ${asked.personId} in (c.client_id, c.consultant_id)`
  return row
}

/** True: a room elsewhere has a spread of that id. */
export async function isSpreadTaken(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`select from consultation_spreads where id = ${id}`
  return rows.length > 0
}

type Written = {
  consultationId: string
  personId: string
  authorKind: 'client' | 'consultant' | 'automatic'
  table: TableFact
  at: Date
}

/** Writes an act into the room's sequence and what it does to its spread, in one statement. Answers its number. */
export async function recordAct(
  tx: Tx,
  { consultationId, personId, authorKind, table, at }: Written,
  { seed = null, isEnd = false }: { seed?: string | null; isEnd?: boolean } = {},
): Promise<number> {
  const [row] = await tx<[{ seq: number }]>`
    with opened as (
      insert into consultation_spreads (id, consultation_id, seed, opened_at)
      select ${table.spread}, ${consultationId}, ${seed}, ${at} where ${seed}::text is not null
    ), ended as (
      update consultation_spreads set ended_at = ${at} where id = ${table.spread} and ended_at is null and ${isEnd}
    ), numbered as (
      update consultations set last_seq = last_seq + 1 where id = ${consultationId} returning last_seq
    )
    insert into consultation_events (consultation_id, seq, type, author_id, author_kind, fact, at)
    select ${consultationId}, last_seq, 'table', ${personId}, ${authorKind}, ${tx.json({ table })}, ${at} from numbered
    returning seq::float8 as seq`
  return row.seq
}
