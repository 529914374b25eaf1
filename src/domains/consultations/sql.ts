import type { MinutesKind } from '#domains/wallet/rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import { isUuid } from '#shared/uuid.ts'
import type { Consultation as ConsultationView } from './contract.ts'
import type { LastProofs } from './metering/stop.rules.ts'
import { type CallChannel, type ChannelAct, type LiveChannel, liveChannelOf } from './calls/rules.ts'
import type { Attendance, Pause, State, StopSide } from './rules.ts'

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
  stopSide: StopSide | null
  requestedAt: Date
  acceptedAt: Date | null
  startedAt: Date | null
  endedAt: Date | null
  pausedAt: Date | null
  pausedBy: string | null
  pausedBeforeMs: bigint
  billFrom: Date | null
  consultantSpokeAt: Date | null
  consultantTypedAt: Date | null
  billedMs: bigint
  coveredMs: bigint
  coveredEarnings: bigint
  awaitsConfirmation: boolean
  /** Its first minutes are free. */
  isWelcome: boolean
  acceptsPackages: boolean
  /** A program attends. */
  isAutomatic: boolean
  /** What the client wants to talk about, as said with the request. */
  subject: string | null
  held: bigint
  heldPromotional: bigint
  captured: bigint
  commission: bigint
  released: bigint
  holdCount: number
  /** The agreed start and length of a booked consultation, until when its client leaves without a fee, and who came. */
  bookedAt: Date | null
  bookedMinutes: number | null
  freeUntil: Date | null
  attendance: Attendance | null
  /** What a client paid for not coming or for leaving late, beyond what was captured. */
  fee: bigint
  /** The same, of the minutes that pay a booking, in milliseconds. */
  feeMs: bigint
  /** What the two use now, and since when; a dearer one that the consultant proposes. */
  currentChannel: LiveChannel
  channelChangedAt: Date | null
  /** What the latest second was charged as. */
  legChannel: LiveChannel
  proposedChannel: CallChannel | null
  /** How often it went up; how often something was proposed, and when the latest proposal was answered. */
  channelRaises: number
  proposals: number
  proposalEndedAt: Date | null
  /** How much of the proven time was voice and video, and how much of each prepaid minutes cover. */
  audioMs: bigint
  videoMs: bigint
  audioCoveredMs: bigint
  videoCoveredMs: bigint
  /** Until when media that is not charged may flow to prove itself, and how much of that time was used up. */
  mediaWindowUntil: Date | null
  unprovenMediaMs: bigint
  /** Stretches in which one side denied what the other's report shows, and how long they lasted. */
  mediaDisputes: number
  disputedMs: bigint
  /** Until when the latest of them was counted. */
  disputedUntil: Date | null
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
  stopSide: 'stop_side',
  requestedAt: 'requested_at',
  acceptedAt: 'accepted_at',
  startedAt: 'started_at',
  endedAt: 'ended_at',
  pausedAt: 'paused_at',
  pausedBy: 'paused_by',
  pausedBeforeMs: 'paused_before_ms',
  billFrom: 'bill_from',
  consultantSpokeAt: 'consultant_spoke_at',
  consultantTypedAt: 'consultant_typed_at',
  billedMs: 'billed_ms',
  coveredMs: 'covered_ms',
  coveredEarnings: 'covered_earnings',
  awaitsConfirmation: 'awaits_confirmation',
  isWelcome: 'is_welcome',
  acceptsPackages: 'accepts_packages',
  isAutomatic: 'is_automatic',
  subject: 'subject',
  held: 'held',
  heldPromotional: 'held_promotional',
  captured: 'captured',
  commission: 'commission',
  released: 'released',
  holdCount: 'hold_count',
  bookedAt: 'booked_at',
  bookedMinutes: 'booked_minutes',
  freeUntil: 'free_until',
  attendance: 'attendance',
  fee: 'fee',
  feeMs: 'fee_ms',
  currentChannel: 'current_channel',
  channelChangedAt: 'channel_changed_at',
  legChannel: 'leg_channel',
  proposedChannel: 'proposed_channel',
  channelRaises: 'channel_raises',
  proposals: 'proposals',
  proposalEndedAt: 'proposal_ended_at',
  audioMs: 'audio_ms',
  videoMs: 'video_ms',
  audioCoveredMs: 'audio_covered_ms',
  videoCoveredMs: 'video_covered_ms',
  mediaWindowUntil: 'media_window_until',
  unprovenMediaMs: 'unproven_media_ms',
  mediaDisputes: 'media_disputes',
  disputedMs: 'disputed_ms',
  disputedUntil: 'disputed_until',
} as const satisfies Record<keyof Consultation, string>

/** The columns of a consultation that the statement calls `c`. */
const columnsOf = (sql: Sql) =>
  sql.unsafe(
    Object.entries(COLUMNS)
      .map(([name, column]) => `c.${column} as "${name}"`)
      .join(', '),
  )

/** A consultation with its two people as the other one sees them: all that an answer about it needs. */
export type NamedConsultation = Consultation & {
  clientName: string
  consultantName: string
  consultantPortrait: string
  coveredBy: MinutesKind[]
  /** The next booking of one of the two, while it is open. */
  mustEndAt: Date | null
  /** The calls that its consultant offers, while it is open. */
  offeredCalls: CallChannel[]
}

