import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import type { Wires } from './wires.ts'

export type Event = { type: string; [field: string]: unknown }
type Said = {
  type: string
  topic?: string
  id?: string
  output?: unknown
  event?: Event
  error?: string
  code?: string
}
type Waiting = { resolve: (output: unknown) => void; reject: (refusal: Refused) => void }

/** The server's no, or `lost`: the line broke before an answer. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string, message = code) {
    super(message)
    this.code = code
  }
}

/** One browser tab's line to a web process, over one wire. Echoes are given by the socket itself, as browsers do. */
export class Line {
  readonly #socket: WebSocket
  readonly #waiting = new Map<string, Waiting>()
  #welcome: PromiseWithResolvers<void> = Promise.withResolvers()
  /** Resolves when the line is gone, for whatever reason, with the instant at which this side noticed. */
  readonly gone: Promise<number>
  onEvent: (topic: string, event: Event) => void = () => {}

  private constructor(wires: Wires, wire: string, token: string) {
    this.#socket = new WebSocket('ws://127.0.0.1/api/realtime', {
      createConnection: () => wires.connectOver(wire),
      perMessageDeflate: false,
      handshakeTimeout: 15_000,
    })
    this.#welcome.promise.catch(() => {})
    this.#socket.on('error', () => {})
    this.#socket.on('open', () => this.#send({ type: 'hello', token }))
    this.#socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Said))
    this.gone = new Promise((resolve) => {
      this.#socket.once('close', () => {
        this.#welcome.reject(new Refused('lost'))
        for (const { reject } of this.#waiting.values()) reject(new Refused('lost'))
        this.#waiting.clear()
        resolve(Date.now())
      })
    })
  }

  /** Signed in and ready; rejects with `lost`. */
  static async open(wires: Wires, wire: string, token: string): Promise<Line> {
    const line = new Line(wires, wire, token)
    await line.#welcome.promise
    return line
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

  whisper(topic: string, event: Event) {
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

  #hear({ type, topic, id, output, event, error, code }: Said) {
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
