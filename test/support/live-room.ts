import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Duplex } from 'node:stream'
import { vi } from 'vitest'
import type { WebSocket } from 'ws'
import { saveQuickReplies } from '#domains/consultants/quick-replies/save-quick-replies.ts'
import type { MediaReport } from '#domains/consultations/metering/media-proof.ts'
import { listRoomEvents } from '#domains/consultations/contract.ts'
import { consultationEndpoints } from '#domains/consultations/endpoints.ts'
import { photoPath, sendPhoto } from '#domains/consultations/photos/contract.ts'
import { encodeSentPhoto } from '#domains/consultations/photos/encode-sent-photo.ts'
import { listOverdue } from '#domains/consultations/lifecycle/deadlines.sql.ts'
import { sweepConsultations } from '#domains/consultations/jobs.ts'
import { pauseConsultation } from '#domains/consultations/lifecycle/pause-consultation.ts'
import { resumeConsultation } from '#domains/consultations/lifecycle/resume-consultation.ts'
import { announce, Bus } from '#platform/bus.ts'
import { clockAt, databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { apiOf, type Ports } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { Connection } from '#platform/sockets/connection.ts'
import { realtimeOf } from '#server/realtime.ts'
import { fact, topic } from '#shared/facts.ts'
import { ConsultationFixture } from './consultation-fixture.ts'
import { memoryStorage } from './memory-storage.ts'
import { secondsAfterNoon } from './metered-consultation.ts'

const TICK_S = 0.25
const SWEEP_S = 1
/** What an answer sets off in this process follows within few turns of its event loop, and without the database. */
const TURNS_OF_A_REACTION = 4
const TRAVEL = /^\s*select set_config\(/
/** The meter's statement announces nothing. */
const SILENT = /^\s*select\b[^;]*\bmeter_rooms\(/
/** Heard after every fact that was announced before it, however busy the machine is. */
const caughtUp = fact(topic('caught-up'), 'caught_up', {})

/** What a browser measures in a second of a call in which both talk. */
export const SOUND_BOTH_WAYS = {
  received: 50,
  sent: 50,
  acknowledged: 1,
  frames: 0,
  heard: 1,
  spoke: 1,
  connected: 1,
}

type Heard = { seq: number; body: string; authorId: string }
/** Answers a ping now, later or never; the token was read at that second. */
export type Echo = (answer: () => void, second: number) => void

export const echoAtOnce: Echo = (answer) => answer()
export const echoNever: Echo = () => {}

/**
 * Ana's consultation with Luna on one web process, with its real meter, hub and endpoints, and browsers that echo as a
 * test says. Time passes in ticks of the meter; the database is asked only where something may have happened.
 */
export class LiveRoom {
  readonly consultation: ConsultationFixture
  readonly #db: Db
  readonly #bus: Bus
  readonly #ports: Ports
  readonly #meter: ReturnType<typeof realtimeOf>['meter']
  readonly #hub: ReturnType<typeof realtimeOf>['hub']
  readonly #traces: ReturnType<typeof realtimeOf>['traces']
  readonly #api: ReturnType<typeof apiOf>
  readonly files = memoryStorage()
  readonly #catchingUp = new Map<string, () => void>()
  /** Statements, those that may change something, and those that may announce it. */
  #count = { sent: 0, written: 0, announced: 0 }
  #settled = { sent: 0, announced: 0 }
  #nothingDue = { until: 0, written: 0 }
  #travelledTo = 0
  #connections = 0
  second = 0

  private constructor(db: Db, consultation: ConsultationFixture, bus: Bus) {
    this.#db = db
    db.options.debug = (_connection, statement) => {
      this.#count.sent++
      if (TRAVEL.test(statement)) return
      this.#count.written++
      if (!SILENT.test(statement)) this.#count.announced++
    }
    this.#bus = bus
    this.consultation = consultation
    const roleOf = (id: string) => (id === consultation.luna ? 'consultor' : 'client')
    this.#ports = {
      db: this.#inItsTime(db),
      clock: async () => secondsAfterNoon(this.second),
      log,
      now: () => new Date(),
      viewerOf: async (token) => ({ id: token, role: roleOf(token), sessionId: token }),
      trustedProxies: 0,
    }
    bus.hear(caughtUp, (key) => this.#catchingUp.get(key)?.())
    const { meter, hub, traces } = realtimeOf(this.#ports, bus)
    this.#meter = meter
    this.#traces = traces
    this.#hub = hub
    this.#api = apiOf(
      consultationEndpoints((id) => meter.flushRoom(id), {
        photos: { storage: this.files.storage, encode: encodeSentPhoto },
      }),
      this.#ports,
    )
  }

  /** Requested at 0 s and accepted at 1 s; as a call, of a consultant who offers it. */
  static async open(db: Db, { channel }: { channel?: 'audio' | 'video' } = {}): Promise<LiveRoom> {
    const consultation = await ConsultationFixture.open(db)
    if (channel) await consultation.offer(channel)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const room = new LiveRoom(db, consultation, await Bus.open(db, log))
    await consultation.ask({ ...(channel && { channel }) })
    await room.pass(1)
    await consultation.accept()
    return room
  }

  /** Both echo, and Luna has said her first word. */
  static async begun(db: Db, echoOfAna: Echo = echoAtOnce) {
    const room = await LiveRoom.open(db)
    const [ana, luna] = [await room.join('ana', echoOfAna), await room.join('luna')]
    await room.pass(2)
    const answer = await luna.say('Bom dia, Ana.')
    if (answer !== 'stored') throw new Error(answer)
    return { room, ana, luna }
  }

  async end() {
    await this.#settle()
    vi.useRealTimers()
    await this.#meter.stop()
    await this.#traces.flush()
    // Its own timer stopped with the faked ones: left open, it would connect to the dropped database for ever.
    await this.#bus.close()
  }

  /** Time passes; `each` runs at every full second. */
  async pass(seconds: number, each?: (second: number) => Promise<unknown> | void) {
    const until = this.second + seconds
    while (this.second < until) {
      this.second += TICK_S
      vi.advanceTimersByTime(TICK_S * 1_000)
      await this.#settle()
      if (this.second % SWEEP_S !== 0) continue
      await this.#sweep()
      if (!each) continue
      this.#travel()
      await each(this.second)
    }
    this.#travel()
  }

  /** Not awaited: the pool's one connection answers in order. */
  #travel() {
    if (this.#travelledTo === this.second) return
    this.#travelledTo = this.second
    void this.consultation.travelTo(this.second)
  }

  /** The session hears what time it is before it is asked something, and not at every tick. */
  #inItsTime(db: Db): Db {
    const travelling = <T>(value: T): T => {
      this.#travel()
      return value
    }
    return new Proxy(db, {
      apply: (sql, self, given) => Reflect.apply(travelling(sql), self, given),
      get: (sql, name) => (name === 'begin' ? travelling(sql).begin : Reflect.get(sql, name)),
    })
  }

  /**
   * As the worker does, but that a failure fails the test, and that it is not asked in vain: deadlines only pass, so
   * while nothing is written, what is not due a second later is not due now.
   */
  async #sweep() {
    const count = { ...this.#count }
    if (this.second <= this.#nothingDue.until && count.written === this.#nothingDue.written) return
    const next = this.second + SWEEP_S
    const due = await listOverdue(this.#db, secondsAfterNoon(next), { most: 1, aside: [] })
    // Everything is settled, so this was the only statement, and it changed nothing.
    this.#count = count
    this.#nothingDue = { until: due.length > 0 ? 0 : next, written: count.written }
    if (due.length === 0) return
    this.#travel()
    const now = secondsAfterNoon(this.second)
    const failing = Object.assign(Object.create(log) as typeof log, {
      error: ({ err }: { err: unknown }) => {
        throw err
      },
    })
    await sweepConsultations.run({ db: this.#db, clock: clockAt(now), now, log: failing })
  }

  /**
   * Waits until all actions are over. The pool's one connection answers in order, so what is asked now is answered
   * after every statement before it. Actions whose statements did not come meanwhile, nor within the next turns,
   * do not come.
   */
  async #settle() {
    for (;;) {
      for (let turn = 0; turn < TURNS_OF_A_REACTION; turn++) await nextTurn()
      if (this.#settled.sent === this.#count.sent) return
      if (this.#settled.announced === this.#count.announced) await this.#hearAnswers()
      else await this.#hearFacts()
    }
  }

  async #hearAnswers() {
    // It changes nothing, and its answer comes last.
    const answered = this.consultation.travelTo(this.#travelledTo)
    this.#settled.sent = this.#count.sent + 1
    await answered
  }

  /** The bus hears in order, so an announcement that was heard comes after every fact before it. */
  async #hearFacts() {
    const [key, { promise, resolve }] = [crypto.randomUUID(), Promise.withResolvers<void>()]
    this.#catchingUp.set(key, resolve)
    this.#settled = { sent: this.#count.sent + 1, announced: this.#count.announced + 1 }
    this.#count.written--
    await announce(this.#db, caughtUp(key))
    await promise
    this.#catchingUp.delete(key)
  }

  /** A browser tab follows the room. */
  async join(who: 'ana' | 'luna', echo: Echo = echoAtOnce): Promise<Tab> {
    const { id } = this.consultation
    const tab = new Tab(++this.#connections, echo, () => this.second, {
      connect: (connection) => void this.#hub.connections.add(connection),
      receive: (connection, text) => this.#hub.receive(connection, text),
      disconnect: (connection) => this.#hub.disconnect(connection),
      room: id,
      settle: () => this.#settle(),
    })
    await tab.tell({ type: 'hello', token: this.consultation[who] })
    await tab.tell({ type: 'follow', topic: `room:${id}` })
    return tab
  }

  /** As if Luna had saved these before Ana asked. */
  async prepare(...replies: string[]) {
    await this.consultation.travelTo(0)
    await this.saveReplies(...replies)
    await this.consultation.travelTo(this.second)
  }
  saveReplies = (...replies: string[]) => saveQuickReplies(this.#db, { consultantId: this.consultation.luna, replies })

  pause = (who: 'ana' | 'luna') => this.#move(pauseConsultation, who)
  resume = (who: 'ana' | 'luna') => this.#move(resumeConsultation, who)

  async #move(verb: typeof pauseConsultation, who: 'ana' | 'luna') {
    await this.#meter.flushRoom(this.consultation.id)
    await verb(this.#db, { id: this.consultation.id, personId: this.consultation[who], clock })
  }

  /** What the endpoint shows this person of the room: the texts of the other one's messages. */
  async read(who: 'ana' | 'luna'): Promise<string[]> {
    const reader = this.consultation[who]
    const path = listRoomEvents.path.replace(':id', this.consultation.id)
    const answer = await this.#api.request(path, { headers: { authorization: `Bearer ${reader}` } })
    const { events } = (await answer.json()) as { events: { authorId: string | null; body: string | null }[] }
    return events.flatMap(({ authorId, body }) => (body !== null && authorId !== reader ? [body] : []))
  }

  /** Uploads bytes as a photo; answers `uploaded`, or the code of the refusal. */
  async upload(who: 'ana' | 'luna', photoId: string, body: BodyInit | Buffer): Promise<string> {
    const headers = { authorization: `Bearer ${this.consultation[who]}` }
    const path = photoPath(this.consultation.id, photoId)
    const sent = { method: 'POST', headers, body: body as BodyInit, duplex: 'half' }
    const answer = await this.#api.request(path, sent)
    return answer.ok ? 'uploaded' : ((await answer.json()) as { code: string }).code
  }

  /** Sends what was uploaded; answers its number in the room, or the code of the refusal. */
  async send(who: 'ana' | 'luna', photoId: string, description = ''): Promise<number | string> {
    const answer = await this.#api.request(sendPhoto.path.replace(':id', this.consultation.id), {
      method: 'POST',
      headers: { authorization: `Bearer ${this.consultation[who]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ photoId, description }),
    })
    await this.#settle()
    const { seq, code } = (await answer.json()) as { seq?: number; code?: string }
    return seq ?? code!
  }

  /** A photo as this person gets it, if it is one of the two and signed in. */
  fetchPhoto = (reader: string | undefined, photoId: string) =>
    this.#api.request(photoPath(this.consultation.id, photoId), {
      ...(reader && { headers: { authorization: `Bearer ${reader}` } }),
    })

  /** What the browsers told of their call is stored. */
  storeTraces = () => this.#traces.flush()

  /** Milliseconds, with every proof handed over. */
  async billedMs() {
    await this.#meter.flushRoom(this.consultation.id)
    return (await this.consultation.read()).billedMs
  }
}

type Server = {
  connect: (connection: Connection) => void
  receive: (connection: Connection, text: string) => Promise<void> | undefined
  disconnect: (connection: Connection) => Promise<void>
  room: string
  settle: () => Promise<void>
}

/** One open socket of a browser. */
export class Tab {
  readonly #server: Server
  readonly #connection: Connection
  readonly #socket: EventEmitter & { readyState: number }
  readonly #told: { type: string; [field: string]: unknown }[] = []
  echo: Echo

  constructor(number: number, echo: Echo, second: () => number, server: Server) {
    this.#server = server
    this.echo = echo
    this.#socket = Object.assign(new EventEmitter(), {
      readyState: 1,
      OPEN: 1,
      bufferedAmount: 0,
      close: () => {},
      terminate: () => {},
    })
    const hear = (frame: Buffer) => {
      const { isPing, payload } = readFrame(frame)
      if (isPing) this.echo(() => this.#socket.emit('pong', payload), second())
      else this.#told.push(JSON.parse(payload.toString()))
    }
    const stream = { cork: () => {}, uncork: () => {}, write: hear } as unknown as Duplex
    this.#connection = new Connection(this.#socket as unknown as WebSocket, stream, number)
    server.connect(this.#connection)
  }

  async tell(message: object) {
    await this.#server.receive(this.#connection, JSON.stringify(message))
  }

  /** Answers `stored`, or the code of the refusal. */
  async say(body: string): Promise<string> {
    const answer = await this.command('room.send_message', { id: crypto.randomUUID(), body })
    return answer === 'done' ? 'stored' : answer
  }

  /** Sends a command about this room. Answers `done`, or the code of the refusal. */
  async command(name: string, input: object): Promise<string> {
    const id = crypto.randomUUID()
    await this.tell({ type: 'command', id, name, input: { consultationId: this.#server.room, ...input } })
    await this.#server.settle()
    const answer = this.#told.find((told) => told.id === id)!
    return answer.type === 'done' ? 'done' : String(answer.code)
  }

  type = () => this.tell({ type: 'whisper', topic: `room:${this.#server.room}`, event: { type: 'typing' } })

  /** Whispers an event into the room. */
  whisper = (event: { type: string; [field: string]: unknown }) =>
    this.tell({ type: 'whisper', topic: `room:${this.#server.room}`, event })

  /** Reports what it measured of a call, naming a token: by default the newest that it heard. */
  async report(measured: Partial<MediaReport>, token = this.token) {
    await this.whisper({ ...SOUND_BOTH_WAYS, ...measured, type: 'media', token })
    await this.#server.settle()
  }

  /** The newest token of the clock that it heard; empty: none yet. */
  get token() {
    return this.events('token').at(-1)?.token ?? ''
  }

  /** The events of a type that reached this tab, in order. */
  events = (type: string) =>
    this.#told.flatMap(({ event }) => {
      const fact = event as { type?: string; token?: string; [field: string]: unknown } | undefined
      return fact?.type === type ? [fact] : []
    })

  /** The messages that reached this tab, in order. */
  get heard(): Heard[] {
    return this.#told.flatMap(({ event }) => ((event as { type?: string })?.type === 'message' ? [event as Heard] : []))
  }

  heardOf = (authorId: string) => this.heard.flatMap((one) => (one.authorId === authorId ? [one.body] : []))

  async leave() {
    this.#socket.readyState = 3
    await this.#server.disconnect(this.#connection)
    await this.#server.settle()
  }
}

/** A frame of the server, as a browser takes it apart. */
function readFrame(frame: Buffer) {
  const [first, length] = frame
  return { isPing: first === 0x89, payload: frame.subarray(length === 127 ? 10 : length === 126 ? 4 : 2) }
}
