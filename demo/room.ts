import {
  type Consultation,
  listRoomEvents,
  readConsultation,
  sendRoomMessage,
} from '#domains/consultations/contract.ts'
import type { RoomEvent } from '#domains/consultations/room/contract.ts'
import {
  messageSaid,
  roomMoved,
  roomTopic,
  seated,
  takenOver,
  typingHeard,
  typingWhispered,
} from '#domains/consultations/room/facts.ts'
import { type RawFact, readFact } from '#shared/facts.ts'
import { type Account, RefusedError } from './account.ts'
import type { Line } from './line.ts'
import { type Pace, writingMs } from './pace.ts'

const WHISPER_EVERY_MS = 1_500
const RETRY_MS = 1_000
/** Refusals that pass: the message goes out again under its id. */
const PASSING = new Set([
  'lost',
  'consultations.too_fast',
  'consultations.not_there',
  'consultations.clock_stopped',
  'consultations.first_words_said',
  'http.unavailable',
  'http.unexpected',
])

const ENDED = 'consultations.ended'

export type RoomPorts = { account: Account; line: Line; pace: Pace; report: (error: unknown) => void }

/** Somebody's place in one consultation: what was said so far, whether one may speak, and speaking. */
export class Room {
  readonly id: string
  readonly #ports: RoomPorts
  readonly #unfollow: () => void
  events: RoomEvent[] = []
  consultation: Consultation | undefined
  /** Nobody is here any more. */
  isLeft = false
  /** Somebody signed in as the same person and sits here now: a newer tab wins. */
  isTakenOver = false
  #connection = 0
  #isReading = false
  #isStale = false
  #changed = Promise.withResolvers<void>()

  constructor(id: string, ports: RoomPorts) {
    this.id = id
    this.#ports = ports
    const listener = { onFollowing: () => void this.#catchUp(), onFact: (fact: RawFact) => this.#hear(fact) }
    this.#unfollow = ports.line.follow(roomTopic(id), listener)
  }

  get isOver() {
    return this.isLeft || (this.consultation?.endedAt ?? null) !== null
  }

  /** Resolves at the next change of anything here. */
  get changed(): Promise<void> {
    return this.#changed.promise
  }

  leave() {
    this.isLeft = true
    this.#unfollow()
    this.#tellChange()
  }

  /**
   * Whether the site takes a message now: the clock runs, a client's word makes it run again, or it is one of the three
   * first words of a program, before its client has begun.
   */
  get canSpeak() {
    const c = this.consultation
    if (c?.state === 'active' || c?.waitsForBeginning) return true
    return c?.state === 'paused' && c.you === 'client' && (c.reason === 'silence' || c.reason === 'client_quiet')
  }

  /** Types as long as a person would, then sends until it is stored. False: the consultation ended before. */
  async say(body: string): Promise<boolean> {
    const { pace, line } = this.#ports
    for (let left = writingMs(body); left > 0 && !this.isOver; left -= WHISPER_EVERY_MS) {
      line.whisper(typingWhispered(this.id))
      await pace.wait(Math.min(left, WHISPER_EVERY_MS))
    }
    const message = { consultationId: this.id, id: crypto.randomUUID(), body }
    while (!this.isOver) {
      if (!this.canSpeak) {
        await this.changed
        continue
      }
      try {
        await line.command(sendRoomMessage.name, message)
        return true
      } catch (error) {
        if (error instanceof RefusedError && error.code === ENDED) return false
        if (!(error instanceof RefusedError) || !PASSING.has(error.code)) throw error
        await pace.wait(RETRY_MS)
        await this.#catchUp()
      }
    }
    return false
  }

  #hear(fact: RawFact) {
    if (readFact(typingHeard, fact)) return
    this.#connection = readFact(seated, fact)?.connection ?? this.#connection
    const taken = readFact(takenOver, fact)
    if (taken && taken.seat === this.consultation?.you && taken.connection > this.#connection) {
      this.isTakenOver = true
      return this.leave()
    }
    // The meter ticks for who looks at it.
    if (fact.type === messageSaid.type || fact.type === roomMoved.type || fact.type === 'read_again')
      void this.#catchUp()
  }

  /** Reads what was said and where the consultation stands; one read at a time, again if something came meanwhile. */
  async #catchUp() {
    this.#isStale = true
    if (this.#isReading) return
    this.#isReading = true
    const { account, pace, report } = this.#ports
    while (this.#isStale && !this.isLeft) {
      this.#isStale = false
      try {
        const after = this.events.at(-1)?.seq ?? 0
        const { events, isHeldBack } = await account.call(listRoomEvents, { id: this.id, after })
        this.events.push(...events)
        this.consultation = await account.call(readConsultation, { id: this.id })
        if (!isHeldBack) continue
        await pace.wait(RETRY_MS)
        this.#isStale = true
      } catch (error) {
        if (error instanceof RefusedError && error.status >= 400 && error.status < 500 && error.status !== 429) {
          if (error.status !== 401) report(error)
          this.leave()
        } else {
          await pace.wait(RETRY_MS)
          this.#isStale = true
        }
      }
    }
    this.#isReading = false
    this.#tellChange()
  }

  #tellChange() {
    this.#changed.resolve()
    this.#changed = Promise.withResolvers()
  }
}
