import { TIMEOUT_MS } from '../deadlines.rules.ts'

export type Role = 'client' | 'consultant'

/**
 * One person's place in one room, as far as one socket can prove it. All instants are database time in milliseconds.
 * An echoed token proves: this socket was alive at some instant not before it. Queueing makes tokens older only.
 */
export class Seat {
  readonly consultationId: string
  readonly role: Role
  /** The fence: a newer connection of the same person makes this one powerless. */
  readonly connectionNumber: bigint
  joinedAt: number
  provedAt: number | undefined
  /** The newest token when this person was last heard to type or speak. */
  spokeAt: number | undefined
  /** After a gap: presence begins again with the first token that was read after the socket was heard again. */
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
   * The socket echoed `token`, and it cannot be later than `latest` by the database's clock. Between the last proof and
   * now it was alive at no instant that we know of: longer than the lease begins a new presence, with a token that was
   * read after this. Nothing of such a gap is ever charged.
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

  /** What was handed to the database; later proofs are news again. */
  markFlushed(proof: number | undefined, speech: number | undefined) {
    this.#flushedProof = proof
    this.#flushedSpeech = speech
  }
}
