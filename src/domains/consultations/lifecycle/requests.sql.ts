import type { Sql, Tx } from '#platform/db.ts'
import { liveChannelOf } from '../channels/rules.ts'
import { columnsOf, type Consultation, type NamedConsultation, namedColumnsOf } from '../state/sql.ts'

/** One client requests one consultation at a time; others of the same client wait here until it is decided. */
export async function lockClientRequests(tx: Tx, clientId: string) {
  await tx`select pg_advisory_xact_lock(hashtextextended('requests:' || ${clientId}::text, 0))`
}

/**
 * Takes the lock of a client's consultation of this id and of any that is open: a request waits for one that is being
 * ended before it takes minutes or accounts.
 */
export async function lockRequestedOrOpen(tx: Tx, id: string, clientId: string) {
  const rows = await tx<{ id: string }[]>`
    select id from consultations where client_id = ${clientId} and (id = ${id} or ended_at is null)
    order by id for update`
  return rows.map((row) => row.id)
}

/** Takes the lock of the request that waits between two people. */
export async function lockRequestBetween(
  tx: Tx,
  { clientId, consultantId }: Pick<Consultation, 'clientId' | 'consultantId'>,
): Promise<Consultation | undefined> {
  const [row] = await tx<Consultation[]>`
    select ${columnsOf(tx)} from consultations c where c.client_id = ${clientId} and c.consultant_id = ${consultantId}
      and c.ended_at is null and c.state = 'requested' for update`
  return row
}

export type RequestedConsultation = Pick<
  Consultation,
  | 'id'
  | 'clientId'
  | 'consultantId'
  | 'channel'
  | 'pricePerMinute'
  | 'commissionBps'
  | 'spendingLimit'
  | 'requestedAt'
  | 'coveredMs'
  | 'awaitsConfirmation'
  | 'isWelcome'
  | 'acceptsPackages'
  | 'isAutomatic'
  | 'subject'
  | 'held'
  | 'heldPromotional'
  | 'holdCount'
>

/** Takes a place and writes the room's first event, in one statement. Undefined: this id is somebody else's. */
export async function insertRequested(tx: Tx, c: RequestedConsultation): Promise<NamedConsultation | undefined> {
  const [row] = await tx<NamedConsultation[]>`
    with requested as (
      insert into consultations (id, client_id, consultant_id, channel, current_channel, price_per_minute,
        commission_bps, spending_limit, state, requested_at, covered_ms, awaits_confirmation, is_welcome,
        accepts_packages, is_automatic, subject, held, held_promotional, hold_count, last_seq)
      values (${c.id}, ${c.clientId}, ${c.consultantId}, ${c.channel}, ${liveChannelOf(c.channel)},
        ${c.pricePerMinute}, ${c.commissionBps}, ${c.spendingLimit}, 'requested', ${c.requestedAt}, ${c.coveredMs},
        ${c.awaitsConfirmation}, ${c.isWelcome}, ${c.acceptsPackages}, ${c.isAutomatic}, ${c.subject}, ${c.held},
        ${c.heldPromotional}, ${c.holdCount}, 1)
      on conflict do nothing returning *
    ), first_event as (
      insert into consultation_events (consultation_id, seq, type, author_kind, fact, at)
      select id, last_seq, 'moved', 'system', ${tx.json({ state: 'requested', reason: null })}, requested_at
      from requested
    )
    select ${namedColumnsOf(tx)} from requested c
    join people p on p.id = c.client_id join consultants k on k.id = c.consultant_id`
  return row
}

/** One consultant takes one request at a time; others of the same consultant wait here until it is decided. */
export async function lockConsultantSlot(tx: Tx, consultantId: string) {
  await tx`select pg_advisory_xact_lock(hashtextextended(${consultantId}::text, 0))`
}

export async function isConsultantBusy(sql: Sql, consultantId: string) {
  const rows = await sql`select 1 from busy_consultants where consultant_id = ${consultantId}`
  return rows.length > 0
}
