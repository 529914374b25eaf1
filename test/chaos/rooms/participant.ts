import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import type { SignedInPerson } from '../people.ts'
import { followWithRetry } from '../follow-with-retry.ts'
import { type TopicEvent, Connection } from '../connection.ts'
import type { ObservedPresence } from './observed-presence.ts'
import type { ProxyLink } from '../cluster/tcp-proxy.ts'
import type { Cluster } from '../cluster/cluster.ts'

type Tab = { name: string; link: ProxyLink; connection: Connection | undefined; gone: (at: number) => void }

/** One person in one room, who reconnects unless kept away. What happens is recorded in `observed`, if given. */
export class Participant {
  readonly person: SignedInPerson
  readonly #cluster: Cluster
  readonly #random: SeededRandom
  readonly #observed: ObservedPresence | undefined
  readonly #topic: string
  readonly #tabs: Tab[]
  /** The process of the next connection, if it is up. */
  #process: number
  #isKeptAway = true
  #isLeaving = false
  #sitting: Promise<void> | undefined
  onEvent: (event: TopicEvent) => void = () => {}
  /** Connected and following the room (again). */
  onJoined: () => void = () => {}

  constructor(
    cluster: Cluster,
    person: SignedInPerson,
    { room, random, observed }: { room: string; random: SeededRandom; observed?: ObservedPresence },
  ) {
    this.#cluster = cluster
    this.person = person
    this.#random = random
    this.#observed = observed
    this.#process = random.below(2)
    this.#topic = `room:${room}`
    this.#tabs = ['', '#2'].map((mark) => {
      const name = `${person.id}${mark}`
      return {
        name,
        link: cluster.proxy.addLink(name, () => cluster.portOf(this.#process)),
        connection: undefined,
        gone: () => {},
      }
    })
  }

  get connection(): Connection | undefined {
    return this.#tabs[1]!.connection ?? this.#tabs[0]!.connection
  }

  get hasLeft() {
    return this.#isLeaving
  }

  /** Joins and stays joined; resolves when it is done. */
  join(): Promise<void> {
    this.#isKeptAway = false
    this.#sitting ??= this.#sitDown(this.#tabs[0]!).finally(() => {
      this.#sitting = undefined
    })
    return this.#sitting
  }

  async #sitDown(tab: Tab) {
    for (let attempt = 0; !this.#isLeaving && !this.#isKeptAway; attempt++) {
      if (await this.#tryToSit(tab)) return
      await wait(30 + this.#random.below(Math.min(50 * 2 ** attempt, 500)))
      this.#process += 1
    }
  }

  async #tryToSit(tab: Tab): Promise<boolean> {
    let connection: Connection
    try {
      connection = await Connection.open(this.#cluster.proxy, tab.name, this.person.token)
    } catch {
      return false
    }
    connection.onEvent = (_topic, event) => this.onEvent(event)
    const stay = this.#observed?.joins(Date.now())
    tab.gone = (at) => {
      if (tab.connection === connection) tab.connection = undefined
      stay?.gone(at)
    }
    void connection.gone.then((at) => {
      tab.gone(at)
      stay?.gone(at)
      if (tab === this.#tabs[0] && !this.#isKeptAway && !this.#isLeaving) void this.join()
    })
    try {
      await followWithRetry(connection, this.#topic)
    } catch {
      connection.leave()
      stay?.gone(await connection.gone)
      return false
    }
    // Closed in the same moment as it was answered: whoever waits for that was told already.
    if (!connection.isOpen) {
      stay?.gone(await connection.gone)
      return false
    }
    stay?.confirmed(Date.now())
    tab.connection = connection
    this.onJoined()
    return true
  }

  /** Cuts the network for `ms`. */
  async disconnect(ms: number) {
    this.#isKeptAway = true
    this.#tabs[0]!.link.cut()
    this.#tabs[0]!.gone(Date.now())
    await wait(ms)
    await this.#sitting
    await this.join()
  }

  /** For `ms`, the sockets stay open and nothing is transmitted. */
  async hang(direction: 'up' | 'down' | 'both', ms: number) {
    const { link } = this.#tabs[0]!
    link.hang(direction)
    const from = Date.now()
    await wait(ms)
    const to = Date.now()
    link.resume()
    this.#observed?.hung(from, to)
  }

  /** The same person connects to the other process at once. */
  async switchProcess() {
    this.#process += 1
    await this.disconnect(0)
  }

  /** A second tab takes over for a while and is closed; the first one, still open, is useless until it is reloaded. */
  async useSecondTab(ms: number, uselessMs: number) {
    const [first, second] = [this.#tabs[0]!, this.#tabs[1]!]
    this.#isKeptAway = true
    await this.#sitting
    this.#process += this.#random.below(2)
    for (let attempt = 0; attempt < 40 && !(await this.#tryToSit(second)); attempt++) await wait(100)
    await wait(ms)
    second.link.cut()
    second.gone(Date.now())
    await wait(uselessMs)
    first.link.cut()
    first.gone(Date.now())
    await this.join()
  }

  leave() {
    this.#isLeaving = true
    for (const { connection, link } of this.#tabs) {
      connection?.leave()
      link.resume()
    }
  }
}
