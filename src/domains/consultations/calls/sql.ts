import type { Sql, Tx } from '#platform/db.ts'
import { type Consultation, type ConsultationChange, rowOf } from '../state/sql.ts'
import type { ChannelAct, LiveChannel } from '../channels/rules.ts'

/** Writes what changed about the channel into the room's sequence, and who did it, in one statement. */
export async function recordChannel(
  tx: Tx,
  c: Pick<Consultation, 'id' | 'clientId'>,
  change: ConsultationChange,
  { act, channel, personId, at }: { act: ChannelAct; channel: LiveChannel; personId: string; at: Date },
) {
  const authorKind = personId === c.clientId ? 'client' : 'consultant'
  const [row] = await tx<{ seq: number }[]>`
    with changed as (
      update consultations set ${tx(rowOf(change))}, last_seq = last_seq + 1 where id = ${c.id} returning last_seq
    )
    insert into consultation_events (consultation_id, seq, type, author_id, author_kind, fact, at)
    select ${c.id}, last_seq, 'channel', ${personId}, ${authorKind}, ${tx.json({ act, channel })}, ${at} from changed
    returning seq::float8 as seq`
  return { seq: row!.seq, authorId: personId, authorKind, clientMessageId: null, body: null, at } as const
}

/** Until when something of a consultation was charged; null: nothing yet. */
export async function findChargedUntil(sql: Sql, id: string) {
  const [row] = await sql<[{ chargedUntil: Date | null }]>`
    select max(ended_at) as "chargedUntil" from billed_segments where consultation_id = ${id}`
  return row.chargedUntil
}

/** Whether somebody has a seat in a room that was accepted and is not over. */
export async function isInRoom(sql: Sql, personId: string): Promise<boolean> {
  const rows = await sql`
    select 1 from consultations where client_id = ${personId} and state in ('accepted', 'active', 'paused') and ended_at is null
    union all
    select 1 from consultations where consultant_id = ${personId} and state in ('accepted', 'active', 'paused')
    limit 1`
  return rows.length > 0
}

/** Whether this connection sits in a seat of a room that was accepted, is not over, and uses a call now. */
export async function isInCall(
  sql: Sql,
  { id, role, connection }: { id: string; role: string; connection: number },
): Promise<boolean> {
  const [row] = await sql`
    select from presences p join consultations c on c.id = p.consultation_id
    where c.id = ${id} and p.role = ${role} and p.connection = ${connection} and c.ended_at is null
      and c.state <> 'requested' and c.current_channel <> 'chat'`
  return row !== undefined
}
