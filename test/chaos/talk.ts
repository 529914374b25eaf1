import { setTimeout as wait } from 'node:timers/promises'
import type { Seeded } from '#test/support/seeded.ts'
import type { Caller } from './caller.ts'
import type { Player } from './cast.ts'
import { Guest } from './guest.ts'
import { type Event, Refused } from './line.ts'
import { uuidFrom } from './luck.ts'
import type { World } from './world.ts'

type RoomEvent = {
  seq: number
  type: string
  authorId: string | null
  clientMessageId: string | null
  body: string | null
}
export type Acknowledged = { id: string; seq: number; body: string }

const TWICE = 0.4
const PASSING = new Set(['lost', 'http.unavailable', 'consultations.too_fast'])

/**
 * One side of a conversation, with a browser's manners: listens, reads on after every connection, and says again what
 * was not acknowledged.
 */
export class Talker {
  readonly guest: Guest
  readonly acknowledged: Acknowledged[] = []
  readonly #caller: Caller
  readonly #player: Player
  readonly #room: string
  readonly #luck: Seeded
  readonly #seen = new Map<number, RoomEvent>()
  /** Every number up to here has been seen. */
  #upTo = 0
  #heardUpTo = 0
  #reading: Promise<void> | undefined
  /** Things that a person may never see: another text under a number that was already there. */
  readonly contradictions: string[] = []
  readonly refusals: string[] = []

  constructor(world: World, caller: Caller, player: Player, room: string, luck: Seeded) {
    this.#caller = caller
    this.#player = player
    this.#room = room
    this.#luck = luck
    this.guest = new Guest(world, player, { room, luck })
    this.guest.onSeated = () => void this.readOn()
    this.guest.onEvent = (event) => this.#hear(event)
  }

  get seen(): RoomEvent[] {
    return [...this.#seen.values()].sort((a, b) => a.seq - b.seq)
  }

  /** Says one message and waits until it is acknowledged, over as many lines as it takes. */
  async say(body: string) {
    const id = uuidFrom(this.#luck)
    for (let tries = 0; ; tries++) {
      try {
        const { line } = this.guest
        if (!line) throw new Refused('lost')
        const say = () => line.command<{ seq: number }>('room.say', { consultationId: this.#room, id, body })
        const again = this.#luck.chance(TWICE) ? say().catch(() => undefined) : undefined
        const { seq } = await say()
        const repeated = await again
        if (repeated && repeated.seq !== seq) this.contradictions.push(`${this.#room} ${seq} and ${repeated.seq}`)
        this.acknowledged.push({ id, seq, body })
        this.#knowOf(seq)
        return
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        if (!PASSING.has(error.code) || tries > 600) return void this.refusals.push(error.code)
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
      const { status, body } = await this.#caller.ask({
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

  #hear(event: Event) {
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
