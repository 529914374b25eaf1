import type { Sql, Tx } from '#platform/db.ts'
import { isUuid } from '#shared/uuid.ts'
import type { Consultation as ConsultationView, RoomEvent } from './contract.ts'
import type { State } from './rules.ts'

/** A consultation as verbs need it. */
export type Consultation = {
  id: string
  clientId: string
  consultantId: string
  channel: ConsultationView['channel']
  pricePerMinute: bigint
  commissionBps: number
  spendingLimit: bigint | null
  state: State
  reason: string | null
  requestedAt: Date
  acceptedAt: Date | null
  startedAt: Date | null
  endedAt: Date | null
  pausedAt: Date | null
  pausedBy: string | null
  pausedBeforeMs: bigint
  billFrom: Date | null
  consultantSpokeAt: Date | null
  billedMs: bigint
  coveredMs: bigint
  awaitsConfirmation: boolean
  held: bigint
  heldPromotional: bigint
  captured: bigint
  commission: bigint
  released: bigint
  holdCount: number
}

const COLUMNS = {
  id: 'id',
  clientId: 'client_id',
  consultantId: 'consultant_id',
  channel: 'channel',
  pricePerMinute: 'price_per_minute',
  commissionBps: 'commission_bps',
  spendingLimit: 'spending_limit',
  state: 'state',
  reason: 'reason',
  requestedAt: 'requested_at',
  acceptedAt: 'accepted_at',
  startedAt: 'started_at',
  endedAt: 'ended_at',
  pausedAt: 'paused_at',
  pausedBy: 'paused_by',
  pausedBeforeMs: 'paused_before_ms',
  billFrom: 'bill_from',
  consultantSpokeAt: 'consultant_spoke_at',
  billedMs: 'billed_ms',
  coveredMs: 'covered_ms',
  awaitsConfirmation: 'awaits_confirmation',
  held: 'held',
  heldPromotional: 'held_promotional',
  captured: 'captured',
  commission: 'commission',
  released: 'released',
  holdCount: 'hold_count',
} as const satisfies Record<keyof Consultation, string>

const columnsOf = (sql: Sql) =>
  sql.unsafe(
    Object.entries(COLUMNS)
      .map(([name, column]) => `${column} as "${name}"`)
      .join(', '),
  )

/** Takes the room's lock. Every change of a consultation begins here. */
export async function lockConsultation(tx: Tx, id: string): Promise<Consultation | undefined> {
  const [row] = await tx<Consultation[]>`select ${columnsOf(tx)} from consultations where id = ${id} for update`
  return row
}

/** The lookup is the permission: a consultation of other people is not found. */
export async function lockConsultationOf(tx: Tx, id: string, personId: string): Promise<Consultation | undefined> {
  const [row] = await tx<
    Consultation[]
  >`select ${columnsOf(tx)} from consultations where id = ${id} and ${personId} in (client_id, consultant_id)
    for update`
  return row
}

/** Inserts the request; false when this id or another open consultation of the client exists. */
export async function insertRequested(
  tx: Tx,
  c: Pick<
    Consultation,
    | 'id'
    | 'clientId'
    | 'consultantId'
    | 'channel'
    | 'pricePerMinute'
    | 'commissionBps'
    | 'spendingLimit'
    | 'requestedAt'
  >,
) {
  const rows = await tx`
    insert into consultations (id, client_id, consultant_id, channel, price_per_minute, commission_bps, spending_limit,
      state, requested_at)
    values (${c.id}, ${c.clientId}, ${c.consultantId}, ${c.channel}, ${c.pricePerMinute}, ${c.commissionBps},
      ${c.spendingLimit}, 'requested', ${c.requestedAt})
    on conflict do nothing returning id`
  return rows.length === 1
}

export type ConsultationChange = Partial<
  Omit<Consultation, 'id' | 'clientId' | 'consultantId' | 'channel' | 'pricePerMinute' | 'commissionBps'>
>

export async function recordChange(tx: Tx, id: string, change: ConsultationChange) {
  const row = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [COLUMNS[name as keyof Consultation], value ?? null]),
  )
  await tx`update consultations set ${tx(row)} where id = ${id}`
}

/** Prevents another check of this room's hold for the next ten seconds. */
export async function recordHoldChecked(tx: Tx, id: string) {
  await tx`update consultations set hold_checked_at = current_instant() where id = ${id}`
}

/** Appends a system event to the room's sequence, under the room's lock. */
export async function appendRoomEvent(tx: Tx, id: string, type: RoomEvent['type'], fact: RoomEvent['fact'], at: Date) {
  const [row] = await tx<{ seq: bigint }[]>`
    with counted as (update consultations set last_seq = last_seq + 1 where id = ${id} returning last_seq)
    insert into consultation_events (consultation_id, seq, type, author_kind, fact, at)
    select ${id}, last_seq, ${type}, 'system', ${tx.json(fact as never)}, ${at} from counted returning seq`
  return Number(row!.seq)
}

