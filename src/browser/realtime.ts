import { type Announcement, type FactListener, hearFact, type Topic } from '#shared/facts.ts'
import { fromJson, toJson } from '#shared/json.ts'
import { seenAs } from './impersonation.ts'
import { storedToken } from './session-token.ts'

export type TopicHandlers = {
  /** On every connection: read the snapshot here. */
  onFollowing: () => void
  /** Facts were missed, or one was malformed. */
  onReadAgain: () => void
  facts: readonly FactListener[]
  onRefused?: (words: string, code: string) => void
  /** Two people wait for the clock: the line comes back sooner. */
  isMetered?: boolean
}
type PendingCommand = { resolve: (output: unknown) => void; reject: (refusal: CommandRefusedError) => void }
type ServerMessage = {
  type: string
  topic?: string
  event?: unknown
  id?: string
  output?: unknown
  error?: string
  code?: string
}

/**
 * The server said no to a command, in words for the person. `lost` means: the line broke before an answer; ask again
 * under the same id.
 */
export class CommandRefusedError extends Error {
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.name = 'CommandRefused'
    this.code = code
  }
}

/** Between two attempts at most, with and without a consultation that waits for the line. */
const LONGEST_RECONNECT_MS = { metered: 3_000, else: 8_000 }
/**
 * A line that was silent for this long is asked whether anybody is there; without an answer it is given up, and a new
 * one opened.
 */
const SILENT_MS = 15_000
const ANSWER_WITHIN_MS = 4_000
const HEARTBEAT_CHECK_MS = 1_000
const SIGNED_OUT = 4401
/** Too many messages, or too many connections of this person or network: coming back at once would make it worse. */
const TOO_MANY = 4429
const CROWDED_PAUSE_MS = { least: 15_000, most: 30_000 }
const TOO_MANY_TABS = 'http.too_many_tabs'
/** Refusals that say nothing about the topic: the server itself is unwell, and it is asked again. */
const TRANSIENT_REFUSALS = new Set(['http.unavailable', 'http.unexpected'])

/** One line to the server for the whole tab: comes back by itself (full jitter) and follows again what it followed. */
class Realtime {
  #socket: WebSocket | undefined
  #welcomed = false
  #attempt = 0
  #lastMessageAt = 0
  #askedAt: number | undefined
  #isHeartbeatOn = false
  readonly #signedOut = new Set<() => void>()
  readonly #crowded = new Set<(words: string) => void>()
  #hasToldCrowded = false
  #retry: ReturnType<typeof setTimeout> | undefined
  readonly #following = new Map<string, Set<TopicHandlers>>()
  readonly #pendingCommands = new Map<string, PendingCommand>()
  readonly #connectionListeners = new Set<(connected: boolean) => void>()

  get connected() {
    return this.#welcomed
  }

