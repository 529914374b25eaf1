import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import type { RetryingClient } from '../retrying-client.ts'
import type { SignedInPerson } from '../people.ts'
import { Participant } from '../rooms/participant.ts'
import { type TopicEvent, Refused } from '../connection.ts'
import { randomUuid } from '../random.ts'
import type { Cluster } from '../cluster/cluster.ts'

type RoomEvent = {
  seq: number
  type: string
  authorId: string | null
  clientMessageId: string | null
  body: string | null
}
export type Acknowledged = { id: string; seq: number; body: string }

const REPEAT_CHANCE = 0.4
const HELD_BACK_MS = 200
/** What waits in the outbox: the connection, a lease, a pause or the beginning. */
const RETRIED_CODES = new Set([
  'lost',
  'http.unavailable',
  'consultations.too_fast',
  'consultations.not_there',
  'consultations.clock_stopped',
  'consultations.first_words_said',
])

/** One side of a chat like the real client: follows, reads after every connection, resends unacknowledged messages. */
export class ChatClient {
  readonly participant: Participant
  readonly acknowledged: Acknowledged[] = []
  readonly #api: RetryingClient
  readonly #player: SignedInPerson
  readonly #room: string
  readonly #random: SeededRandom
  readonly #seen = new Map<number, RoomEvent>()
  /** Every number up to here was received. */
  #upTo = 0
  #announcedUpTo = 0
  #reading: Promise<void> | undefined
  /** What may never happen: another text under a known number. */
  readonly contradictions: string[] = []
  readonly refusals: string[] = []

  constructor(cluster: Cluster, api: RetryingClient, person: SignedInPerson, room: string, random: SeededRandom) {
    this.#api = api
    this.#player = person
    this.#room = room
    this.#random = random
    this.participant = new Participant(cluster, person, { room, random })
    this.participant.onJoined = () => void this.readOn()
    this.participant.onEvent = (event) => this.#hear(event)
  }

  get seen(): RoomEvent[] {
    return [...this.#seen.values()].sort((a, b) => a.seq - b.seq)
  }

  /** Sends one message until it is acknowledged, over as many connections as needed. */
  async say(body: string) {
    const id = randomUuid(this.#random)
    for (let attempt = 0; ; attempt++) {
      try {
        const { connection } = this.participant
        if (!connection) throw new Refused('lost')
        const say = () =>
          connection.command<{ seq: number }>('room.send_message', { consultationId: this.#room, id, body })
        const again = this.#random.chance(REPEAT_CHANCE) ? say().catch(() => undefined) : undefined
        const { seq } = await say()
        const repeated = await again
        if (repeated && repeated.seq !== seq) this.contradictions.push(`${this.#room} ${seq} and ${repeated.seq}`)
        this.acknowledged.push({ id, seq, body })
        this.#knowOf(seq)
        return
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        if (!RETRIED_CODES.has(error.code) || attempt > 600) return void this.refusals.push(error.code)
        await wait(error.code === 'consultations.too_fast' ? 200 : 50)
      }
    }
  }

  /** Reads what is missing; calls during a read lead to one more. */
  readOn(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  /** Whether everything announced was received. */
  get isComplete() {
    return this.#upTo >= this.#announcedUpTo && !this.#reading
  }

  async #read() {
    while (!this.participant.hasLeft) {
      const { status, body } = await this.#api.request({
        by: this.#player,
        method: 'GET',
        path: `/api/consultations/${this.#room}/events?after=${this.#upTo}`,
      })
      if (status !== 200) return void this.refusals.push(String(body.code))
      const events = body.events as RoomEvent[]
      for (const event of events) this.#take(event)
      // It comes when the seat is proven.
      if (body.isHeldBack === true && !this.participant.hasLeft) {
        await wait(HELD_BACK_MS)
        continue
      }
      if (events.length < 500 && this.#upTo >= this.#announcedUpTo) return
    }
  }

  #hear(event: TopicEvent) {
    if (event.type === 'read_again') return void this.readOn()
    if (typeof event.seq !== 'number') return
    this.#take(event as unknown as RoomEvent)
    this.#knowOf(event.seq)
  }

  #knowOf(seq: number) {
    this.#announcedUpTo = Math.max(this.#announcedUpTo, seq)
    if (this.#upTo < this.#announcedUpTo) void this.readOn()
  }

  #take(event: RoomEvent) {
    const known = this.#seen.get(event.seq)
    if (known && (known.clientMessageId !== event.clientMessageId || known.body !== event.body))
      this.contradictions.push(`${this.#room} ${event.seq}`)
    this.#seen.set(event.seq, event)
    while (this.#seen.has(this.#upTo + 1)) this.#upTo += 1
  }
}
