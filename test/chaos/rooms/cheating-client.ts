import { setTimeout as wait } from 'node:timers/promises'
import { Connection, type Echo, Refused, type TopicEvent } from '../connection.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { ProxyLink } from '../cluster/tcp-proxy.ts'
import { followWithRetry } from '../follow-with-retry.ts'
import type { SignedInPerson } from '../people.ts'
import type { RetryingClient } from '../retrying-client.ts'
import type { HeardInStay, InStay } from './free-messages.ts'

type Post = (verb: 'pause' | 'resume') => Promise<{ status: number }>
type Options = { cluster: Cluster; api: RetryingClient; person: SignedInPerson; room: string }

/** A client that wants to read without paying. Remembers what reached it and what it echoed. */
export class CheatingClient {
  readonly #options: Options
  readonly #links: ProxyLink[]
  readonly #received = new Map<number, HeardInStay>()
  readonly #connections = new Set<Connection>()
  #process = 0
  #isOver = false
  /** When it echoed in its seat. */
  readonly echoes: InStay[] = []
  /** When each stay began, by number. */
  readonly #stays: number[] = []
  /** The stay in which the newest connection began. */
  #seatedStay = 0
  #isPaused = false
  echo: 'at once' | 'late' | 'never' = 'at once'

  constructor(options: Options) {
    this.#options = options
    const { cluster, person } = options
    this.#links = ['', '#2'].map((mark) =>
      cluster.proxy.addLink(`${person.id}${mark}`, () => cluster.portOf(this.#process)),
    )
  }

  get received(): HeardInStay[] {
    return [...this.#received.values()]
  }

  /** Opens a socket that follows the room; the other process is tried when one is away. */
  async join(link: 0 | 1 = 0) {
    const { cluster, person, room } = this.#options
    for (let attempt = 0; !this.#isOver && attempt < 100; attempt++) {
      try {
        const stay = this.#beginStay()
        this.#seatedStay = stay
        const name = `${person.id}${['', '#2'][link]}`
        const connection = await Connection.open(cluster.proxy, name, person.token, this.#echoing(stay))
        connection.onEvent = (_topic, event) => this.#hear(event)
        await followWithRetry(connection, `room:${room}`)
        this.#connections.add(connection)
        void connection.gone.then(() => this.#connections.delete(connection))
        return
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        this.#process += 1
        await wait(100)
      }
    }
  }

  async joinIfGone() {
    if (this.#connections.size === 0) await this.join()
  }

  /** Where the clock stands already, because a server fell, there is nothing to pause. */
  async pause(post: Post) {
    this.#isPaused = true
    const { status } = await post('pause')
    if (status === 200) this.#beginStay()
    else this.#isPaused = false
  }

  /** The clock runs again before the answer is here, and long before it when a server falls meanwhile. */
  async resume(post: Post) {
    this.#isPaused = false
    await post('resume')
  }

  #beginStay = () => this.#stays.push(Date.now())

  cut() {
    for (const link of this.#links) link.cut()
  }

  leave() {
    this.#isOver = true
    for (const connection of this.#connections) connection.leave()
  }

  async say(body: string) {
    const [connection] = this.#connections
    const message = { consultationId: this.#options.room, id: crypto.randomUUID(), body }
    await connection?.command('room.send_message', message).catch(() => {})
  }

  async readByHttp() {
    const { api, person, room } = this.#options
    const path = `/api/consultations/${room}/events`
    const { status, body } = await api.request({ by: person, method: 'GET', path })
    if (status === 200) for (const event of body.events as TopicEvent[]) this.#hear(event)
  }

  /** Echoes as told at the moment of the ping; a late one keeps the newest ping until its lease ends. */
  #echoing(stay: number): Echo {
    let newest: { answer: () => void; at: number } | undefined
    let proven = Date.now()
    const answerNow = (answer: () => void) => {
      // After a pause the stay has another number, on the same connection.
      const isSeated = this.#seatedStay === stay
      if (isSeated) this.echoes.push({ at: Date.now(), stay: this.#stays.length, isPaused: this.#isPaused })
      answer()
    }
    return (answer) => {
      if (this.echo === 'at once') return answerNow(answer)
      if (this.echo === 'never') return
      newest = { answer, at: Date.now() }
      const { at } = newest
      setTimeout(
        () => {
          if (newest?.at !== at) return
          proven = at
          answerNow(answer)
        },
        Math.max(0, proven + 5_000 - at),
      )
    }
  }

  #hear(event: TopicEvent) {
    const { seq, type, authorKind, at } = event
    if (type !== 'message' || authorKind !== 'consultant' || this.#isOver) return
    if (this.#received.has(seq as number)) return
    const saidAt = Date.parse(String(at))
    const begun = this.#stays.filter((begunAt) => begunAt <= saidAt)
    this.#received.set(seq as number, { at: saidAt, stay: begun.length, begunAt: begun.at(-1) ?? 0 })
  }
}

/** One round of each way to cheat. */
export const CHEATS = {
  async never_echo(client) {
    client.echo = 'never'
    await wait(1_000)
  },
  async echo_late(client) {
    client.echo = 'late'
    await wait(1_000)
  },
  async read_by_http(client) {
    client.cut()
    for (let read = 0; read < 6; read++) {
      await wait(700)
      await client.readByHttp()
    }
    await client.join()
    await wait(800)
  },
  async two_sockets(client) {
    client.echo = 'never'
    await client.join(1)
    client.echo = 'at once'
    await wait(4_000)
    await client.join(0)
    await wait(2_000)
  },
  async cut_own_line(client) {
    client.echo = 'never'
    await wait(4_000)
    client.cut()
    client.echo = 'at once'
    await client.join()
    await wait(400)
  },
  async pause_and_write(client, post) {
    client.echo = 'never'
    await wait(3_000)
    await client.pause(post)
    await client.say('Continue escrevendo, por favor.')
    client.echo = 'at once'
    await wait(1_500)
    await client.resume(post)
    await wait(300)
  },
} satisfies Record<string, (client: CheatingClient, post: Post) => Promise<void>>
