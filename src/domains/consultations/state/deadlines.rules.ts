import { isCall } from '../channels/rules.ts'
import { isSoundDenied, isVoiceDisputed, MEDIA_MS, type SoundProofs, soundAt } from '../channels/sound.rules.ts'
import type { LastProofs } from './stop.rules.ts'
import { asksToContinue, type Reason, type State } from './rules.ts'

/** Deadlines of money-and-time.md, all in milliseconds. */
export const TIMEOUT_MS = {
  toAnswer: 60_000,
  toConnect: 60_000,
  /** For the client of a program, to read what it is and to press. */
  toBegin: 180_000,
  /** Without joint proof for this long, the clock stops at the last proof. */
  lease: 6_000,
  /** Without a message, a voice or (by chat) typing for this long, the clock stops; charged is up to here. */
  consultantSilence: 45_000,
  onePause: 120_000,
  allPauses: 600_000,
  wholeConsultation: 4 * 3_600_000,
} as const

/** How a booked consultation is judged (product.md, Bookings), in milliseconds. */
export const APPOINTMENT_MS = {
  /** Its room opens so long before, and a running consultation is told of it. */
  opensBefore: 600_000,
  /** Nobody takes a request so close before it. */
  keepsFree: 900_000,
  /** A consultant who was not there at all until then is absent. */
  patience: 300_000,
  /** Presence counts so long from the agreed start. */
  counts: 600_000,
  /** Whoever proved less of that did not come. */
  came: 60_000,
  /** Whoever proved so much of it waited. */
  waited: 480_000,
  /** With so much of it lost to us, nobody is blamed. */
  outage: 30_000,
} as const

type Lifecycle = {
  state: State
  reason?: string | null
  requestedAt: Date
  acceptedAt: Date | null
  startedAt: Date | null
  pausedAt: Date | null
  pausedBy: string | null
  pausedBeforeMs: bigint
  /** The agreed start of a booked consultation, and its length in minutes. */
  bookedAt?: Date | null
  bookedMinutes?: number | null
  isAutomatic?: boolean
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms)
const earlier = (a: Date, b: Date) => (a < b ? a : b)
const later = (a: Date, b: Date) => (a > b ? a : b)

/** When it is decided who came to a booked consultation: the last proofs have arrived. */
export const countedAt = ({ bookedAt }: { bookedAt: Date }) => after(bookedAt, APPOINTMENT_MS.counts + TIMEOUT_MS.lease)

/**
 * When the present state ends by itself; null: never. A pause by hand may use up the ten minutes of all pauses, another
 * one lasts two. A booking waits until its time is over, and until it was counted who came.
 */
export function deadlineOf(c: Lifecycle): Date | null {
  switch (c.state) {
    case 'requested':
      return after(c.requestedAt, TIMEOUT_MS.toAnswer)
    case 'accepted':
      return c.bookedAt
        ? after(c.bookedAt, c.bookedMinutes! * 60_000)
        : after(c.acceptedAt!, c.isAutomatic ? TIMEOUT_MS.toBegin : TIMEOUT_MS.toConnect)
    case 'active':
      return after(c.startedAt!, TIMEOUT_MS.wholeConsultation)
    case 'paused': {
      const left = TIMEOUT_MS.allPauses - Number(c.pausedBeforeMs)
      const over = after(c.pausedAt!, c.pausedBy ? left : Math.min(left, TIMEOUT_MS.onePause))
      return earlier(
        c.bookedAt && !asksToContinue(c.reason) ? later(over, countedAt({ bookedAt: c.bookedAt })) : over,
        after(c.startedAt!, TIMEOUT_MS.wholeConsultation),
      )
    }
    default:
      return null
  }
}

export type Overdue = { to: 'expired' | 'not_connected' | 'ended' | 'paused'; reason: Reason }

/**
 * Since when both were last proven together: the earlier of the two last proofs, but not before the clock began to run.
 */
function lastTogetherAt({ clientAt, consultantAt }: LastProofs, billableFrom: Date): Date {
  if (!clientAt || !consultantAt) return billableFrom
  const both = earlier(clientAt, consultantAt)
  return both > billableFrom ? both : billableFrom
}

type Call = {
  currentChannel?: string
  channelChangedAt?: Date | null
  billableFrom: Date | null
  consultantSpokeAt: Date | null
}

/** Since when sound is owed in a call: `last`, the clock began to run, or the call had time to connect. */
function owedSince(c: Pick<Call, 'billableFrom' | 'channelChangedAt'>, last: Date | null): Date {
  const connected = c.channelChangedAt
    ? after(c.channelChangedAt, MEDIA_MS.firstWindow - MEDIA_MS.dead)
    : c.billableFrom!
  return [last, connected].reduce<Date>((latest, next) => (next && next > latest ? next : latest), c.billableFrom!)
}

/**
 * How long a call whose clock stops at `at` may have flowed without being charged, in milliseconds. Without a word of
 * the server browsers stop by themselves.
 */
