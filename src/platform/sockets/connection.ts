import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Announcement, Topic } from '#shared/facts.ts'
import { toJson } from '#shared/json.ts'
import type { Viewer } from '../http.ts'

/** A browser that reads this slowly is let go; it comes back and reads again. */
const MOST_UNREAD_BYTES = 1024 * 1024

/** A fact as it travels to those who follow its topic. */
export const eventText = ({ topic, fact }: Announcement): string => toJson({ type: 'event', topic, event: fact })

/** One open socket of one browser tab. */
export class Connection {
  viewer: Viewer | undefined
  readonly topics = new Set<Topic>()
  /** Connections are numbered in the order in which this process saw them. */
  readonly number: number
  readonly #socket: WebSocket
  readonly #stream: Duplex
  #isCorked = false
  #onPong: ((payload: Buffer) => void) | undefined
  #hasAnswered = true

  constructor(socket: WebSocket, stream: Duplex, number: number) {
    this.#socket = socket
    this.#stream = stream
    this.number = number
    socket.on('pong', (payload: Buffer) => {
      this.#hasAnswered = true
      this.#onPong?.(payload)
    })
  }

  get isOpen() {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** Sends one JSON message. */
  send(message: Record<string, unknown>) {
    this.sendText(toJson(message))
  }

  /** Sends a message that was serialised once for many connections. */
  sendText(text: string) {
    if (!this.isOpen) return
    if (this.#socket.bufferedAmount > MOST_UNREAD_BYTES) return this.#socket.terminate()
    this.#corkUntilNextTick()
    this.#socket.send(text)
  }

  /** What is said in one go is written in one go: a call to the system costs more than a message. */
  #corkUntilNextTick() {
    if (this.#isCorked) return
    this.#isCorked = true
    this.#stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      this.#stream.uncork()
    })
  }

  sendEvent(announcement: Announcement) {
    this.sendText(eventText(announcement))
  }

  /** A protocol ping: browsers echo its payload (at most 125 bytes) without running any page code. */
  ping(payload: Buffer) {
    if (!this.isOpen) return
    this.#corkUntilNextTick()
    this.#socket.ping(payload)
  }

  /** Who wants to know about echoed pings of this connection. */
  onPong(heard: ((payload: Buffer) => void) | undefined) {
    this.#onPong = heard
  }

  /** Was anything echoed since the last time we asked? Connections that stay silent are let go. */
  hasAnsweredLastPing(): boolean {
    const was = this.#hasAnswered
    this.#hasAnswered = false
    return was
  }

  /** Close codes: 4401 the sign-in ended, 4429 too much, 1012 the server restarts. */
  close(code: number, reason: string) {
    this.#socket.close(code, reason)
  }

  terminate() {
    this.#socket.terminate()
  }
}
