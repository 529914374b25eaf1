import { extendHold } from '#domains/consultations/extend-hold.ts'
import { sayInRooms } from '#domains/consultations/messages/sql.ts'
import { joinRoom } from '#domains/consultations/metering/join-room.ts'
import { Seat } from '#domains/consultations/metering/seat.ts'
import { meterRooms } from '#domains/consultations/metering/sql.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { secondsAfter } from '../calendar.ts'
import { seedId } from '../seed-id.ts'
import type { Conversation } from './conversation.ts'
import type { Teller } from './teller.ts'

/** Shorter than the silence that stops the clock, so that whoever types is heard in time. */
const STEP_S = 40

/** A room while it is told: time passes in steps, both prove that they are there, somebody speaks. */
export class Stage {
  readonly #teller: Teller
  readonly #c: Conversation
  #seats: Seat[] = []
  #said = 0
  #proved: Date
  now: Date

  constructor(teller: Teller, c: Conversation) {
    this.#teller = teller
    this.#c = c
    this.now = c.at
    this.#proved = c.at
  }

  async passes(seconds: number) {
    this.now = secondsAfter(this.now, seconds)
    await this.#teller.at(this.now)
  }

  /** Both sit down, a moment later. */
  async sits() {
    await this.passes(2)
    const { id, clientId, consultant } = this.#c
    this.#seats = []
    for (const personId of [clientId, consultant.id]) {
      const joined = await joinRoom(this.#teller.db, { id, personId })
      if (joined) this.#seats.push(new Seat(id, joined.role, joined.connection, joined.joinedAt.getTime()))
    }
    await this.passes(1)
    await this.proves()
  }

  /** Seconds in which both are there, and the consultant is heard in time. False: the room was closed meanwhile. */
  async together(seconds: number): Promise<boolean> {
    const until = secondsAfter(this.now, seconds)
    while (secondsAfter(this.#proved, STEP_S) < until) {
      this.now = secondsAfter(this.#proved, STEP_S)
      if (!(await this.proves())) return false
    }
    this.now = until
    return true
  }

  async says(by: 'client' | 'consultant', body: string) {
    const { id, clientId, consultant } = this.#c
    const said = {
      consultationId: id,
      authorId: by === 'client' ? clientId : consultant.id,
      id: seedId(`${id}:${this.#said++}`),
      body,
    }
    await Promise.all([this.#teller.at(this.now), sayInRooms(this.#teller.db, [said])])
  }

  /** Both echo at this moment, and the consultant is typing. False: the room was closed meanwhile. */
  async proves(): Promise<boolean> {
    this.#proved = this.now
    for (const seat of this.#seats) {
      seat.provedAt = this.now.getTime()
      if (seat.role === 'consultant') seat.spokeAt = seat.provedAt
    }
    const [, [room]] = await Promise.all([this.#teller.at(this.now), meterRooms(this.#teller.db, this.#seats)])
    if (room?.due === 'hold' || room?.due === 'end_of_funds')
      await extendHold(this.#teller.db, { id: this.#c.id, clock })
    return room !== undefined
  }
}
