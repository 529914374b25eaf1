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
const RETRIED_CODES = new Set(['lost', 'http.unavailable', 'consultations.too_fast'])

/**
 * One side of a conversation, with a browser's manners: listens, reads on after every connection, and says again what
 * was not acknowledged.
 */
export class ChatClient {
  readonly participant: Participant
  readonly acknowledged: Acknowledged[] = []
  readonly #api: RetryingClient
  readonly #player: SignedInPerson
  readonly #room: string
  readonly #random: SeededRandom
  readonly #seen = new Map<number, RoomEvent>()
  /** Every number up to here has been seen. */
  #upTo = 0
  #heardUpTo = 0
  #reading: Promise<void> | undefined
  /** Things that a person may never see: another text under a number that was already there. */
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

  /** Says one message and waits until it is acknowledged, over as many lines as it takes. */
  async say(body: string) {
    const id = randomUuid(this.#random)
    for (let tries = 0; ; tries++) {
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
        if (!RETRIED_CODES.has(error.code) || tries > 600) return void this.refusals.push(error.code)
        await wait(error.code === 'consultations.too_fast' ? 200 : 50)
      }
    }
  }

  /** Reads what is missing; what is asked for meanwhile is read after. */
  readOn(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  /** Has everything come that was heard of? */
  get isComplete() {
    return this.#upTo >= this.#heardUpTo && !this.#reading
  }

  async #read() {
    for (;;) {
      const { status, body } = await this.#api.request({
        by: this.#player,
        method: 'GET',
        path: `/api/consultations/${this.#room}/events?after=${this.#upTo}`,
      })
      if (status !== 200) return void this.refusals.push(String(body.code))
      const events = body.events as RoomEvent[]
      for (const event of events) this.#take(event)
      if (events.length < 500 && this.#upTo >= this.#heardUpTo) return
    }
  }

  #hear(event: TopicEvent) {
    if (event.type === 'read_again') return void this.readOn()
    if (typeof event.seq !== 'number') return
    this.#take(event as unknown as RoomEvent)
    this.#knowOf(event.seq)
  }

  #knowOf(seq: number) {
    this.#heardUpTo = Math.max(this.#heardUpTo, seq)
    if (this.#upTo < this.#heardUpTo) void this.readOn()
  }

  #take(event: RoomEvent) {
    const known = this.#seen.get(event.seq)
    if (known && (known.clientMessageId !== event.clientMessageId || known.body !== event.body))
      this.contradictions.push(`${this.#room} ${event.seq}`)
    this.#seen.set(event.seq, event)
    while (this.#seen.has(this.#upTo + 1)) this.#upTo += 1
  }
}
