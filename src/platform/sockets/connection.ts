import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Announcement, Topic } from '#shared/facts.ts'
import { toJson } from '#shared/json.ts'
import type { Viewer } from '../http.ts'
import { pingFrame, textFrame } from './frames.ts'

/** A connection with more unread bytes is closed; the client reconnects and reads again. */
const MOST_UNREAD_BYTES = 1024 * 1024

/** A fact as it travels to those who follow its topic. */
export const eventText = ({ topic, fact }: Announcement): string => toJson({ type: 'event', topic, event: fact })

/** One open socket of one browser tab. */
export class Connection {
  viewer: Viewer | undefined
  /** Who it is was said; once and for all. */
  hasSaidHello = false
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
    if (this.isOpen) this.#write(textFrame(text))
  }

  /** Messages of one tick go out in one write, because a system call costs more than a message. */
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
    if (this.isOpen) this.#write(pingFrame(payload))
  }

  /** Past the library: nothing is compressed, so nothing waits in it, and a frame is one write instead of two. */
  #write(frame: Buffer) {
    if (this.#socket.bufferedAmount > MOST_UNREAD_BYTES) return this.#socket.terminate()
    this.#corkUntilNextTick()
    this.#stream.write(frame)
  }

  /** Sets the listener for echoed pings. */
  onPong(listener: ((payload: Buffer) => void) | undefined) {
    this.#onPong = listener
  }

  /** Was anything echoed since the last time we asked? Connections that stay silent are let go. */
  hasAnsweredLastPing(): boolean {
    const was = this.#hasAnswered
    this.#hasAnswered = false
    return was
  }

  /**
   * Close codes: 4400 second hello, 4401 signed out, 4408 no hello, 4429 too many messages or connections (the browser
   * waits before it comes back), 1012 server restart. What arrives afterwards is not heard.
   */
  close(code: number, reason: string) {
    this.#socket.close(code, reason)
  }

  terminate() {
    this.#socket.terminate()
  }
}
