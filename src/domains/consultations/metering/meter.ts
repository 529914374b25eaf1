import type { Clock } from '#platform/clock.ts'
import { type Db, isDatabaseUnavailable } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { type Connection, eventText } from '#platform/sockets/connection.ts'
import { readAgain } from '#shared/facts.ts'
import type { SaidMessage } from '../messages/message-intake.ts'
import type { SeatProof } from '../room/seat.ts'
import { tokenGiven } from '../calls/facts.ts'
import { messageSaid, photoShown, roomTopic, tableActed } from '../room/facts.ts'
import { seatOfAuthor } from '../room/words.rules.ts'
import type { MediaReport } from './media-proof.ts'
import { Seat } from './seat.ts'
import { OutgoingReadings } from './outgoing-readings.ts'
import { MeterActions } from './meter-actions.ts'
import { SkippedRooms } from './skipped-rooms.ts'
import { PING_MS } from '../state/stop.rules.ts'
import { beatMeter, endMeter, type JoinedSeat, type MeterReading, meterRooms } from './sql.ts'
import { ClockTokens } from './clock-tokens.ts'

const TICK_MS = 250
/** Each connection is pinged once in eight ticks, its own eighth: every two seconds, without bursts. */
const TICKS_PER_PING = PING_MS / TICK_MS
const FLUSH_MS = 2_000
const BEAT_MS = 5_000

type Ports = { db: Db; clock: Clock; log: Log }

/**
 * The meter of one web process: reads the database's clock, has clients echo it, and hands the proofs to the database.
 * The clock of this process can only refuse a proof, never make one.
 */
export class Meter {
  readonly #id = crypto.randomUUID()
  readonly #ports: Ports
  readonly #tokens = new ClockTokens()
  readonly #seats = new Map<Connection, Map<string, Seat>>()
  readonly #rooms = new Map<string, Map<Connection, Seat>>()
  /** Seats whose connection left while their room was held or the database away: their last proofs are still owed. */
  readonly #departed = new Set<Seat>()
  /**
   * Connections with a seat that has proven nothing yet, or nothing since a gap, or that hears more with its next
   * proof. They are pinged at every tick, so that a consultation starts or resumes without delay.
   */
  readonly #awaitingProof = new Set<Connection>()
  readonly #readings = new OutgoingReadings((room) => this.#rooms.get(room)?.keys() ?? [])
  readonly #actions: MeterActions
  readonly #timers: NodeJS.Timeout[]
  #ticks = 0
  #reading = false
  #flushing: Promise<void> | undefined
  /** Rooms in which somebody waits for a proof that came while the statement of others was under way. */
  readonly #awaitedRooms = new Set<string>()
  #handingOver: Promise<void> | undefined
  readonly #skippedRooms = new SkippedRooms({
    isOpen: (room) => this.#seatsIn(room).length > 0,
    tryAgain: async (rooms) => {
      if (this.#flushing) return
      const seats = rooms.flatMap((id) => this.#seatsIn(id))
      this.#readings.sendWithNextPing(await this.#handOver(seats))
    },
    waitFor: (room) => this.flushRoom(room),
  })

