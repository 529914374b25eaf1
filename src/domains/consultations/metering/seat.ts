import type { Role } from '../room/seat.ts'
import { TIMEOUT_MS } from '../state/deadlines.rules.ts'
import { MediaProof, type MediaReport } from './media-proof.ts'

/** What was said, as it goes to a browser. `at`: when, in milliseconds of the database's clock. */
type Said = { text: string; at: number; isOwed: boolean }

const NOTHING: readonly string[] = []

/** More messages than this are not kept for a seat that does not echo: its browser reads them when it does. */
const MOST_KEPT = 20

/**
 * One person's place in one room, as far as one socket can prove it. All instants are database time in milliseconds. An
 * echoed token proves that the socket was alive at some instant not before it; queueing only makes tokens older.
 */
export class Seat {
  readonly consultationId: string
  readonly role: Role
  /** A newer connection of the same person has a higher number and invalidates this one. */
  readonly connectionNumber: bigint
  joinedAt: number
  provedAt: number | undefined
  /** The newest token when this person last typed. */
  typedAt: number | undefined
  /** What its browser says of sound and picture; undefined: it is in no call. */
  media: MediaProof | undefined
  #hasUnflushedMedia = false
  /** What is charged is proven until here. */
  paidUntil = 0
  /** After a gap: presence restarts with the first token that was read after this instant. */
  #beginsAfter: number | undefined
  #flushedProof: number | undefined
  #flushedTyping: number | undefined
  /** What this seat may not hear yet, in order. */
  #kept: Said[] = []
  /** Its browser has to read what was said: before the first proof nothing is brought. */
  #hasMissed = true
  /** Somebody else hears when this is proven. */
  #owesProofOf = 0

  constructor(consultationId: string, role: Role, connection: bigint, joinedAt: number) {
    this.consultationId = consultationId
    this.role = role
    this.connectionNumber = connection
    this.joinedAt = joinedAt
  }

  /**
   * The socket echoed `token`, and the database's clock shows at most `latest`. After more than a lease nothing is
   * known of the time between: presence restarts with a token read after this echo, and the gap is never charged.
   */
  prove(token: number, latest: number) {
    if (token < this.joinedAt || token <= (this.provedAt ?? 0)) return
    if (this.#beginsAfter === undefined && latest - (this.provedAt ?? this.joinedAt) > TIMEOUT_MS.lease) {
      this.#beginsAfter = latest
      return
    }
    if (this.#beginsAfter !== undefined) {
      if (token <= this.#beginsAfter) return
      this.#beginsAfter = undefined
      this.joinedAt = token
    }
    this.provedAt = token
  }

  /**
   * Presence restarts with the first token that was read at `at` or later. Called when the database's clock was set
   * forward: what it leapt over did not pass, so it is never charged.
   */
  restartAt(at: number) {
    if (this.provedAt !== undefined) this.#beginsAfter = Math.max(this.#beginsAfter ?? 0, at - 1)
    else this.joinedAt = Math.max(this.joinedAt, at)
    this.media?.restartAt(at)
  }

  /** Nothing is proven yet, or nothing since the last gap. */
  get isUnproven() {
    return this.provedAt === undefined || this.#beginsAfter !== undefined
  }

  recordActivity(token: number | undefined) {
    if (token !== undefined) this.typedAt = Math.max(this.typedAt ?? 0, token)
  }

  /** Its browser measured sound and picture after it had heard `token`; undefined: it asks for the first one. */
  reportMedia(report: MediaReport, token: number | undefined, latest: number | undefined) {
    this.media ??= new MediaProof()
    if (token === undefined || latest === undefined || token < this.joinedAt) return
    this.media.report(report, token, latest)
    this.#hasUnflushedMedia = true
  }

  /**
   * Not echoing is not listening: a seat hears while its last proof is at most a lease old, at `latest`. While hearing
   * is owed, the client hears until the last paid instant, the consultant until the last proof.
   */
  #mayHear({ at, isOwed }: Said, latest: number | undefined): boolean {
    if (this.isUnproven || latest === undefined) return false
    if (isOwed) return at <= (this.role === 'client' ? this.paidUntil : this.provedAt!)
    return latest - this.provedAt! <= TIMEOUT_MS.lease
  }

  /** Takes what was said; it comes out of `listen`, after everything before it. */
  hear(said: Said) {
    if (this.#hasMissed) return
    this.#kept.push(said)
    if (this.#kept.length <= MOST_KEPT) return
    this.#kept = []
    this.#hasMissed = true
  }

  /** Whether its browser has to read now what was not brought; true once. */
  takeMissed(): boolean {
    if (!this.#hasMissed || this.isUnproven) return false
    this.#hasMissed = false
    return true
  }

  /** What this seat may hear now, in order. */
  listen(latest: number | undefined): readonly string[] {
    if (this.#kept.length === 0) return NOTHING
    const waiting = this.#kept.findIndex((said) => !this.#mayHear(said, latest))
    return this.#kept.splice(0, waiting < 0 ? this.#kept.length : waiting).map(({ text }) => text)
  }

  /** This person said something at `at` that the other one hears when it is paid. */
  oweProofOf(at: number) {
    this.#owesProofOf = Math.max(this.#owesProofOf, at)
  }

  /** Somebody waits for the next proof of this seat: the clock, its own ears or those of the other one. */
  get awaitsProof() {
    if (this.isUnproven || this.#kept.length > 0 || this.provedAt! < this.#owesProofOf) return true
    // Only the consultant's picture is charged.
    return this.media !== undefined && (this.media.awaitsSound || (this.role === 'client' && this.media.awaitsPicture))
  }

  get hasUnflushed() {
    if (this.provedAt === undefined) return false
    return this.#hasUnflushedMedia || this.provedAt !== this.#flushedProof || this.typedAt !== this.#flushedTyping
  }

  /** Remembers what was handed to the database; later proofs count as new. */
  markFlushed(proof: number | undefined, typing: number | undefined) {
    this.#flushedProof = proof
    this.#flushedTyping = typing
    this.#hasUnflushedMedia = false
  }
}