/** A consultant accepts one request at a time; other transactions of the same consultant wait here. */
export async function lockConsultantSlot(tx: Tx, consultantId: string) {
  await tx`select pg_advisory_xact_lock(hashtextextended(${consultantId}::text, 0))`
}

export async function isConsultantBusy(sql: Sql, consultantId: string) {
  const rows = await sql`select 1 from busy_consultants where consultant_id = ${consultantId}`
  return rows.length > 0
}

export async function findOpenConsultationId(sql: Sql, clientId: string) {
  const [row] = await sql<
    { id: string }[]
  >`select id from consultations where client_id = ${clientId} and ended_at is null`
  return row?.id
}

export async function listSegments(sql: Sql, id: string) {
  return sql<
    { from: Date; to: Date }[]
  >`select started_at as "from", ended_at as "to" from billed_segments where consultation_id = ${id}
    order by started_at`
}

/** Why the clock of a consultation was stopped, each time, in order. */
export async function listPauseReasons(sql: Sql, id: string): Promise<string[]> {
  const rows = await sql<{ reason: string }[]>`
    select fact ->> 'reason' as reason from consultation_events
    where consultation_id = ${id} and type = 'moved' and fact ->> 'state' = 'paused' order by seq`
  return rows.map(({ reason }) => reason)
}

/** The last joint proof, and when the consultant last wrote or typed; null before the first time. */
export async function findLastProof(sql: Sql, id: string) {
  const [row] = await sql<{ togetherAt: Date | null }[]>`
    select greatest(least(coalesce(a.proved_at, a.joined_at), coalesce(b.proved_at, b.joined_at)),
      c.bill_from) as "togetherAt"
    from consultations c
    left join presences a on a.consultation_id = c.id and a.role = 'client'
    left join presences b on b.consultation_id = c.id and b.role = 'consultant'
    where c.id = ${id}`
  return row?.togetherAt ?? null
}

/**
 * Open consultations with a deadline that has passed. Read without locks: the verb decides again under the lock. Times
 * in milliseconds.
 */
export async function listOverdue(
  sql: Sql,
  at: Date,
  ms: {
    toAnswer: number
    toConnect: number
    lease: number
    consultantSilence: number
    onePause: number
    allPauses: number
    wholeConsultation: number
  },
  { most, aside }: { most: number; aside: string[] },
) {
  const rows = await sql<{ id: string }[]>`
    select c.id from consultations c
    left join presences a on a.consultation_id = c.id and a.role = 'client'
    left join presences b on b.consultation_id = c.id and b.role = 'consultant'
    where c.ended_at is null and c.id <> all(${aside}::uuid[]) and case c.state
      when 'requested' then c.requested_at <= ${at}::timestamptz - ${ms.toAnswer} * interval '1 millisecond'
        or c.consultant_id in (select consultant_id from busy_consultants)
      when 'accepted' then c.accepted_at <= ${at}::timestamptz - ${ms.toConnect} * interval '1 millisecond'
      when 'active' then c.started_at <= ${at}::timestamptz - ${ms.wholeConsultation} * interval '1 millisecond'
        or greatest(least(coalesce(a.proved_at, a.joined_at), coalesce(b.proved_at, b.joined_at)),
          c.bill_from) <= ${at}::timestamptz - ${ms.lease} * interval '1 millisecond'
        or greatest(c.consultant_spoke_at,
          c.bill_from) <= ${at}::timestamptz - ${ms.consultantSilence} * interval '1 millisecond'
      when 'paused' then c.started_at <= ${at}::timestamptz - ${ms.wholeConsultation} * interval '1 millisecond'
        or (c.paused_by is null and c.paused_at <= ${at}::timestamptz - ${ms.onePause} * interval '1 millisecond')
        or c.paused_at <= ${at}::timestamptz - (${ms.allPauses} - c.paused_before_ms) * interval '1 millisecond'
      end
    order by c.requested_at limit ${most}`
  return rows.map(({ id }) => id)
}

/** Which seat a person has in a room; undefined: none, or there is no such room. */
export async function findSeat(sql: Sql, id: string, personId: string) {
  if (!isUuid(id)) return undefined
  const [row] = await sql<{ seat: 'client' | 'consultant' }[]>`
    select case client_id when ${personId} then 'client' else 'consultant' end as seat
    from consultations where id = ${id} and ${personId} in (client_id, consultant_id)`
  return row?.seat
}
