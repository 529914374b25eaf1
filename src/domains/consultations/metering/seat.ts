import { TIMEOUT_MS } from '../deadlines.rules.ts'

export type Role = 'client' | 'consultant'

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
  /** The newest token when this person last typed or wrote. */
  spokeAt: number | undefined
  /** After a gap: presence restarts with the first token that was read after this instant. */
  #beginsAfter: number | undefined
  #flushedProof: number | undefined
  #flushedSpeech: number | undefined

  constructor(consultationId: string, role: Role, connection: bigint, joinedAt: number) {
    this.consultationId = consultationId
    this.role = role
    this.connectionNumber = connection
    this.joinedAt = joinedAt
  }

  /**
   * The socket echoed `token`, and the database's clock shows at most `latest`. If the last proof is older than the
   * lease, nothing is known of the time between: presence restarts with a token that was read after this echo, and the
   * gap is never charged.
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
  }

  /** Nothing is proven yet, or nothing since the last gap. */
  get isUnproven() {
    return this.provedAt === undefined || this.#beginsAfter !== undefined
  }

  recordActivity(token: number | undefined) {
    if (token !== undefined) this.spokeAt = Math.max(this.spokeAt ?? 0, token)
  }

  get hasUnflushed() {
    return this.provedAt !== undefined && (this.provedAt !== this.#flushedProof || this.spokeAt !== this.#flushedSpeech)
  }

  /** Remembers what was handed to the database; later proofs count as new. */
  markFlushed(proof: number | undefined, speech: number | undefined) {
    this.#flushedProof = proof
    this.#flushedSpeech = speech
  }
}
