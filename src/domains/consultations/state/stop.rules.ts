import type { Reason, StopSide } from './rules.ts'

/** When the seats were last proven to be taken, by the database's clock; null: nobody ever sat there. */
export type LastProofs = { clientAt: Date | null; consultantAt: Date | null }

/**
 * Sockets are pinged every two seconds. When both fall silent at the same instant (a server, the database or a network
 * that carried both), their last proofs lie up to this far apart. Milliseconds.
 */
export const PING_MS = 2_000

/** Which seat's proof ended first; `both`: within one ping of each other, or nobody ever came. */
export function firstToFall({ clientAt, consultantAt }: LastProofs): StopSide {
  if (!clientAt && !consultantAt) return 'both'
  if (!clientAt || !consultantAt) return clientAt ? 'consultant' : 'client'
  const clientLasted = clientAt.getTime() - consultantAt.getTime()
  if (Math.abs(clientLasted) <= PING_MS) return 'both'
  return clientLasted > 0 ? 'consultant' : 'client'
}

type ReasonByProof = 'connection' | 'no_sound' | 'sound_disputed' | 'not_back_in_time'

/** Why a clock stops; where the lines decide, with the last proof of each seat. */
export type StopCause = { reason: Exclude<Reason, ReasonByProof> } | { reason: ReasonByProof; proofs: LastProofs }

/** The consultation as it is when its clock stops: `reason`, `pausedAt` and `pausedBy` are those of a pause before. */
type Stopping = {
  consultantId: string
  reason: string | null
  pausedAt: Date | null
  pausedBy: string | null
  consultantSpokeAt: Date | null
}

/**
 * Whose side a stop belongs to. A fallen line: whose proof ended first. A silence: the consultant's; the client's, if a
 * program had answered; nobody's, if the devices disagree. Money, minutes or limits: the client's. The longest duration
 * and our team: the platform's.
 */
export function stopSideOf(cause: StopCause, before: Stopping): StopSide {
  switch (cause.reason) {
    case 'connection':
    case 'no_sound':
    case 'sound_disputed':
      return firstToFall(cause.proofs)
    case 'not_back_in_time':
      if (before.reason === 'client_quiet') return 'client'
      return isStillSilent(before) ? 'consultant' : firstToFall(cause.proofs)
    case 'paused_too_long':
      return before.pausedBy === before.consultantId ? 'consultant' : 'client'
    case 'silence':
    case 'by_consultant':
    case 'no_answer':
    case 'consultant_busy':
    case 'consultant_absent':
      return 'consultant'
    case 'client_quiet':
    case 'not_begun':
    case 'by_client':
    case 'out_of_funds':
    case 'limit_reached':
    case 'free_minutes_over':
    case 'booked_time_over':
    case 'client_absent':
      return 'client'
    case 'both_absent':
    case 'voice_disputed':
      return 'both'
    case 'max_duration':
    case 'by_admin':
    case 'next_booking':
    case 'our_outage':
      return 'platform'
  }
}

const isStillSilent = ({ reason, pausedAt, consultantSpokeAt }: Stopping) =>
  reason === 'silence' && !(pausedAt && consultantSpokeAt && consultantSpokeAt > pausedAt)