/** Its columns, of a consultation `c`, its client `p` and its consultant `k`. */
export const namedColumnsOf = (sql: Sql) => sql`
  ${columnsOf(sql)}, p.first_name as "clientName", k.name as "consultantName", k.portrait as "consultantPortrait",
  case when c.covered_ms = 0 then '{}' else array(
    select distinct m.kind from minute_covers v join minute_packs m on m.id = v.pack_id where v.consultation_id = c.id
  ) end as "coveredBy", case when c.ended_at is null then ${mustEndAt(sql)} end as "mustEndAt",
  case when c.ended_at is null then array(
    select o.channel from consultant_channels o
    where o.consultant_id = c.consultant_id and o.channel in ('audio', 'video') order by o.channel
  ) else '{}' end as "offeredCalls"`

/** The next booking of either of the two of a consultation `c`, as far as it may still last. */
export const mustEndAt = (sql: Sql) => sql`(
  select least(
    (select min(u.starts_at) from upcoming_bookings u where u.client_id = c.client_id and u.id <> c.id),
    (select min(u.starts_at) from upcoming_bookings u where u.consultant_id = c.consultant_id and u.id <> c.id)))`

/** Takes the room's lock. Everything that changes a consultation begins here. */
export async function lockConsultation(tx: Tx, id: string): Promise<Consultation | undefined> {
  const [row] = await tx<Consultation[]>`select ${columnsOf(tx)} from consultations c where c.id = ${id} for update`
  return row
}

/** The lookup is the permission: a consultation that is not yours is not found. */
export async function lockConsultationOf(tx: Tx, id: string, personId: string): Promise<NamedConsultation | undefined> {
  const [row] = await tx<NamedConsultation[]>`
    select ${namedColumnsOf(tx)} from consultations c
    join people p on p.id = c.client_id join consultants k on k.id = c.consultant_id
    where c.id = ${id} and ${personId} in (c.client_id, c.consultant_id) for update of c`
  return row
}

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
        ${c.awaitsConfirmation}, ${c.isWelcome}, ${c.acceptsPackages}, ${c.isAutomatic}, ${c.subject}, ${c.held}, ${c.heldPromotional}, ${c.holdCount}, 1)
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

export type ConsultationChange = Partial<Omit<Consultation, 'id' | 'clientId' | 'consultantId' | 'commissionBps'>>

const rowOf = (change: ConsultationChange) =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [COLUMNS[name as keyof Consultation], value ?? null]),
  )

export async function recordChange(tx: Tx, id: string, change: ConsultationChange) {
  await tx`update consultations set ${tx(rowOf(change))} where id = ${id}`
}

/** When the seats of one consultation were last proven to be taken: two columns of an answer. */
export const lastProofsOf = (sql: Sql, id: string) => sql`
  (select coalesce(proved_at, joined_at) from presences where consultation_id = ${id} and role = 'client')
    as "clientAt",
  (select coalesce(proved_at, joined_at) from presences where consultation_id = ${id} and role = 'consultant')
    as "consultantAt"`

/**
 * Moves a consultation and writes it into the room's sequence, in one statement. Answers the event's number and the
 * last proofs.
 */
export async function recordMove(
  tx: Tx,
  id: string,
  change: ConsultationChange & { state: State; reason: string | null; stopSide: StopSide | null },
  at: Date,
): Promise<{ seq: number } & LastProofs> {
  const { state, reason, stopSide } = change
  const [row] = await tx<({ seq: bigint } & LastProofs)[]>`
    with moved as (
      update consultations set ${tx(rowOf(change))}, last_seq = last_seq + 1 where id = ${id} returning last_seq
    )
    insert into consultation_events (consultation_id, seq, type, author_kind, fact, stop_side, at)
    select ${id}, last_seq, 'moved', 'system', ${tx.json({ state, reason })}, ${stopSide}, ${at} from moved
    returning seq, ${lastProofsOf(tx, id)}`
  return { ...row!, seq: Number(row!.seq) }
}

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

/** Prevents another check of this room's hold for the next ten seconds. */
export async function recordHoldChecked(tx: Tx, id: string) {
  await tx`update consultations set hold_checked_at = current_instant() where id = ${id}`
}

/** One consultant takes one request at a time; others of the same consultant wait here until it is decided. */
export async function lockConsultantSlot(tx: Tx, consultantId: string) {
  await tx`select pg_advisory_xact_lock(hashtextextended(${consultantId}::text, 0))`
}

export async function isConsultantBusy(sql: Sql, consultantId: string) {
  const rows = await sql`select 1 from busy_consultants where consultant_id = ${consultantId}`
  return rows.length > 0
}

export async function listSegments(sql: Sql, id: string) {
  return sql<
    { from: Date; to: Date; channel: LiveChannel }[]
  >`select started_at as "from", ended_at as "to", channel from billed_segments where consultation_id = ${id}
    order by started_at`
}