  constructor(ports: Ports) {
    this.#ports = ports
    this.#actions = new MeterActions(ports)
    this.#timers = [
      setInterval(() => void this.#tick(), TICK_MS),
      setInterval(() => void this.flush(), FLUSH_MS),
      setInterval(() => void this.#beat(), BEAT_MS),
    ]
  }

  /** From now on the echoes of this connection prove that its person is in the room. */
  takeSeat(connection: Connection, consultationId: string, { role, connectionNumber, joinedAt }: JoinedSeat) {
    const seat = new Seat(consultationId, role, connectionNumber, joinedAt.getTime())
    this.#seats.set(connection, (this.#seats.get(connection) ?? new Map()).set(consultationId, seat))
    this.#rooms.set(consultationId, (this.#rooms.get(consultationId) ?? new Map()).set(connection, seat))
    this.#awaitingProof.add(connection)
    connection.onPong((payload) => this.#onEcho(connection, payload))
  }

  /** The connection leaves the room; its proofs are handed over at once. */
  async leaveSeat(connection: Connection, consultationId: string) {
    const seat = this.#seats.get(connection)?.get(consultationId)
    if (!seat) return
    removeSeat(this.#seats, connection, consultationId)
    removeSeat(this.#rooms, consultationId, connection)
    this.#awaitingProof.delete(connection)
    this.#readings.forget(connection)
    if (seat.hasUnflushed) this.#departed.add(seat)
    this.#readings.send(await this.#handOver([seat]))
  }

  /** The seat of this connection in a room, and the other one if it is at this process, with their newest proofs. */
  seatsOf(connection: Connection, consultationId: string): { seat?: SeatProof; other?: SeatProof } {
    const seat = this.#seats.get(connection)?.get(consultationId)
    if (!seat) return {}
    const others = this.#seatsIn(consultationId).filter(({ role }) => role !== seat.role)
    const other = others.reduce<Seat | undefined>(newerOf, undefined)
    return { seat, ...(other && { other }) }
  }

  hasSeats = (consultationId: string) => this.#rooms.has(consultationId)

  /**
   * Brings what was said to the seats of this process. Its author's tabs see it at once, the other seat when it may, on
   * the connection that sits in it now.
   */
  deliver(consultationId: string, { listener, isOwed, table, photo, ...said }: SaidMessage) {
    const seats = this.#rooms.get(consultationId)
    if (!seats) return
    const text = eventText(
      table
        ? tableActed(consultationId, { ...said, fact: { table } })
        : photo === undefined
          ? messageSaid(consultationId, { ...said, fact: {} })
          : photoShown(consultationId, { ...said, fact: { photo } }),
    )
    for (const [connection, seat] of seats) {
      if (seat.role === seatOfAuthor(said.authorKind)) {
        connection.sendText(text)
        if (isOwed) seat.oweProofOf(said.at.getTime())
      } else if (seat.connectionNumber === listener) seat.hear({ text, at: said.at.getTime(), isOwed })
      this.#listen(connection, seat)
    }
  }

  #listen(connection: Connection, seat: Seat) {
    for (const text of seat.listen(this.#tokens.latestAt(performance.now()))) connection.sendText(text)
    if (seat.awaitsProof) this.#awaitingProof.add(connection)
  }

  /** The person typed in the room. */
  recordActivity(connection: Connection, consultationId: string) {
    this.#seats.get(connection)?.get(consultationId)?.recordActivity(this.#tokens.newest?.at)
  }

  /** Its browser measured sound and picture. What somebody waits for is handed over at once. */
  reportMedia(connection: Connection, consultationId: string, report: MediaReport) {
    const seat = this.#seats.get(connection)?.get(consultationId)
    if (!seat) return
    const awaited = seat.awaitsProof
    seat.reportMedia(report, this.#tokens.readNamed(report.token), this.#tokens.latestAt(performance.now()))
    if (seat.awaitsProof) this.#awaitingProof.add(connection)
    else if (awaited) this.#awaitingProof.delete(connection)
    if ((awaited || seat.awaitsProof) && !seat.isUnproven) this.#handOverAtOnce(consultationId)
  }

  /** Hands over the proofs of one room, before something is decided about it; waits if somebody holds the room. */
  async flushRoom(consultationId: string) {
    this.#readings.send(await this.#handOver(this.#seatsIn(consultationId), { waits: true }))
  }

  /** Hands over the new proofs of all rooms in one statement; one flush at a time. */
  flush(): Promise<void> {
    this.#flushing ??= this.#handOver(this.#seatsToFlush())
      .then((metered) => this.#readings.sendWithNextPing(metered))
      .finally(() => {
        this.#flushing = undefined
      })
    return this.#flushing
  }

  async stop() {
    this.#timers.forEach(clearInterval)
    await this.flush()
    await this.#handingOver
    await this.#skippedRooms.settled
    await this.#handOver(this.#seatsToFlush(), { waits: true })
    await this.#actions.done
    await endMeter(this.#ports.db, this.#id).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error
    })
  }

  #seatsToFlush(): Seat[] {
    return [...this.#seats.values()]
      .flatMap((seats) => [...seats.values()])
      .concat(...this.#departed)
      .filter((seat) => seat.hasUnflushed)
  }

  #seatsIn(consultationId: string): Seat[] {
    const departed = [...this.#departed].filter((seat) => seat.consultationId === consultationId)
    return [...(this.#rooms.get(consultationId)?.values() ?? []), ...departed]
  }

  #onEcho(connection: Connection, payload: Buffer) {
    const seats = [...(this.#seats.get(connection)?.values() ?? [])]
    if (seats.length === 0) return
    const token = this.#tokens.read(payload)
    const latest = this.#tokens.latestAt(performance.now())
    if (token === undefined || latest === undefined) return
    const wereAwaiting = this.#awaitingProof.has(connection) ? seats.filter((seat) => seat.awaitsProof) : []
    for (const seat of seats) {
      seat.prove(token, latest)
      this.#listen(connection, seat)
    }
    if (!this.#awaitingProof.has(connection)) return
    if (!seats.some((seat) => seat.awaitsProof)) this.#awaitingProof.delete(connection)
    for (const seat of wereAwaiting) if (!seat.isUnproven) this.#handOverAtOnce(seat.consultationId)
  }

  /**
   * Somebody waits for what this proves. One statement at a time: what is proven meanwhile goes with the next. A
   * thousand rooms that begin at once, as after a restart, would otherwise keep the database too busy to prove any of
   * them.
   */
  #handOverAtOnce(consultationId: string) {
    this.#awaitedRooms.add(consultationId)
    this.#handingOver ??= this.#handOverAwaited()
  }

  async #handOverAwaited() {
    try {
      while (this.#awaitedRooms.size > 0) {
        const seats = [...this.#awaitedRooms].flatMap((id) => this.#seatsIn(id))
        this.#awaitedRooms.clear()
        this.#readings.send(await this.#handOver(seats))
      }
    } finally {
      // In the same step, so that a room that is added now begins another one.
      this.#handingOver = undefined
    }
  }

  async #beat() {
    await beatMeter(this.#ports.db, this.#id).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) this.#ports.log.error({ err: error }, 'the meter could not say that it runs')
    })
  }

  async #tick() {
    this.#skippedRooms.retry()
    if (this.#seats.size === 0 || this.#reading) return
    this.#reading = true
    try {
      const askedAt = performance.now()
      const at = (await this.#ports.clock(this.#ports.db)).getTime()
      const { wasSetForward, wasSetBack } = this.#tokens.issue(at, askedAt, performance.now())
      if (wasSetForward) this.#restartSeats(at)
      if (wasSetBack) void this.#handOverAll(at)
    } catch (error) {
      this.#tokens.forgetNewest()
      if (!isDatabaseUnavailable(error)) this.#ports.log.error({ err: error }, 'the clock could not be read')
      return
    } finally {
      this.#reading = false
    }
    const { nonce, name } = this.#tokens.newest!
    const turn = this.#ticks++ % TICKS_PER_PING
    for (const [connection, seats] of this.#seats) {
      if (connection.number % TICKS_PER_PING !== turn && !this.#awaitingProof.has(connection)) continue
      this.#readings.sendPending(connection)
      for (const seat of seats.values())
        if (seat.media) connection.sendEvent(tokenGiven(seat.consultationId, { token: name }))
      connection.ping(nonce)
    }
  }

  /** The database's clock was set forward: no proof before `at` and no proof after it belong to one interval. */
  #restartSeats(at: number) {
    this.#ports.log.warn({ at: new Date(at) }, "the database's clock was set forward; all seats restart")
    for (const [connection, seats] of this.#seats) {
      for (const seat of seats.values()) seat.restartAt(at)
      this.#awaitingProof.add(connection)
    }
  }

  /** The database's clock was set back: with its next metering a room charges nothing of what is proven ahead of it. */
  async #handOverAll(at: number) {
    this.#ports.log.warn({ at: new Date(at) }, "the database's clock was set back; all seats are handed over")
    this.#readings.sendWithNextPing(await this.#handOver([...this.#rooms.keys()].flatMap((id) => this.#seatsIn(id))))
  }

  /** Writes the proofs of these seats. Those of a skipped room stay unflushed, so the next flush hands them over. */
  async #handOver(seats: Seat[], how: { waits?: boolean } = {}): Promise<MeterReading[]> {
    const given = seats.filter((seat) => seat.provedAt !== undefined)
    if (given.length === 0) return []
    const proofs = given.map((seat) => [seat, seat.provedAt, seat.typedAt] as const)
    try {
      const readings = await meterRooms(this.#ports.db, given, how)
      const skipped = new Set(readings.filter(({ due }) => due === 'skipped').map(({ id }) => id))
      this.#skippedRooms.record(
        given.map(({ consultationId }) => consultationId),
        skipped,
      )
      const metered = readings.filter(({ id }) => !skipped.has(id))
      for (const [seat, proof, typing] of proofs) if (!skipped.has(seat.consultationId)) seat.markFlushed(proof, typing)
      for (const seat of this.#departed) if (!seat.hasUnflushed) this.#departed.delete(seat)
      this.#actions.begin(metered)
      this.#hearProven(metered)
      return metered
    } catch (error) {
      if (isDatabaseUnavailable(error)) return []
      for (const seat of given) this.#departed.delete(seat)
      this.#ports.log.error({ err: error }, 'proofs could not be handed over; they are tried again')
      return []
    }
  }

  /** What is paid until then may be heard, and what was said before a first proof may be read. */
  #hearProven(metered: MeterReading[]) {
    for (const { id, paidUntil } of metered)
      for (const [connection, seat] of this.#rooms.get(id) ?? []) {
        seat.paidUntil = Math.max(seat.paidUntil, paidUntil ?? 0)
        if (seat.takeMissed()) connection.sendEvent(readAgain(roomTopic(id)))
        this.#listen(connection, seat)
      }
  }
}

const newerOf = (one: Seat | undefined, two: Seat) => (one && one.connectionNumber > two.connectionNumber ? one : two)

function removeSeat<K, L>(map: Map<K, Map<L, Seat>>, outer: K, inner: L) {
  const rest = map.get(outer)
  rest?.delete(inner)
  if (rest?.size === 0) map.delete(outer)
}
