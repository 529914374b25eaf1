import { TIMEOUT_MS } from '../state/deadlines.rules.ts'
import { refuse } from '../state/refusals.rules.ts'
import { whyNothingRuns } from '../state/running.rules.ts'

/** What a process has heard of the connection in a seat. */
type Heard = { connectionNumber: bigint; provedAt: number | undefined }
/** A seat as the database knows it. Instants in milliseconds of its clock. */
export type KnownSeat = { connection: bigint; joinedAt: number; provedAt: number | null }
/** The seats at the moment of an act. `seat` and `other`: what the process of that connection has heard itself. */
type Seats = {
  at: Date
  known: { own: KnownSeat | undefined; other: KnownSeat | undefined }
  proofs: { seat?: Heard | undefined; other?: Heard | undefined }
}

/** The latest proof of a seat; a proof of a connection that does not sit there any more counts for nothing. */
function provenUntil(seat: KnownSeat, heard: Heard | undefined) {
  const ours = heard?.connectionNumber === seat.connection ? (heard.provedAt ?? 0) : 0
  return Math.max(seat.provedAt ?? 0, ours >= seat.joinedAt ? ours : 0)
}

/**
 * Refuses an act on the table while nothing is charged, or one of the two is not proven to be there. It starts no
 * clock, so words or voices have to.
 */
export function refuseWhileNothingRuns(c: Parameters<typeof whyNothingRuns>[0], { at, known, proofs }: Seats) {
  const why = whyNothingRuns(c, at)
  if (why) throw refuse(REFUSALS[why])
  const isAway = (provenAt: number) => at.getTime() - provenAt >= TIMEOUT_MS.lease
  const { own, other } = known
  const isOwn = own !== undefined && own.connection === proofs.seat?.connectionNumber
  if (!isOwn || isAway(provenUntil(own, proofs.seat))) throw refuse('table_not_there')
  if (!other || isAway(Math.max(provenUntil(other, proofs.other), other.provedAt ?? other.joinedAt)))
    throw refuse('table_other_away')
}

const REFUSALS = {
  not_begun: 'table_before_start',
  silence: 'table_waits',
  stopped: 'table_waits',
  typing: 'table_in_silence',
  over: 'table_over',
} as const
