import { isCall, type LiveChannel } from '../channels/rules.ts'
import { TIMEOUT_MS } from '../state/deadlines.rules.ts'
import { refuse } from '../state/refusals.rules.ts'
import type { State } from '../state/rules.ts'

/** What a process has heard of the connection in a seat. */
type Heard = { connectionNumber: bigint; provedAt: number | undefined }
/** A seat as the database knows it. Instants in milliseconds of its clock. */
export type KnownSeat = { connection: bigint; joinedAt: number; provedAt: number | null }
/** The room at the moment of an act. `own` and `other`: what the process of that connection has heard itself. */
export type Moment = {
  state: State
  currentChannel: LiveChannel
  consultantSpokeAt: Date | null
  at: number
  known: { own: KnownSeat | undefined; other: KnownSeat | undefined }
  proofs: { seat?: Heard | undefined; other?: Heard | undefined }
}

/** The latest proof of a seat; a proof of a connection that does not sit there any more counts for nothing. */
function provenUntil(seat: KnownSeat, heard: Heard | undefined) {
  const ours = heard?.connectionNumber === seat.connection ? (heard.provedAt ?? 0) : 0
  return Math.max(seat.provedAt ?? 0, ours >= seat.joinedAt ? ours : 0)
}

/**
 * Refuses an act on the table while nothing is charged: before the first word, in a pause or silence, after the end,
 * and while one of the two is not proven to be there. It starts no clock, so words or voices have to.
 */
export function refuseWhileNothingRuns({ state, currentChannel, consultantSpokeAt, at, known, proofs }: Moment) {
  if (state === 'paused') throw refuse('table_waits')
  if (state === 'requested' || state === 'accepted') throw refuse('table_before_start')
  if (state !== 'active') throw refuse('table_over')
  const { own, other } = known
  const isOwn = own !== undefined && own.connection === proofs.seat?.connectionNumber
  if (!isOwn || at - provenUntil(own, proofs.seat) >= TIMEOUT_MS.lease) throw refuse('table_not_there')
  if (!other || at - Math.max(provenUntil(other, proofs.other), other.provedAt ?? other.joinedAt) >= TIMEOUT_MS.lease)
    throw refuse('table_other_away')
  if (isCall(currentChannel)) return
  if (!consultantSpokeAt) throw refuse('table_before_start')
  if (at - consultantSpokeAt.getTime() > TIMEOUT_MS.consultantSilence) throw refuse('table_in_silence')
}
