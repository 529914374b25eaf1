import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import type { TcpProxy } from './cluster/tcp-proxy.ts'

export type TopicEvent = { type: string; [field: string]: unknown }
type ServerMessage = {
  type: string
  topic?: string
  id?: string
  output?: unknown
  event?: TopicEvent
  error?: string
  code?: string
}
type PendingAnswer = { resolve: (output: unknown) => void; reject: (refusal: Refused) => void }

/** A refusal of the server, or `lost`: the connection broke before an answer. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string, message = code) {
    super(message)
    this.code = code
  }
}

/** What a dishonest browser does with a ping. */
export type Echo = (answer: () => void) => void

/** One browser tab's connection to a web process, over one link. The socket itself echoes pings, as in browsers. */
export class Connection {
  readonly #socket: WebSocket
  readonly #waiting = new Map<string, PendingAnswer>()
  #welcome: PromiseWithResolvers<void> = Promise.withResolvers()
  /** Resolves when the connection is gone, for whatever reason, with the instant at which this side noticed. */
  readonly gone: Promise<number>
  onEvent: (topic: string, event: TopicEvent) => void = () => {}

  private constructor(proxy: TcpProxy, link: string, token: string, echo?: Echo) {
    this.#socket = new WebSocket('ws://127.0.0.1/api/realtime', {
      createConnection: () => proxy.connectOver(link),
      perMessageDeflate: false,
      handshakeTimeout: 15_000,
      autoPong: !echo,
    })
    this.#socket.on('ping', (payload: Buffer) => echo?.(() => this.isOpen && this.#socket.pong(payload)))
    this.#welcome.promise.catch(() => {})
    this.#socket.on('error', () => {})
    this.#socket.on('open', () => this.#send({ type: 'hello', token }))
    this.#socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage))
    this.gone = new Promise((resolve) => {
      this.#socket.once('close', () => {
        this.#welcome.reject(new Refused('lost'))
        for (const { reject } of this.#waiting.values()) reject(new Refused('lost'))
        this.#waiting.clear()
        resolve(Date.now())
      })
    })
  }

  /** Connected and signed in; rejects with `lost`. */
  static async open(proxy: TcpProxy, link: string, token: string, echo?: Echo): Promise<Connection> {
    const connection = new Connection(proxy, link, token, echo)
    await connection.#welcome.promise
    return connection
  }

  get isOpen() {
    return this.#socket.readyState === WebSocket.OPEN
  }

  follow(topic: string): Promise<unknown> {
    return this.#ask(topic, { type: 'follow', topic })
  }

  command<O>(name: string, input: unknown): Promise<O> {
    const id = randomUUID()
    return this.#ask(id, { type: 'command', id, name, input }) as Promise<O>
  }

  whisper(topic: string, event: TopicEvent) {
    this.#send({ type: 'whisper', topic, event })
  }

  leave() {
    this.#socket.close()
  }

  #ask(key: string, message: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new Refused('lost'))
      this.#waiting.set(key, { resolve, reject })
      this.#send(message)
    })
  }

  #hear({ type, topic, id, output, event, error, code }: ServerMessage) {
    if (type === 'welcome') return this.#welcome.resolve()
    if (type === 'event') return this.onEvent(topic!, event!)
    const key = id ?? topic
    if (key === undefined) {
      if (type === 'refused') this.#socket.terminate()
      return
    }
    const waiting = this.#waiting.get(key)
    this.#waiting.delete(key)
    type === 'refused' ? waiting?.reject(new Refused(code!, error)) : waiting?.resolve(output)
  }

  #send(message: object) {
    if (this.isOpen) this.#socket.send(JSON.stringify(message))
  }
}