export function unchargedMs(
  c: Pick<Call, 'billableFrom' | 'channelChangedAt'>,
  { chargedUntil }: Pick<SoundProofs, 'chargedUntil'>,
  at: Date,
): bigint {
  const ms = at.getTime() - owedSince(c, chargedUntil).getTime()
  return BigInt(Math.min(MEDIA_MS.deaf, Math.max(0, ms)))
}

/** Nobody was heard for too long: the consultant's silence, unless the two browsers of a call do not agree on it. */
const silence = (sound: SoundProofs | undefined, knownAt: Date): Overdue => ({
  to: 'paused',
  reason: sound && isVoiceDisputed(sound, knownAt) ? 'voice_disputed' : 'silence',
})

/** A call without sound both ways, or without a first word of the consultant in the first seconds. */
function overdueSound(c: Call, at: Date, sound: SoundProofs): Overdue | undefined {
  if (at.getTime() - owedSince(c, soundAt(sound)).getTime() >= MEDIA_MS.dead)
    return { to: 'paused', reason: isSoundDenied(sound) ? 'sound_disputed' : 'no_sound' }
  return !c.consultantSpokeAt && at.getTime() - c.billableFrom!.getTime() >= MEDIA_MS.firstWindow
    ? silence(sound, c.billableFrom!)
    : undefined
}

/**
 * With a program the clock stops when its client neither pressed nor wrote for too long: theirs was the silence if the
 * program has answered, else the program's.
 */
function programSilence(
  c: Pick<Call, 'billableFrom' | 'consultantSpokeAt'> & { clientKeptAt?: Date | null },
  at: Date,
): Overdue | undefined {
  const keptAt = c.clientKeptAt ? later(c.clientKeptAt, c.billableFrom!) : c.billableFrom!
  if (at.getTime() - keptAt.getTime() < TIMEOUT_MS.consultantSilence) return undefined
  const hasAnswered = c.clientKeptAt && c.consultantSpokeAt && c.consultantSpokeAt > c.clientKeptAt
  return { to: 'paused', reason: hasAnswered ? 'client_quiet' : 'silence' }
}

/** What time alone does to a consultation at `at`, given the last proof of each seat. Undefined: nothing yet. */
export function overdue(
  c: Lifecycle & {
    consultantSpokeAt: Date | null
    consultantTypedAt: Date | null
    billableFrom: Date | null
    /** Where a program attends: when its client pressed to begin, and when they last pressed or wrote. */
    beginConfirmedAt?: Date | null
    clientKeptAt?: Date | null
    /** The next booking of one of the two. */
    mustEndAt?: Date | null
    currentChannel?: string
    channelChangedAt?: Date | null
  },
  at: Date,
  proofs: LastProofs & { sound?: SoundProofs },
  consultantIsBusy: boolean,
): Overdue | undefined {
  if (c.mustEndAt && at >= c.mustEndAt) {
    if (c.state === 'requested') return { to: 'expired', reason: 'next_booking' }
    if (c.state === 'accepted') return { to: 'not_connected', reason: 'next_booking' }
    if (c.state === 'active' || c.state === 'paused') return { to: 'ended', reason: 'next_booking' }
  }
  const isOver = at >= (deadlineOf(c) ?? after(at, 1))
  switch (c.state) {
    case 'requested':
      if (consultantIsBusy) return { to: 'expired', reason: 'consultant_busy' }
      return isOver ? { to: 'expired', reason: 'no_answer' } : undefined
    case 'accepted':
      if (!isOver) return undefined
      return { to: 'not_connected', reason: c.isAutomatic && !c.beginConfirmedAt ? 'not_begun' : 'connection' }
    case 'active': {
      if (isOver) return { to: 'ended', reason: 'max_duration' }
      if (at.getTime() - lastTogetherAt(proofs, c.billableFrom!).getTime() >= TIMEOUT_MS.lease)
        return { to: 'paused', reason: 'connection' }
      const sound = isCall(c.currentChannel ?? 'chat') ? proofs.sound : undefined
      const soundless = sound && overdueSound(c, at, sound)
      if (soundless) return soundless
      if (c.isAutomatic) return programSilence(c, at)
      // In a call sound would flow uncharged while somebody types.
      const typedAt = isCall(c.currentChannel ?? 'chat') ? null : c.consultantTypedAt
      const heardAt = [c.consultantSpokeAt, typedAt].reduce<Date>(
        (latest, heard) => (heard ? later(latest, heard) : latest),
        c.billableFrom!,
      )
      return at.getTime() - heardAt.getTime() >= TIMEOUT_MS.consultantSilence ? silence(sound, heardAt) : undefined
    }
    case 'paused': {
      if (!isOver) return undefined
      if (at >= after(c.startedAt!, TIMEOUT_MS.wholeConsultation)) return { to: 'ended', reason: 'max_duration' }
      if (c.reason === 'free_minutes_over' || c.reason === 'booked_time_over') return { to: 'ended', reason: c.reason }
      return { to: 'ended', reason: c.pausedBy ? 'paused_too_long' : 'not_back_in_time' }
    }
    default:
      return undefined
  }
}
