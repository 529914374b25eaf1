import type { Clock } from '#platform/clock.ts'
import { type Db, isDatabaseUnavailable } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import type { Line } from '#platform/sockets/line.ts'
import { toJson } from '#shared/json.ts'
import { beginConsultation } from '../begin-consultation.ts'
import { roomTopic } from '../contract.ts'
import { extendHold } from '../extend-hold.ts'
import { resumeByProof } from '../resume-consultation.ts'
import { Seat } from './seat.ts'
import { type Joined, type Metered, meterRooms, readClock } from './sql.ts'
import { Tokens } from './tokens.ts'

const TICK_MS = 250
/** Each line is pinged once in eight ticks, its own eighth: 2 s, without bursts. */
const TICKS_PER_PING = 8
const FLUSH_MS = 2_000

const REACTIONS = {
  activate: beginConsultation,
  resume: resumeByProof,
  hold: extendHold,
  end_of_funds: extendHold,
} as const

type Ports = { db: Db; clock: Clock; log: Log }

/**
 * The fair clock of one web process: reads the time, has it echoed, and hands the proofs over. Its own clock may only
 * refuse, never prove.
 */
export class Meter {
  readonly #ports: Ports
  readonly #tokens = new Tokens()
  readonly #seats = new Map<Line, Map<string, Seat>>()
  readonly #rooms = new Map<string, Map<Line, Seat>>()
  /**
   * Lines with a seat that has proven nothing yet, or nothing since a gap: pinged at every tick, so that a conversation
   * begins, or goes on, without delay.
   */
  readonly #unproven = new Set<Line>()
  /** What the meter shows by now, waiting for the line's turn. */
  readonly #untold = new Map<Line, Map<string, string>>()
  readonly #timers: NodeJS.Timeout[]
  /** Rooms that wait for their reaction, and the last one under way. */
  readonly #awaiting = new Set<string>()
  #reactions: Promise<void> = Promise.resolve()
  #ticks = 0
  #reading = false
  #flushing: Promise<void> | undefined

  constructor(ports: Ports) {
    this.#ports = ports
    this.#timers = [setInterval(() => void this.#tick(), TICK_MS), setInterval(() => void this.flush(), FLUSH_MS)]
  }

