import type { Sql } from '#platform/db.ts'
import type { RoomEvent } from '../contract.ts'
import { messagesTopic } from './facts.ts'

export type RoomMessage = { consultationId: string; authorId: string; id: string; body: string }
export type StoreResult = {
  /** `skipped`: somebody else holds the room's row; nothing was stored. */
  outcome: 'stored' | 'known' | 'reused' | 'absent' | 'ended' | 'skipped'
  seq: bigint | null
  at: Date | null
  kind: 'client' | 'consultant' | null
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
  return sql<StoreResult[]>`
    select outcome, message_seq as seq, said_at as at, kind
    from store_messages(${messages.map((s) => s.consultationId)}::uuid[], ${messages.map((s) => s.authorId)}::uuid[],
      ${messages.map((s) => s.id)}::uuid[], ${messages.map((s) => s.body)}::text[],
      ${messagesTopic(listener)})
    order by place`
}

/** The room's events after a number, in order. The caller has already checked that the room is the reader's. */
export async function listEvents(sql: Sql, consultationId: string, after: number, limit: number): Promise<RoomEvent[]> {
  return sql<RoomEvent[]>`
    select seq::float8 as seq, type, author_id as "authorId", author_kind as "authorKind",
      client_message_id as "clientMessageId", body,
      case when stop_side is null then fact else fact || jsonb_build_object('stopSide', stop_side) end as fact, at
    from consultation_events where consultation_id = ${consultationId} and seq > ${after} order by seq limit ${limit}`
}
