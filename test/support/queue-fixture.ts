import { recordHeartbeats } from '#domains/consultants/index.ts'
import { acceptConsultation, endConsultation, requestConsultation } from '#domains/consultations/index.ts'
import { advancePlace } from '#domains/queue/advance-place.ts'
import { joinQueue } from '#domains/queue/join-queue.ts'
import { leaveQueue } from '#domains/queue/leave-queue.ts'
import { offerTurn } from '#domains/queue/offer-turn.ts'
import { readPlace } from '#domains/queue/read-place.ts'
import { listDue, listObstructed } from '#domains/queue/due.sql.ts'
import { findPlace, listFreeWithWaiting, recordConsultantsSeen, recordSeen } from '#domains/queue/sql.ts'
import { QUEUE_MS } from '#domains/queue/rules.ts'
import { takeTurn } from '#domains/queue/take-turn.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { aClient, aConsultant, comeOnline } from './people.ts'
import { settableClock } from './settable-clock.ts'

const PRICE = 299n
const MONEY = 10_000n
const ASIDE = { most: 100, aside: [] }

/** The queue of Luna, online at R$ 2,99 a minute, on a clock that a test advances; everybody's page stays open. */
export class QueueFixture {
  readonly #away = new Set<string>()
  #isLunaHere = true

  readonly db: Db
  readonly luna: string
  readonly time: ReturnType<typeof settableClock>

  private constructor(db: Db, luna: string, time: ReturnType<typeof settableClock>) {
    this.db = db
    this.luna = luna
    this.time = time
  }

  static async open(db: Db): Promise<QueueFixture> {
    const luna = await aConsultant(db, 'Luna', PRICE)
    await comeOnline(db, luna)
    return new QueueFixture(db, luna, settableClock(await databaseClock(db)))
  }

  client = (name: string, money = MONEY) => aClient(this.db, name, money)

  /** Of this client with Luna, which Luna takes. Answers its id. */
  async talk(clientId: string): Promise<string> {
    const id = await this.ring(clientId)
    await this.accept(id)
    return id
  }

  async ring(clientId: string): Promise<string> {
    const id = crypto.randomUUID()
    const request = { id, clientId, consultantId: this.luna, channel: 'chat' as const, clock: this.time.clock }
    await requestConsultation(this.db, request)
    return id
  }

  accept = (id: string) => acceptConsultation(this.db, { id, consultantId: this.luna, clock: this.time.clock })
  end = (id: string) => endConsultation(this.db, { id, personId: this.luna, clock: this.time.clock })

  async join(clientId: string, given: Partial<Parameters<typeof joinQueue>[1]> = {}): Promise<string> {
    const id = given.id ?? crypto.randomUUID()
    const { clock } = this.time
    await joinQueue(this.db, { id, clientId, consultantId: this.luna, channel: 'chat', clock, ...given })
    return id
  }

  leave = (clientId: string, id: string) => leaveQueue(this.db, { id, clientId, clock: this.time.clock })

  /** The yes of a client to the turn of this place. Answers the consultation. */
  take = (clientId: string, id: string, given: Partial<Parameters<typeof takeTurn>[1]> = {}) =>
    takeTurn(this.db, {
      id,
      clientId,
      consultantId: this.luna,
      consultationId: crypto.randomUUID(),
      seenPrice: PRICE,
      clock: this.time.clock,
      ...given,
    })

  /** Their pages are closed from now on. */
  goAway = (...clientIds: string[]) => clientIds.forEach((id) => this.#away.add(id))
  comeBack = (clientId: string) => void this.#away.delete(clientId)
  lunaLeaves = () => void (this.#isLunaHere = false)
  lunaReturns = () => void (this.#isLunaHere = true)

  /** So many seconds pass; then the jobs run. */
  async pass(seconds: number) {
    const { time, db, luna } = this
    const from = time.now()
    time.pass(seconds)
    const now = time.now()
    if (this.#isLunaHere) await recordHeartbeats(db, 'test', [luna], now)
    const waiting = await db<{ id: string }[]>`select client_id as id from queue_places where ended_at is null`
    const here = waiting.map(({ id }) => id).filter((id) => !this.#away.has(id))
    await recordSeen(db, here, now)
    if (from < now) await this.work()
  }

  /** What the worker does once a second. */
  async work() {
    const { db } = this
    const [now, { clock }] = [this.time.now(), this.time]
    await recordConsultantsSeen(db, now)
    const due = await listDue(db, now, { ...ASIDE, turnMs: QUEUE_MS.turn })
    for (const id of [...due, ...(await listObstructed(db, now, ASIDE))]) await advancePlace(db, { id, clock })
    for (const consultantId of await listFreeWithWaiting(db, now, ASIDE)) await offerTurn(db, { consultantId, clock })
  }

  state = async (id: string) => {
    const { state, reason } = (await findPlace(this.db, id))!
    return reason ? `${state}: ${reason}` : state
  }
  view = async (clientId: string) => (await readPlace(this.db, clientId, { at: this.time.now() })).place
}