/** The moves of a consultation from its beginning until before its end, in order. */
export const listMoves = (sql: Sql, id: string) => sql<({ state: 'active' | 'paused' } & Pause)[]>`
  select e.fact ->> 'state' as state, e.fact ->> 'reason' as reason, e.stop_side as side, (
    select g.channel from billed_segments g where g.consultation_id = e.consultation_id and g.started_at < e.at
    order by g.started_at desc limit 1) as channel
  from consultation_events e
  where e.consultation_id = ${id} and e.type = 'moved' and e.fact ->> 'state' in ('active', 'paused') order by e.seq`

/** Both seats of a room break off: what was said since their last proofs is not paid. */
export async function recordGaps(tx: Tx, id: string) {
  await tx`update presences set gaps = gaps + 1 where consultation_id = ${id}`
}

/**
 * Open consultations with a deadline that has passed, and booked ones of which it may be decided who came: after
 * `patience` somebody may be missing, after `counted` it is clear. Read without locks: the verb decides again under the
 * lock. Times in milliseconds.
 */
export async function listOverdue(
  sql: Sql,
  at: Date,
  ms: {
    toAnswer: number
    toConnect: number
    lease: number
    consultantSilence: number
    soundDead: number
    firstWindow: number
    onePause: number
    allPauses: number
    wholeConsultation: number
  },
  booked: { patience: number; counted: number },
  { most, aside }: { most: number; aside: string[] },
) {
  const rows = await sql<{ id: string }[]>`
    select c.id from consultations c
    left join presences a on a.consultation_id = c.id and a.role = 'client'
    left join presences b on b.consultation_id = c.id and b.role = 'consultant'
    where c.ended_at is null and c.id <> all(${aside}::uuid[]) and (case c.state
      when 'requested' then c.requested_at <= ${at}::timestamptz - ${ms.toAnswer} * interval '1 millisecond'
        or c.consultant_id in (select consultant_id from busy_consultants)
      when 'accepted' then case when c.booked_at is null
        then c.accepted_at <= ${at}::timestamptz - ${ms.toConnect} * interval '1 millisecond'
        else c.booked_at + c.booked_minutes * interval '1 minute' <= ${at} end
      when 'active' then c.started_at <= ${at}::timestamptz - ${ms.wholeConsultation} * interval '1 millisecond'
        or greatest(least(coalesce(a.proved_at, a.joined_at), coalesce(b.proved_at, b.joined_at)),
          c.bill_from) <= ${at}::timestamptz - ${ms.lease} * interval '1 millisecond'
        or greatest(c.consultant_spoke_at, c.consultant_typed_at,
          c.bill_from) <= ${at}::timestamptz - ${ms.consultantSilence} * interval '1 millisecond'
        or c.current_channel <> 'chat' and (greatest(
            case when a.media_at is not null and b.media_at is not null then least(a.media_at, b.media_at) end,
            (select max(ended_at) from billed_segments where consultation_id = c.id), c.bill_from, c.channel_changed_at + ${ms.firstWindow - ms.soundDead} * interval '1 millisecond'
          ) <= ${at}::timestamptz - ${ms.soundDead} * interval '1 millisecond'
          or c.consultant_spoke_at is null
            and c.bill_from <= ${at}::timestamptz - ${ms.firstWindow} * interval '1 millisecond')
      when 'paused' then c.started_at <= ${at}::timestamptz - ${ms.wholeConsultation} * interval '1 millisecond'
        or (c.booked_at is null or c.reason = 'booked_time_over'
          or c.booked_at <= ${at}::timestamptz - ${booked.counted} * interval '1 millisecond')
        and (c.paused_by is null and c.paused_at <= ${at}::timestamptz - ${ms.onePause} * interval '1 millisecond'
          or c.paused_at <= ${at}::timestamptz - (${ms.allPauses} - c.paused_before_ms) * interval '1 millisecond')
      end
      or ${mustEndAt(sql)} <= ${at}
      or c.attendance is null and c.booked_at <= ${at}::timestamptz - ${booked.counted} * interval '1 millisecond'
      or c.attendance is null and c.booked_at <= ${at}::timestamptz - ${booked.patience} * interval '1 millisecond'
        and c.state in ('accepted', 'paused') and coalesce(b.present_ms, 0) = 0 and a.present_ms > 0)
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

/** What a person has open with others, as client or as consultant. */
export async function countOpenOf(sql: Sql, personId: string) {
  const [row] = await sql<{ consultations: number; questions: number }[]>`
    select
      (select count(*)::int from consultations
        where ended_at is null and (client_id = ${personId} or consultant_id = ${personId})) as consultations,
      (select count(*)::int from written_questions
        where ended_at is null and (client_id = ${personId} or consultant_id = ${personId})) as questions`
  return row!
}

export const listSubjectsOf = (sql: Sql, clientId: string) => sql`
  select c.requested_at as "pedido em", k.name as consultor, c.subject as assunto from consultations c
  join consultants k on k.id = c.consultant_id
  where c.client_id = ${clientId} and c.subject is not null order by c.requested_at`

export const eraseSubjects = (tx: Tx, clientId: string) =>
  tx`update consultations set subject = null where client_id = ${clientId} and subject is not null`