  /** From now on this line's echoes prove that its person is in the room. */
  sit(line: Line, consultationId: string, { role, connection, joinedAt }: Joined) {
    const seat = new Seat(consultationId, role, connection, joinedAt.getTime())
    this.#seats.set(line, (this.#seats.get(line) ?? new Map()).set(consultationId, seat))
    this.#rooms.set(consultationId, (this.#rooms.get(consultationId) ?? new Map()).set(line, seat))
    this.#unproven.add(line)
    line.onEcho((payload) => this.#echoed(line, payload))
  }

  /** The line leaves the room: what it proved so far is handed over at once. */
  async leave(line: Line, consultationId: string) {
    const seat = this.#seats.get(line)?.get(consultationId)
    if (!seat) return
    forget(this.#seats, line, consultationId)
    forget(this.#rooms, consultationId, line)
    this.#unproven.delete(line)
    this.#untold.delete(line)
    this.#tell(await this.#handOver([seat]))
  }

  /** Somebody was heard in the room: typing, or speaking. */
  heard(line: Line, consultationId: string) {
    this.#seats.get(line)?.get(consultationId)?.speak(this.#tokens.newest?.at)
  }

  /** Hands over what is proven of one room, before something is decided about it. */
  async settleRoom(consultationId: string) {
    this.#tell(await this.#handOver([...(this.#rooms.get(consultationId)?.values() ?? [])]))
  }

  /** Hands over the news of all rooms in one statement; one flush at a time. */
  flush(): Promise<void> {
    this.#flushing ??= this.#handOver(this.#withNews())
      .then((metered) => this.#tellInTurn(metered))
      .finally(() => {
        this.#flushing = undefined
      })
    return this.#flushing
  }

  async stop() {
    this.#timers.forEach(clearInterval)
    await this.flush()
    await this.#reactions
  }

  #withNews(): Seat[] {
    return [...this.#seats.values()].flatMap((seats) => [...seats.values()].filter((seat) => seat.hasNews))
  }

  #echoed(line: Line, payload: Buffer) {
    const token = this.#tokens.read(payload)
    const latest = this.#tokens.latestAt(performance.now())
    if (token === undefined || latest === undefined) return
    for (const seat of this.#seats.get(line)?.values() ?? []) {
      const wasUnproven = seat.isUnproven
      seat.prove(token, latest)
      if (seat.isUnproven) this.#unproven.add(line)
      else if (wasUnproven) {
        this.#unproven.delete(line)
        void this.settleRoom(seat.consultationId)
      }
    }
  }

  async #tick() {
    if (this.#seats.size === 0 || this.#reading) return
    this.#reading = true
    try {
      const askedAt = performance.now()
      this.#tokens.issue(await readClock(this.#ports.db), askedAt)
    } catch (error) {
      this.#tokens.forgetNewest()
      if (!isDatabaseUnavailable(error)) this.#ports.log.error({ err: error }, 'the clock could not be read')
      return
    } finally {
      this.#reading = false
    }
    const { nonce } = this.#tokens.newest!
    const turn = this.#ticks++ % TICKS_PER_PING
    for (const line of this.#seats.keys()) {
      if (line.number % TICKS_PER_PING !== turn && !this.#unproven.has(line)) continue
      this.#tellWhatWaits(line)
      line.ping(nonce)
    }
  }

  async #handOver(seats: Seat[]): Promise<Metered[]> {
    const given = seats.filter((seat) => seat.provedAt !== undefined)
    if (given.length === 0) return []
    const proofs = given.map((seat) => [seat, seat.provedAt, seat.spokeAt] as const)
    try {
      const metered = await meterRooms(this.#ports.db, given)
      for (const [seat, proof, speech] of proofs) seat.markFlushed(proof, speech)
      this.#react(metered)
      return metered
    } catch (error) {
      if (!isDatabaseUnavailable(error))
        this.#ports.log.error({ err: error }, 'proofs could not be handed over; they are tried again')
      return []
    }
  }

  /** The meter that both see is what the database says. */
  #tell(metered: Metered[]) {
    for (const told of metered) for (const line of this.#rooms.get(told.id)?.keys() ?? []) line.sendText(wordsOf(told))
  }

  /** The same, together with each line's next ping: one write instead of two. */
  #tellInTurn(metered: Metered[]) {
    for (const told of metered) {
      const words = wordsOf(told)
      for (const line of this.#rooms.get(told.id)?.keys() ?? [])
        this.#untold.set(line, (this.#untold.get(line) ?? new Map()).set(told.id, words))
    }
  }

  #tellWhatWaits(line: Line) {
    for (const words of this.#untold.get(line)?.values() ?? []) line.sendText(words)
    this.#untold.delete(line)
  }

  /**
   * One after the other, beside the flushing: a room that is locked for long may not keep the proofs of all others
   * waiting.
   */
  #react(metered: Metered[]) {
    for (const { id, due } of metered) {
      if (!due || this.#awaiting.has(id)) continue
      this.#awaiting.add(id)
      this.#reactions = this.#reactions.then(() => this.#reactTo(id, due))
    }
  }

  async #reactTo(id: string, due: NonNullable<Metered['due']>) {
    const { db, clock, log } = this.#ports
    this.#awaiting.delete(id)
    await REACTIONS[due](db, { id, clock }).catch((error: unknown) =>
      log.error({ err: error, consultation: id, due }, 'a consultation could not react to its meter'),
    )
  }
}

const wordsOf = ({ id, billedMs, leftMs }: Metered) =>
  toJson({ type: 'event', topic: roomTopic(id), event: { type: 'metered', billedMs, leftMs } })

function forget<K, L>(map: Map<K, Map<L, Seat>>, outer: K, inner: L) {
  const rest = map.get(outer)
  rest?.delete(inner)
  if (rest?.size === 0) map.delete(outer)
}
