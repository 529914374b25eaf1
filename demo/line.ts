import { type Announcement, anyFact, type RawFact, type Topic } from '#shared/facts.ts'
import { fromJson, toJson } from '#shared/json.ts'
import { type Account, RefusedError } from './account.ts'
import { between, type Pace } from './pace.ts'

type Follower = {
  /** On every connection: read what may have been missed. */
  onFollowing: () => void
  onFact: (fact: RawFact) => void
}
type Answer = { resolve: (output: unknown) => void; reject: (error: RefusedError) => void }
type Heard = {
  type: string
  topic?: string
  id?: string
  output?: unknown
  event?: unknown
  error?: string
  code?: string
}

const LONGEST_PAUSE_MS = 8_000
/** A cut cable closes no socket: a line that was silent this long is asked, and given up when it is silent again. */
const SILENT_MS = 15_000
const SIGNED_OUT = 4401
/** Too many messages or connections of this person or network: coming back at once would make it worse. */
const TOO_MANY = 4429
const TOO_MANY_TABS = 'http.too_many_tabs'
const CROWDED_PAUSE_MS = [15_000, 30_000] as const

/** One connection to the site, like a browser's tab: comes back by itself and follows again what it followed. */
export class Line {
  readonly #account: Account
  readonly #pace: Pace
  readonly #followers = new Map<Topic, Follower>()
  readonly #answers = new Map<string, Answer>()
  readonly #end = new AbortController()
  readonly #check: NodeJS.Timeout
  #socket: WebSocket | undefined
  #isWelcome = false
  #isAsked = false
  #attempt = 0
  #onSignedOut = () => {}
  /** Resolves when the session has ended. */
  readonly signedOut = new Promise<void>((resolve) => (this.#onSignedOut = resolve))

  constructor(account: Account, pace: Pace) {
    this.#account = account
    this.#pace = pace
    this.#check = setInterval(() => this.#checkIsAlive(), SILENT_MS)
    this.#connect()
  }

  follow(topic: Topic, follower: Follower): () => void {
    this.#followers.set(topic, follower)
    if (this.#isWelcome) this.#send({ type: 'follow', topic })
    return () => {
      if (this.#followers.delete(topic)) this.#send({ type: 'unfollow', topic })
    }
  }

  /** Rejects with code `lost` when the line is down, or breaks before the answer. */
  command<O>(name: string, input: unknown): Promise<O> {
    return new Promise((resolve, reject) => {
      if (!this.#isWelcome) return reject(new RefusedError(0, 'lost', name))
      const id = crypto.randomUUID()
      this.#answers.set(id, { resolve: resolve as Answer['resolve'], reject })
      this.#send({ type: 'command', id, name, input })
    })
  }

  whisper({ topic, fact }: Announcement) {
    this.#send({ type: 'whisper', topic, event: fact })
  }

  close() {
    this.#end.abort()
    clearInterval(this.#check)
    this.#drop()
  }

  #connect() {
    if (this.#end.signal.aborted) return
    const socket = new WebSocket(`${this.#account.site.replace(/^http/, 'ws')}/api/realtime`)
    this.#socket = socket
    socket.onopen = () => this.#send({ type: 'hello', token: this.#account.token })
    socket.onmessage = ({ data }) => this.#hear(fromJson(String(data)) as Heard)
    socket.onclose = ({ code }) => {
      this.#drop()
      if (code === SIGNED_OUT) this.#onSignedOut()
      else void this.#connectLater(code === TOO_MANY)
    }
  }

  async #connectLater(isCrowded = false) {
    const [least, most] = isCrowded ? CROWDED_PAUSE_MS : [0, Math.min(LONGEST_PAUSE_MS, 250 * 2 ** this.#attempt++)]
    await this.#pace.wait(between(this.#pace, least, most), this.#end.signal)
    if (!this.#socket) this.#connect()
  }

  #checkIsAlive() {
    if (!this.#socket) return
    if (this.#isAsked) {
      this.#drop()
      void this.#connectLater()
      return
    }
    this.#isAsked = true
    this.#send({ type: 'ping' })
  }

  #drop() {
    const socket = this.#socket
    this.#socket = undefined
    this.#isWelcome = this.#isAsked = false
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null
    socket?.close()
    for (const { reject } of this.#answers.values()) reject(new RefusedError(0, 'lost', 'the line broke'))
    this.#answers.clear()
  }

  #hear({ type, topic, id, output, event, error = '', code = '' }: Heard) {
    this.#isAsked = false
    if (type === 'welcome') {
      this.#isWelcome = true
      this.#attempt = 0
      for (const followed of this.#followers.keys()) this.#send({ type: 'follow', topic: followed })
    }
    if (type === 'refused' && !this.#isWelcome) {
      // No place, or the site is unwell.
      this.#drop()
      void this.#connectLater(code === TOO_MANY_TABS)
    }
    if (type === 'refused' && topic && code.startsWith('http.')) void this.#followLater(topic as Topic)
    const answer = this.#answers.get(id ?? '')
    this.#answers.delete(id ?? '')
    if (type === 'done') answer?.resolve(output)
    if (type === 'refused') answer?.reject(new RefusedError(400, code, error))
    const follower = this.#followers.get((topic ?? '') as Topic)
    const fact = anyFact(event)
    if (type === 'following') follower?.onFollowing()
    if (type === 'event' && fact) follower?.onFact(fact)
  }

  async #followLater(topic: Topic) {
    await this.#pace.wait(1_000, this.#end.signal)
    if (this.#followers.has(topic)) this.#send({ type: 'follow', topic })
  }

  #send(message: object) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(toJson(message))
  }
}
