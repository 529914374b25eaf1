import type { Sql, Tx } from '#platform/db.ts'
import { arrayLiteral } from '#platform/array-literal.ts'
import { isUuid } from '#shared/uuid.ts'
import type { LiveChannel } from '../channels/rules.ts'
import type { MediaProof } from './media-proof.ts'
import type { Role } from '../room/seat.ts'
import type { Seat } from './seat.ts'

export type MeterReading = {
  id: string
  state: string
  billedMs: number
  leftMs: number
  /** `skipped`: somebody else holds the room's row; its proofs were not written. */
  due: 'activate' | 'resume' | 'audio_denial' | 'prove_media' | 'hold' | 'end_of_funds' | 'skipped' | null
  /** Until when the client may hear what is paid, in milliseconds of the database's clock. */
  paidUntil: number | null
  /** What a second is charged as now. */
  channel: LiveChannel
}

/** Hands over the proofs of many rooms in one statement. A room that somebody else holds is skipped, unless `waits`. */
export async function meterRooms(
  sql: Sql,
  seats: readonly Seat[],
  { waits = false }: { waits?: boolean } = {},
): Promise<MeterReading[]> {
  const instants = (of: (seat: Seat) => number | undefined) =>
    sql`instants_of(${arrayLiteral(seats.map(of))}::bigint[])`
  const media = (of: (proof: MediaProof) => number | undefined) => instants(({ media: proof }) => proof && of(proof))
  return sql<MeterReading[]>`
    select room as id, room_state as state, billed::float8 as "billedMs", left_ms::float8 as "leftMs", due, channel,
      extract(epoch from paid_until)::float8 * 1000 as "paidUntil"
    from meter_rooms(
      ${seats.map((s) => s.consultationId)}::uuid[], ${seats.map((s) => s.role)}::text[],
        ${arrayLiteral(seats.map((s) => s.connectionNumber))}::bigint[],
      ${instants((s) => s.joinedAt)}, ${instants((s) => s.provedAt)},
      ${instants((s) => (s.role === 'consultant' ? s.typedAt : undefined))},
      ${media((m) => m.sound.from)}, ${media((m) => m.sound.at)}, ${media((m) => m.receivedAt)},
      ${media((m) => m.picture.from)}, ${media((m) => m.picture.at)}, ${media((m) => m.heardAt)},
      ${media((m) => m.spokeAt)}, ${media((m) => m.acknowledgedAt)}, ${media((m) => m.connectedAt)}, ${waits})`
}

/**
 * This meter runs. Without one anywhere nobody is blamed for not being there, and without this one nobody who was there
 * through it.
 */
export const beatMeter = (sql: Sql, meterId: string) => sql`select beat_meter(${meterId})`

/** It stops in good order: its people go elsewhere. */
export const endMeter = (sql: Sql, meterId: string) => sql`delete from running_meters where id = ${meterId}`

export type JoinedSeat = { role: Role; connectionNumber: bigint; joinedAt: Date }

/**
 * Takes the seat with the next connection number. Older connections are fenced off, and nothing before this instant can
 * be proven with it. Taken again, it has broken off once more (`isGap`).
 */
export async function recordJoin(tx: Tx, consultationId: string, role: Role, isGap: boolean): Promise<JoinedSeat> {
  const [row] = await tx<JoinedSeat[]>`
    insert into presences as p (consultation_id, role, connection, joined_at, attendance_from)
    select id, ${role}, nextval('connection_numbers'), clock_ms_up(), booked_at from consultations
      where id = ${consultationId}
    on conflict (consultation_id, role) do update
      set connection = excluded.connection, joined_at = excluded.joined_at, proved_at = null,
        media_from = null, media_at = null, video_from = null, video_at = null, connected_at = null,
        gaps = p.gaps + ${isGap ? 1 : 0}
    returning role, connection as "connectionNumber", joined_at as "joinedAt"`
  return row!
}

/** Which seat a person has in a room; undefined: none, or there is no such room. */
export async function findSeat(sql: Sql, id: string, personId: string) {
  if (!isUuid(id)) return undefined
  const [row] = await sql<{ seat: 'client' | 'consultant' }[]>`
    select case client_id when ${personId} then 'client' else 'consultant' end as seat
    from consultations where id = ${id} and ${personId} in (client_id, consultant_id)`
  return row?.seat
}