  /** Follows a topic until the answer is called. */
  follow(topic: Topic, following: TopicHandlers): () => void {
    const all = this.#following.get(topic) ?? new Set()
    const isFirst = all.size === 0
    this.#following.set(topic, all.add(following))
    if (this.#welcomed && isFirst) this.#send({ type: 'follow', topic })
    else if (this.#welcomed) following.onFollowing()
    this.#connect()
    return () => {
      if (!all.delete(following) || all.size > 0) return
      this.#following.delete(topic)
      this.#send({ type: 'unfollow', topic })
    }
  }

  /**
   * Asks the server something over the line. Rejects with code `lost` when the line is down, or breaks before the
   * answer.
   */
  command<O>(name: string, input: unknown): Promise<O> {
    return new Promise((resolve, reject) => {
      if (!this.#welcomed) return reject(new CommandRefusedError('Sem conexão no momento.', 'lost'))
      const id = crypto.randomUUID()
      this.#pendingCommands.set(id, { resolve: resolve as (output: unknown) => void, reject })
      this.#send({ type: 'command', id, name, input })
      this.checkConnection()
    })
  }

  /** Tells the other followers of a topic something fleeting. */
  whisper({ topic, fact }: Announcement) {
    this.#send({ type: 'whisper', topic, event: fact })
  }

  /** Hears about connection and loss, for the words "Reconectando…". */
  onConnectionChange(watcher: (connected: boolean) => void): () => void {
    this.#connectionListeners.add(watcher)
    watcher(this.#welcomed)
    return () => this.#connectionListeners.delete(watcher)
  }

  /** The server ended this sign-in while the line was open. */
  onSignedOut(hear: () => void): () => void {
    this.#signedOut.add(hear)
    return () => this.#signedOut.delete(hear)
  }

  /** One tab too many, in words for the person; told once until there is room again. */
  onCrowded(hear: (words: string) => void): () => void {
    this.#crowded.add(hear)
    return () => this.#crowded.delete(hear)
  }

  /** After sign-in or sign-out: the same topics, asked for by the other person. */
  reconnect() {
    if (!this.#socket) return
    this.#dropConnection()
    this.#attempt = 0
    this.#connect()
  }

  /**
   * Is the line still alive? A cut cable closes no socket, so an answer is asked for; without one the line is opened
   * anew.
   */
  checkConnection() {
    if (!this.#welcomed || this.#askedAt !== undefined) return
    this.#askedAt = performance.now()
    this.#send({ type: 'ping' })
  }

  #connect() {
    if (this.#socket || this.#following.size === 0 || seenAs()) return
    clearTimeout(this.#retry)
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/realtime`)
    this.#socket = socket
    this.#askedAt = performance.now()
    socket.onopen = () => this.#send({ type: 'hello', token: storedToken() })
    socket.onmessage = ({ data }) => this.#onMessage(fromJson(data as string) as ServerMessage)
    socket.onclose = ({ code }) => {
      this.#onDisconnected(code === TOO_MANY)
      if (code === SIGNED_OUT) for (const hear of this.#signedOut) hear()
    }
    this.#startHeartbeat()
  }

  #startHeartbeat() {
    if (this.#isHeartbeatOn) return
    this.#isHeartbeatOn = true
    addEventListener('online', () => this.#reconnectNow())
    addEventListener('offline', () => this.checkConnection())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#reconnectNow())
    setInterval(() => this.#checkHeartbeat(), HEARTBEAT_CHECK_MS)
  }

  #checkHeartbeat() {
    const now = performance.now()
    if (this.#socket && this.#askedAt !== undefined && now - this.#askedAt >= ANSWER_WITHIN_MS)
      return this.#dropConnection()
    if (this.#welcomed && now - this.#lastMessageAt >= SILENT_MS) this.checkConnection()
  }

  /** The network or the person came back: no reason to wait out the pause. */
  #reconnectNow() {
    if (this.#socket) return this.checkConnection()
    this.#attempt = 0
    this.#connect()
  }

  /** Leaves a line that answers nothing without waiting for its farewell, which would never come. */
  #dropConnection(isCrowded = false) {
    const socket = this.#socket
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close(4000, 'connection given up')
    this.#onDisconnected(isCrowded)
  }

  #onDisconnected(isCrowded: boolean) {
    this.#socket = undefined
    this.#askedAt = undefined
    this.#setWelcomed(false)
    for (const { reject } of this.#pendingCommands.values())
      reject(new CommandRefusedError('A conexão caiu antes da resposta.', 'lost'))
    this.#pendingCommands.clear()
    clearTimeout(this.#retry)
    const { least, most } = CROWDED_PAUSE_MS
    const isMetered = [...this.#following.values()].some((all) => [...all].some((one) => one.isMetered))
    const longest = LONGEST_RECONNECT_MS[isMetered ? 'metered' : 'else']
    const pauseMs = isCrowded
      ? least + Math.random() * (most - least)
      : Math.random() * Math.min(longest, 250 * 2 ** this.#attempt++)
    this.#retry = setTimeout(() => this.#connect(), pauseMs)
  }

  #onMessage(message: ServerMessage) {
    this.#lastMessageAt = performance.now()
    this.#askedAt = undefined
    if (message.type === 'refused' && !this.#welcomed) return this.#onRefusedHello(message)
    if (message.type === 'welcome') {
      this.#attempt = 0
      this.#hasToldCrowded = false
      this.#setWelcomed(true)
      for (const topic of this.#following.keys()) this.#send({ type: 'follow', topic })
    }
    if (message.type === 'done' || message.type === 'refused') this.#settle(message)
    if (message.type === 'refused' && message.topic && TRANSIENT_REFUSALS.has(message.code!))
      return this.#followLater(message.topic)
    for (const following of this.#following.get(message.topic ?? '') ?? []) {
      if (message.type === 'following') following.onFollowing()
      if (message.type === 'event') hearFact(message.event, following.facts, following.onReadAgain)
      if (message.type === 'refused') following.onRefused?.(message.error!, message.code!)
    }
  }

  #onRefusedHello({ code, error }: ServerMessage) {
    const isCrowded = code === TOO_MANY_TABS
    if (isCrowded && !this.#hasToldCrowded) for (const hear of this.#crowded) hear(error!)
    this.#hasToldCrowded ||= isCrowded
    this.#dropConnection(isCrowded)
  }

  #followLater(topic: string) {
    setTimeout(() => this.#following.has(topic) && this.#send({ type: 'follow', topic }), 500 + Math.random() * 2_000)
  }

  #settle({ type, id, output, error, code }: ServerMessage) {
    const waiting = this.#pendingCommands.get(id ?? '')
    if (!waiting) return
    this.#pendingCommands.delete(id!)
    if (type === 'done') waiting.resolve(output)
    else waiting.reject(new CommandRefusedError(error!, code!))
  }

  #setWelcomed(welcomed: boolean) {
    this.#welcomed = welcomed
    for (const watcher of this.#connectionListeners) watcher(welcomed)
  }

  #send(message: Record<string, unknown>) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(toJson(message))
  }
}

export const realtime = new Realtime()
