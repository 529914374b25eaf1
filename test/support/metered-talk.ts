import { acceptConsultation } from '#domains/consultations/accept-consultation.ts'
import { beginConsultation } from '#domains/consultations/begin-consultation.ts'
import { endConsultation } from '#domains/consultations/end-consultation.ts'
import { extendHold } from '#domains/consultations/extend-hold.ts'
import { sayInRooms } from '#domains/consultations/messages/sql.ts'
import { joinRoom } from '#domains/consultations/metering/join-room.ts'
import { Seat } from '#domains/consultations/metering/seat.ts'
import { type Joined, meterRooms } from '#domains/consultations/metering/sql.ts'
import { readConsultation } from '#domains/consultations/reading/read-consultation.ts'
import { requestConsultation } from '#domains/consultations/request-consultation.ts'
import { resumeByProof } from '#domains/consultations/resume-consultation.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'

export const NOON = new Date('2026-11-20T15:00:00.000Z')
const FIRST_WORD_S = 10

/** A conversation whose seconds pass as the test says, with everything that its meter asks for done. Instants in seconds after noon. */
export class MeteredTalk {
  readonly id = crypto.randomUUID()
  readonly #db: Db
  readonly #client: string
  readonly #consultant: string
  #seats: Joined[] = []

  constructor(db: Db, { client, consultant }: { client: string; consultant: string }) {
    this.#db = db
    this.#client = client
    this.#consultant = consultant
  }

  at = (seconds: number) => travelTo(this.#db, new Date(NOON.getTime() + seconds * 1000))
  seen = (by = this.#client) => readConsultation(this.#db, this.id, by)
  end = () => endConsultation(this.#db, { id: this.id, personId: this.#client, clock })
  ask = (terms: { welcome?: boolean; limitCents?: bigint } = {}) =>
    requestConsultation(this.#db, { id: this.id, clientId: this.#client, consultantId: this.#consultant, channel: 'chat', clock, ...terms })

  /** Both there, the consultant's first word at 10 s: from here the clock runs. */
  async begin(terms: { welcome?: boolean; limitCents?: bigint } = {}) {
    const { id } = this
    await this.ask(terms)
    await acceptConsultation(this.#db, { id, consultantId: this.#consultant, clock })
    this.#seats = [(await joinRoom(this.#db, { id, personId: this.#client }))!, (await joinRoom(this.#db, { id, personId: this.#consultant }))!]
    await this.#prove(8)
    await beginConsultation(this.#db, { id, clock })
    await this.at(FIRST_WORD_S)
    await sayInRooms(this.#db, [{ consultationId: id, authorId: this.#consultant, id: crypto.randomUUID(), body: 'Bom dia, Ana.' }])
  }

  /** Both stay and write, from one second after the first word to another. */
  async talk(fromSecond: number, toSecond: number) {
    for (let now = fromSecond + 5; now <= toSecond; now += 5) {
      const due = (await this.#prove(FIRST_WORD_S + now))?.due
      if (due === 'hold' || due === 'end_of_funds') await extendHold(this.#db, { id: this.id, clock })
      if (due === 'resume') await resumeByProof(this.#db, { id: this.id, clock })
    }
  }

  async #prove(seconds: number) {
    const proven = this.#seats.map((joined) => {
      const seat = new Seat(this.id, joined.role, joined.connection, joined.joinedAt.getTime())
      seat.provedAt = NOON.getTime() + seconds * 1000
      seat.spokeAt = seat.provedAt
      return seat
    })
    await this.at(seconds)
    return (await meterRooms(this.#db, proven))[0]
  }
}
