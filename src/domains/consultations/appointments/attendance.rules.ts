import { type Centavos, least } from '#shared/money.ts'
import { type ChargingRule, countedMs } from '../billing/channel-usage.rules.ts'
import type { SoundProofs } from '../channels/sound.rules.ts'
import { APPOINTMENT_MS, countedAt, TIMEOUT_MS } from '../state/deadlines.rules.ts'
import type { Attendance, State, StopSide } from '../state/rules.ts'
import { FEE_MINUTES } from '../billing/settlement.rules.ts'
import { TYPING_MS } from '../room/words.rules.ts'

type Appointment = { bookedAt: Date; billedMs: bigint }

/** What is known of both when it is judged: proven time from the agreed start on, and lost to us, in milliseconds. */
export type MeasuredPresence = {
  clientMs: number
  consultantMs: number
  /** The client's last proof is not older than a lease. */
  isClientThere: boolean
  isConsultantThere: boolean
  outageMs: number
}

export type Presence = MeasuredPresence & {
  /** Both were there at the same time once, and the clock could run. */
  haveMet: boolean
  isConsultantSilent: boolean
}

type Voices = Pick<SoundProofs, 'consultantVoicedAt' | 'clientHeardAt'>
type Speech = {
  startedAt: Date | null
  state: State
  stopSide: StopSide | null
  consultantSpokeAt: Date | null
  consultantTypedAt: Date | null
}

/**
 * Whether a consultant who met the client said no word by `at`: 45 seconds have passed, or the clock stands because of
 * them. Typing counts for three minutes, and a voice when one side alone reports it: neither decides who bears the
 * silence.
 */
export function isConsultantSilent(
  { startedAt, state, stopSide, consultantSpokeAt, consultantTypedAt }: Speech,
  { consultantVoicedAt, clientHeardAt }: Voices,
  at: Date,
): boolean {
  if (!startedAt || consultantSpokeAt || consultantVoicedAt || clientHeardAt) return false
  if (state === 'paused') return stopSide === 'consultant'
  const wroteMs = Math.min(consultantTypedAt?.getTime() ?? 0, startedAt.getTime() + TYPING_MS.most)
  return at.getTime() - Math.max(startedAt.getTime(), wroteMs) >= TIMEOUT_MS.consultantSilence
}

/** What was measured of a room, and what was said in it until `at`. */
export const presenceOf = <M extends MeasuredPresence & { sound: Voices }>(c: Speech, measured: M, at: Date) => ({
  ...measured,
  haveMet: c.startedAt !== null,
  isConsultantSilent: isConsultantSilent(c, measured.sound, at),
})

/** What was charged was proven of both, also before the agreed start. */
function provenOf({ billedMs }: Pick<Appointment, 'billedMs'>, { clientMs, consultantMs }: Presence) {
  const together = Number(billedMs)
  return { client: Math.max(clientMs, together), consultant: Math.max(consultantMs, together) }
}

/**
 * A minute of somebody who speaks: together with the client, or for eight minutes in which the client did not come.
 */
const hasConsultantCome = (ms: number, { haveMet, isConsultantSilent: isSilent }: Presence) =>
  ms >= APPOINTMENT_MS.came && !isSilent && (haveMet || ms >= APPOINTMENT_MS.waited)

/**
 * Who came, when it has to be said: the ten minutes have passed, or it ends. Kept: both were there, or something was
 * charged. Absent: who did not come while the other waited eight minutes, or one for a consultant never there or
 * silent.
 */
export function attendanceOf(appointment: Appointment, presence: Presence): Attendance {
  const { client, consultant } = provenOf(appointment, presence)
  const { came, waited, outage } = APPOINTMENT_MS
  const hasCome = hasConsultantCome(consultant, presence)
  if (client >= came && hasCome) return 'kept'
  if (presence.outageMs >= outage) return 'undone'
  if (client < came && consultant >= waited) return 'client_absent'
  if (!hasCome && client >= waited) return 'consultant_absent'
  if ((consultant === 0 || presence.isConsultantSilent) && client >= came) return 'consultant_absent'
  return appointment.billedMs > 0n ? 'kept' : 'both_absent'
}

/**
 * What presence says at `at`, once. A consultant who was not there at all is absent after five minutes, if the client
 * has been there for one and still is; everything else is decided after ten. Undefined: not yet.
 */
