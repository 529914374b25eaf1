import { acceptConsultation } from '#domains/consultations/lifecycle/accept-consultation.ts'
import { beginConsultation } from '#domains/consultations/lifecycle/begin-consultation.ts'
import { endConsultation } from '#domains/consultations/lifecycle/end-consultation.ts'
import { extendHold } from '#domains/consultations/lifecycle/extend-hold.ts'
import type { SeatProof } from '#domains/consultations/room/seat.ts'
import { storeMessages } from '#domains/consultations/messages/sql.ts'
import { findConsultationViolations } from '#domains/consultations/invariants.sql.ts'
import { joinRoom } from '#domains/consultations/metering/join-room.ts'
import { Seat } from '#domains/consultations/metering/seat.ts'
import { type JoinedSeat, meterRooms } from '#domains/consultations/metering/sql.ts'
import { readConsultation } from '#domains/consultations/reading/read-consultation.ts'
import { requestConsultation } from '#domains/consultations/lifecycle/request-consultation.ts'
import { resumeByProof } from '#domains/consultations/lifecycle/resume-consultation.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { ownerOf } from './database.ts'

export const NOON = new Date('2026-11-20T15:00:00.000Z')
/** So many seconds after noon. */
export const secondsAfterNoon = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)
const FIRST_WORD_S = 10
/**
 * From one proof of whoever stays to the next. Seats break off after a lease in the web process; what the database
 * makes of proofs does not depend on how many lie between, unless the consultant is silent for 45 s.
 */
export const STEP_S = 15

/** A consultation whose seconds pass as the test says. Does what its meter asks for. Instants in seconds after noon. */
export class MeteredConsultation {
  readonly id: string
  readonly #db: Db
  readonly #client: string
  readonly #consultant: string
  /** Who is present, by the latest connection of each. */
  seats: JoinedSeat[] = []

  constructor(
    db: Db,
    { id = crypto.randomUUID(), client, consultant }: { id?: string; client: string; consultant: string },
  ) {
    this.id = id
    this.#db = db
    this.#client = client
    this.#consultant = consultant
  }

  #now = 0
  travelTo = (seconds: number) => {
    this.#now = seconds
    return travelTo(this.#db, secondsAfterNoon(seconds))
  }
  read = (by = this.#client) => readConsultation(this.#db, this.id, by)
  end = () => endConsultation(this.#db, { id: this.id, personId: this.#client, clock })
  accept = () => acceptConsultation(this.#db, { id: this.id, consultantId: this.#consultant, clock })
  ask = (terms: { welcome?: boolean; limitCents?: bigint; subject?: string; channel?: 'audio' | 'video' } = {}) =>
    requestConsultation(this.#db, {
      id: this.id,
      clientId: this.#client,
      consultantId: this.#consultant,
      channel: 'chat',
      clock,
      ...terms,
    })

  /** Both join with a new connection. */
  async joinBoth() {
    const { id } = this
    this.seats = [
      (await joinRoom(this.#db, { id, personId: this.#client }))!,
      (await joinRoom(this.#db, { id, personId: this.#consultant }))!,
    ]
  }

  /**
   * As if its first segment had been a call agreed for video at R$ 4,48: ten seconds of chat, ten of voice, then video.
   * Of each, minutes cover the same as before.
   */
  async becomeCall() {
    const { id } = this
    const [first] = await this.#db<{ from: Date; to: Date }[]>`
      select started_at as "from", ended_at as "to" from billed_segments where consultation_id = ${id}
      order by started_at limit 1`
    const after = (seconds: number) => new Date(first!.from.getTime() + seconds * 1000)
    await this.#db`update billed_segments set ended_at = ${after(10)}
      where consultation_id = ${id} and started_at = ${first!.from}`
    await this.#db`insert into billed_segments (consultation_id, started_at, ended_at, channel)
      values (${id}, ${after(10)}, ${after(20)}, 'audio'), (${id}, ${after(20)}, ${first!.to}, 'video')`
    const videoMs = first!.to.getTime() - after(20).getTime()
    await this.#db`
      update consultations set channel = 'video', current_channel = 'video', price_per_minute = 448, audio_ms = 10000,
        video_ms = ${videoMs},
        audio_covered_ms = least(10000, greatest(0, least(billed_ms, covered_ms) - 10000)),
        video_covered_ms = least(${videoMs}::bigint, greatest(0, least(billed_ms, covered_ms) - 20000))
      where id = ${id}`
  }

  /** The rules that a statement breaks, made with the triggers switched off and undone afterwards. */
  async brokenBy(statement: string): Promise<string[]> {
    const undone = new Error('undone')
    let rules: string[] = []
    await ownerOf(this.#db)
      .begin(async (tx) => {
        await tx`set local session_replication_role = replica`
        await tx.unsafe(statement)
        rules = (await findConsultationViolations(tx as unknown as Db)).map(({ rule }) => rule)
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return rules
  }

  /** The newest seat of this person, whose socket has just echoed. */
  seatOf(personId: string): SeatProof | undefined {
    const role = personId === this.#client ? 'client' : 'consultant'
    const connectionNumber = this.seats.find((seat) => seat.role === role)?.connectionNumber
    return connectionNumber === undefined
      ? undefined
      : { connectionNumber, provedAt: secondsAfterNoon(this.#now).getTime() }
  }

  /** Stores one message of somebody whose seat is proven. */
  say = async (authorId = this.#consultant, body = 'Bom dia, Ana.', other?: SeatProof) => {
    const said = {
      consultationId: this.id,
      authorId,
      id: crypto.randomUUID(),
      body,
      seat: this.seatOf(authorId),
      other,
    }
    return (await storeMessages(this.#db, [said]))[0]!
  }

  /** Both sockets echoed a token of that second; the consultant last typed at `typed`. Returns what the meter wants. */
  async prove(seconds: number, typed?: number) {
    const proven = this.seats.map((joined) => {
      const seat = new Seat(this.id, joined.role, joined.connectionNumber, joined.joinedAt.getTime())
      seat.provedAt = secondsAfterNoon(seconds).getTime()
      if (typed !== undefined) seat.typedAt = secondsAfterNoon(typed).getTime()
      return seat
    })
    await this.travelTo(seconds)
    return (await meterRooms(this.#db, proven))[0]
  }

  /** Both present and the consultant's first message 10 s after `from`: the clock runs from here. */
  async begin({
    from = 0,
    ...terms
  }: {
    from?: number
    welcome?: boolean
    limitCents?: bigint
    subject?: string
  } = {}) {
    await this.ask(terms)
    await this.accept()
    await this.joinBoth()
    await this.prove(from + 8)
    await beginConsultation(this.#db, { id: this.id, clock })
    await this.travelTo(from + FIRST_WORD_S)
    await this.say()
  }

  /** Both stay and write, between these two seconds after the first message. */
  async converse(fromSecond: number, toSecond: number) {
    for (let now = fromSecond; now < toSecond; ) {
      now = Math.min(now + STEP_S, toSecond)
      const due = (await this.prove(FIRST_WORD_S + now))?.due
      if (due === 'hold' || due === 'end_of_funds') await extendHold(this.#db, { id: this.id, clock })
      if (due === 'resume') await resumeByProof(this.#db, { id: this.id, clock })
      await this.say()
    }
  }
}
