import { fromJson, toJson } from '#shared/json.ts'
import { storedToken } from './session-token.ts'

export type Fact = { type: string; [field: string]: unknown }
type Following = { onFollowing: () => void; onEvent: (event: Fact) => void; onRefused?: (words: string) => void }
type Waiting = { resolve: (output: unknown) => void; reject: (refusal: CommandRefused) => void }
type Heard = { type: string; topic?: string; event?: Fact; id?: string; output?: unknown; error?: string; code?: string }

/** The server said no to a command, in words for the person. `lost` means: the line broke before an answer; ask again under the same id. */
export class CommandRefused extends Error {
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.name = 'CommandRefused'
    this.code = code
  }
}

const LONGEST_WAIT_MS = 8_000

/** One line to the server for the whole tab: comes back by itself (full jitter) and follows again what it followed. */
class Realtime {
  #socket: WebSocket | undefined
  #welcomed = false
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  readonly #following = new Map<string, Set<Following>>()
  readonly #waiting = new Map<string, Waiting>()
  readonly #watchers = new Set<(connected: boolean) => void>()

  get connected() {
    return this.#welcomed
  }

  /** Follows a topic until the answer is called. `onFollowing` runs on every connection: read the snapshot there. */
  follow(topic: string, following: Following): () => void {
    const all = this.#following.get(topic) ?? new Set()
    const isFirst = all.size === 0
    this.#following.set(topic, all.add(following))
    if (this.#welcomed) isFirst ? this.#send({ type: 'follow', topic }) : following.onFollowing()
    this.#connect()
    return () => {
      all.delete(following)
      if (all.size > 0) return
      this.#following.delete(topic)
      this.#send({ type: 'unfollow', topic })
    }
  }

  command<O>(name: string, input: unknown): Promise<O> {
    return new Promise((resolve, reject) => {
      if (!this.#welcomed) return reject(new CommandRefused('Sem conexão no momento.', 'lost'))
      const id = crypto.randomUUID()
      this.#waiting.set(id, { resolve: resolve as (output: unknown) => void, reject })
      this.#send({ type: 'command', id, name, input })
    })
  }

  whisper(topic: string, event: Fact) {
    this.#send({ type: 'whisper', topic, event })
  }

  /** Hears about connection and loss, for the words "Reconectando…". */
  watch(watcher: (connected: boolean) => void): () => void {
    this.#watchers.add(watcher)
    watcher(this.#welcomed)
    return () => this.#watchers.delete(watcher)
  }

  /** After sign-in or sign-out: the same topics, asked for by the other person. */
  reconnect() {
    this.#socket?.close(4000, 'sign-in changed')
  }

  #connect() {
    if (this.#socket || this.#following.size === 0) return
    clearTimeout(this.#retry)
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/realtime`)
    this.#socket = socket
    socket.onopen = () => this.#send({ type: 'hello', token: storedToken() })
    socket.onmessage = ({ data }) => this.#hear(fromJson(data as string) as Heard)
    socket.onclose = () => this.#lost()
  }

  #lost() {
    this.#socket = undefined
    this.#setWelcomed(false)
    for (const { reject } of this.#waiting.values()) reject(new CommandRefused('A conexão caiu antes da resposta.', 'lost'))
    this.#waiting.clear()
    this.#retry = setTimeout(() => this.#connect(), Math.random() * Math.min(LONGEST_WAIT_MS, 250 * 2 ** this.#attempt++))
  }

  #hear(heard: Heard) {
    if (heard.type === 'welcome') {
      this.#attempt = 0
      this.#setWelcomed(true)
      for (const topic of this.#following.keys()) this.#send({ type: 'follow', topic })
    }
    if (heard.type === 'done' || heard.type === 'refused') this.#settle(heard)
    for (const following of this.#following.get(heard.topic ?? '') ?? []) {
      if (heard.type === 'following') following.onFollowing()
      if (heard.type === 'event') following.onEvent(heard.event!)
      if (heard.type === 'refused') following.onRefused?.(heard.error!)
    }
  }

  #settle({ type, id, output, error, code }: Heard) {
    const waiting = this.#waiting.get(id ?? '')
    if (!waiting) return
    this.#waiting.delete(id!)
    if (type === 'done') waiting.resolve(output)
    else waiting.reject(new CommandRefused(error!, code!))
  }

  #setWelcomed(welcomed: boolean) {
    this.#welcomed = welcomed
    for (const watcher of this.#watchers) watcher(welcomed)
  }

  #send(message: Record<string, unknown>) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(toJson(message))
  }
}

export const realtime = new Realtime()