export function attendanceAt(appointment: Appointment, presence: Presence, at: Date): Attendance | undefined {
  if (at >= countedAt(appointment)) return attendanceOf(appointment, presence)
  const { client, consultant } = provenOf(appointment, presence)
  const isWaitingInVain =
    isPatienceOver(appointment, at) &&
    consultant === 0 &&
    client >= APPOINTMENT_MS.came &&
    presence.isClientThere &&
    presence.outageMs < APPOINTMENT_MS.outage
  return isWaitingInVain ? 'consultant_absent' : undefined
}

/** The last proof of five minutes may still be on its way. */
const isPatienceOver = ({ bookedAt }: Pick<Appointment, 'bookedAt'>, at: Date) =>
  at.getTime() - bookedAt.getTime() >= APPOINTMENT_MS.patience + TIMEOUT_MS.lease

type Leaving = Appointment & { freeUntil: Date }

/**
 * What it means that one side leaves by hand before it was decided who came. Before the start it cancels, unless they
 * talked for a minute. Who leaves within the own minute did not come, nor a consultant within the client's.
 */
export function attendanceOnLeaving(
  appointment: Leaving,
  presence: Presence,
  { by, at }: { by: 'client' | 'consultant'; at: Date },
): { attendance: Attendance; isLate: boolean } {
  const { client, consultant } = provenOf(appointment, presence)
  const decided = (attendance: Attendance, isLate = false) => ({ attendance, isLate })
  if (at < appointment.bookedAt && appointment.billedMs < APPOINTMENT_MS.came)
    return decided('cancelled', by === 'client' && at > appointment.freeUntil)
  if (presence.outageMs >= APPOINTMENT_MS.outage) return decided(attendanceOf(appointment, presence))
  const hasStayed = client >= APPOINTMENT_MS.came && hasConsultantCome(consultant, presence)
  if (by === 'consultant') return decided(hasStayed ? 'kept' : 'consultant_absent')
  if (client < APPOINTMENT_MS.came && presence.isConsultantThere) return decided('client_absent', true)
  // Whoever leaves before the other's five minutes are over has not waited.
  const isAlone = consultant === 0 || presence.isConsultantSilent
  if (isAlone && !isPatienceOver(appointment, at)) return decided('both_absent')
  return decided(attendanceOf(appointment, presence))
}

type Paid = ChargingRule & {
  pricePerMinute: Centavos
  held: Centavos
  captured: Centavos
  billedMs: bigint
  coveredMs: bigint
}

/**
 * The fee beyond what was used: ten minutes in all. Of what was reserved, at the agreed price, in centavos; of minutes
 * that pay the booking, in milliseconds of them.
 */
export function absenceFee({ pricePerMinute, held, captured, billedMs, coveredMs, ...rule }: Paid): {
  fee: Centavos
  feeMs: bigint
} {
  if (coveredMs > 0n) {
    const mostMs = least(FEE_MINUTES * 60_000n, coveredMs)
    const usedMs = countedMs(rule, billedMs)
    return { fee: 0n, feeMs: mostMs > usedMs ? mostMs - usedMs : 0n }
  }
  const most = least(pricePerMinute * FEE_MINUTES, held)
  return { fee: most > captured ? most - captured : 0n, feeMs: 0n }
}

/** A booked room before its end. `stopSide`: whose pause it is in; null: in none. */
type Room = { attendance: Attendance | null; bookedMinutes: number | null; billedMs: bigint; stopSide: StopSide | null }

/**
 * Whether a booked room failed by its consultant or by us: its client keeps what comes back. If both came, it did when
 * the consultant's side, or both lines, ended it early; not when the consultant leaves while the client is away (S13).
 */
export function roomFailedByOthers(room: Room, { reason, side }: { reason: string; side: StopSide }): boolean {
  if (room.attendance === 'cancelled') return reason === 'by_consultant'
  if (room.attendance !== 'kept') return room.attendance === 'consultant_absent' || room.attendance === 'undone'
  const isUsed = room.billedMs >= BigInt(room.bookedMinutes!) * 60_000n
  return !isUsed && room.stopSide !== 'client' && (side === 'consultant' || side === 'both')
}

/** How a room ends when nobody is to wait in it any more. */
export const ABSENCE_REASONS = {
  client_absent: 'client_absent',
  consultant_absent: 'consultant_absent',
  both_absent: 'both_absent',
  undone: 'our_outage',
} as const satisfies Partial<Record<Attendance, string>>

/** Whether a room ends with this decision: not while its clock runs, and not when both came. */
export const endsWith = (attendance: Attendance, state: State): attendance is keyof typeof ABSENCE_REASONS =>
  attendance !== 'kept' && attendance !== 'cancelled' && state !== 'active'
