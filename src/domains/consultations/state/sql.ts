import type { MinutesKind } from '#domains/wallet/rules.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { Consultation as ConsultationView } from './contract.ts'
import type { LastProofs } from './stop.rules.ts'
import type { CallChannel, LiveChannel } from '../channels/rules.ts'
import type { Attendance, State, StopSide } from './rules.ts'

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
  billableFrom: Date | null
  consultantSpokeAt: Date | null
  consultantTypedAt: Date | null
  /** Where a program attends: when its client pressed to begin, and when they last pressed or wrote. */
  beginConfirmedAt: Date | null
  clientKeptAt: Date | null
  billedMs: bigint
  coveredMs: bigint
  coveredEarnings: bigint
  awaitsConfirmation: boolean
  /** Its first minutes are free. */
  isWelcome: boolean
  acceptsPackages: boolean
  /** It was agreed while every millisecond was charged. */
  chargesMilliseconds: boolean
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
  usageChannel: LiveChannel
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
  /** How often one side denied what the other's report shows, and for how long. */
  audioDenials: number
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
  billableFrom: 'billable_from',
  consultantSpokeAt: 'consultant_spoke_at',
  consultantTypedAt: 'consultant_typed_at',
  beginConfirmedAt: 'begin_confirmed_at',
  clientKeptAt: 'client_kept_at',
  billedMs: 'billed_ms',
  coveredMs: 'covered_ms',
  coveredEarnings: 'covered_earnings',
  awaitsConfirmation: 'awaits_confirmation',
  isWelcome: 'is_welcome',
  acceptsPackages: 'accepts_packages',
  chargesMilliseconds: 'charges_milliseconds',
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
  usageChannel: 'usage_channel',
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
  audioDenials: 'audio_denials',
  disputedMs: 'disputed_ms',
  disputedUntil: 'disputed_until',
} as const satisfies Record<keyof Consultation, string>

/** The columns of a consultation that the statement calls `c`. */
export const columnsOf = (sql: Sql) =>
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
  /** The minutes that cover it, in the order of their use, while it is open. Centavos, milliseconds. */
  covers: {
    kind: MinutesKind
    channel: string | null
    value: number
    spent: number
    totalMs: number
    usedMs: number
    coveredMs: number
  }[]
  /** The next booking of one of the two, while it is open. */
  mustEndAt: Date | null
  /** The calls that its consultant offers, while it is open. */
  offeredCalls: CallChannel[]
}

/** Its columns, of a consultation `c`, its client `p` and its consultant `k`. */
export const namedColumnsOf = (sql: Sql) => sql`
  ${columnsOf(sql)}, p.first_name as "clientName", k.name as "consultantName", k.portrait as "consultantPortrait",
  case when c.covered_ms = 0 then '{}' else array(
    select distinct g.plan from minute_covers v join grants g on g.id = v.grant_id where v.consultation_id = c.id
  ) end as "coveredBy",
  case when c.covered_ms = 0 or c.ended_at is not null then '[]' else (
    select coalesce(jsonb_agg(jsonb_build_object('kind', g.plan, 'channel', g.channel, 'value', g.value,
      'spent', g.value - g.worth, 'totalMs', g.amount, 'usedMs', g.amount - g.free - g.held - g.frozen, 'coveredMs', v.covered_ms) order by v.position), '[]')
    from minute_covers v join grants g on g.id = v.grant_id
    where v.consultation_id = c.id and v.used_ms is null
  ) end as "covers", case when c.ended_at is null then ${mustEndAt(sql)} end as "mustEndAt",
  case when c.ended_at is null and not c.is_automatic then array(
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

export type ConsultationChange = Partial<Omit<Consultation, 'id' | 'clientId' | 'consultantId' | 'commissionBps'>>

/** The columns and values of a change, for an update. */
export const rowOf = (change: ConsultationChange) =>
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
