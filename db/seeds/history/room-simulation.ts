import { extendHold } from '#domains/consultations/lifecycle/extend-hold.ts'
import { storeMessages } from '#domains/consultations/messages/sql.ts'
import { joinRoom } from '#domains/consultations/metering/join-room.ts'
import { MediaProof } from '#domains/consultations/metering/media-proof.ts'
import { Seat } from '#domains/consultations/metering/seat.ts'
import { meterRooms } from '#domains/consultations/metering/sql.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { earlier, secondsAfter } from '../calendar.ts'
import { seedId } from '../seed-id.ts'
import type { PastConsultation } from './past-consultation.ts'
import type { SeedWorker } from './seed-worker.ts'

type Role = 'client' | 'consultant'
type Room = Pick<PastConsultation, 'id' | 'at' | 'clientId' | 'consultant'>

/** Shorter than the silence that stops the clock, so that typing counts in time. Seconds. */
const STEP_S = 40
/** Nothing of a call is charged before the consultant's voice was heard. Seconds. */
const FIRST_VOICE_S = 2

/** Simulates a room: time passes in steps, whoever is there proves it, messages are sent. */
export class RoomSimulation {
  readonly #worker: SeedWorker
  readonly #c: Room
  #seats: Seat[] = []
  #said = 0
  #proved: Date
  now: Date

  constructor(worker: SeedWorker, c: Room) {
    this.#worker = worker
    this.#c = c
    this.now = c.at
    this.#proved = c.at
  }

  async advance(seconds: number) {
    this.now = secondsAfter(this.now, seconds)
    await this.#worker.travelTo(this.now)
  }

  /** Both take their seats, two seconds later. */
  joinBoth = () => this.join(['client', 'consultant'])

  /** Only these people do. */
  async join(roles: readonly Role[]) {
    await this.advance(2)
    const { id, clientId, consultant } = this.#c
    this.#seats = []
    for (const role of roles) {
      const personId = role === 'client' ? clientId : consultant.id
      const joined = await joinRoom(this.#worker.db, { id, personId })
      if (joined) this.#seats.push(new Seat(id, joined.role, joined.connectionNumber, joined.joinedAt.getTime()))
    }
    await this.advance(1)
    await this.proveBoth()
  }

  /**
   * Who is there stays for so many seconds, with the consultant typing often enough. False: the consultation ended
   * meanwhile.
   */
  async stayTogether(seconds: number): Promise<boolean> {
    const until = secondsAfter(this.now, seconds)
    while (secondsAfter(this.#proved, STEP_S) < until) {
      this.now = secondsAfter(this.#proved, STEP_S)
      if (!(await this.proveBoth())) return false
    }
    this.now = until
    return true
  }

  /** Who is there talks for so many seconds, each hearing the other, and seeing too. False: it ended meanwhile. */
  async talk(seconds: number, { hasPicture }: { hasPicture: boolean }): Promise<boolean> {
    for (const until = secondsAfter(this.now, seconds); this.now < until; ) {
      const from = this.now.getTime()
      const step = this.#seats.some(({ media }) => media) ? STEP_S : FIRST_VOICE_S
      this.now = earlier(secondsAfter(this.now, step), until)
      const at = this.now.getTime()
      for (const seat of this.#seats) {
        seat.media ??= new MediaProof()
        const { media } = seat
        media.sound.from ??= from
        media.receivedAt = media.heardAt = media.spokeAt = media.acknowledgedAt = media.connectedAt = at
        media.sound.at = at
        if (!hasPicture) continue
        if (media.picture.at !== from) media.picture.from = from
        media.picture.at = at
      }
      if (!(await this.proveBoth())) return false
    }
    return true
  }

  /** Their browser has just echoed; before the consultant's words, everybody's. */
  async say(by: Role, body: string) {
    const { id, clientId, consultant } = this.#c
    if (by === 'consultant' && this.#proved < this.now) await this.proveBoth()
    const seat = this.#seats.find(({ role }) => role === by)
    const said = {
      consultationId: id,
      authorId: by === 'client' ? clientId : consultant.id,
      id: seedId(`${id}:${this.#said++}`),
      body,
      seat: seat && { connectionNumber: seat.connectionNumber, provedAt: this.now.getTime() },
    }
    await Promise.all([this.#worker.travelTo(this.now), storeMessages(this.#worker.db, [said])])
  }

  /** Who is there proves it now, with the consultant typing. False: the consultation ended meanwhile. */
  async proveBoth(): Promise<boolean> {
    this.#proved = this.now
    for (const seat of this.#seats) {
      seat.provedAt = this.now.getTime()
      if (seat.role === 'consultant') seat.typedAt = seat.provedAt
    }
    const [, [room]] = await Promise.all([this.#worker.travelTo(this.now), meterRooms(this.#worker.db, this.#seats)])
    if (room?.due === 'hold' || room?.due === 'end_of_funds')
      await extendHold(this.#worker.db, { id: this.#c.id, clock })
    return room !== undefined
  }
}
