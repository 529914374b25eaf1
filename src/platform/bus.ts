import type { Db, Sql } from './db.ts'
import { type EchoOptions, ListeningLine } from './listening-line.ts'
import type { Log } from './log.ts'
import {
  type Announcement,
  anyFact,
  type FactOf,
  type FactSchema,
  fields,
  type RawFact,
  readAgain,
  readFact,
  text,
} from '#shared/facts.ts'
import { fromJson, toJson } from '#shared/json.ts'

const readAnnouncement = fields({ topic: text, fact: anyFact })
type TopicListener = (key: string, fact: RawFact) => void

const CHANNEL = 'facts'
const ECHO = { everyMs: 5_000, withinMs: 10_000 }
/** NOTIFY carries at most 8000 bytes; a longer fact travels as `read_again`. */
const MOST_BYTES = 7_800

/**
 * Announces facts, all in one statement. Inside a transaction they are sent when, and only when, it commits. An
 * announcement is made by a kind of fact: `announce(tx, balanceMoved(personId), orderMoved(personId, { … }))`.
 */
export async function announce(sql: Sql, ...announcements: readonly Announcement[]) {
  if (announcements.length === 0) return
  const payloads = announcements.map(payloadOf)
  await sql`
    select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) with ordinality
      as announced (payload, place) order by place`
}

function payloadOf(announcement: Announcement): string {
  const whole = toJson(announcement)
  return Buffer.byteLength(whole) <= MOST_BYTES ? whole : toJson(readAgain(announcement.topic))
}

/**
 * Carries facts between processes. Nothing depends on hearing each of them: after a gap, `onGap` listeners read again.
 */
export class Bus {
  readonly #listeners = new Map<string, Set<TopicListener>>()
  readonly #onGap = new Set<() => void>()
  #opened = false
  #line: ListeningLine | undefined

  /** On a connection of its own, with the settings of `db`; it closes with the bus, and soon after the pool ended. */
  static async open(db: Db, log: Log, { echo = {} }: { echo?: Partial<EchoOptions> } = {}): Promise<Bus> {
    const bus = new Bus()
    const hear = (payload: string) => {
      try {
        bus.#dispatch(payload)
      } catch (error) {
        log.error({ err: error }, 'a fact could not be delivered')
      }
    }
    const heard = { channel: CHANNEL, hear, onConnected: () => bus.#onConnected() }
    bus.#line = await ListeningLine.open(db, log, heard, { db, ...ECHO, ...echo })
    return bus
  }

  /** Whether facts of other processes arrive. False for at most some seconds, unless the database is away. */
  get hears(): boolean {
    return this.#line?.hears ?? false
  }

  async close() {
    await this.#line?.close()
  }

  /** Hears one kind of fact, whatever its key. A malformed one is a bug, and is logged. */
  hear<S extends FactSchema>(schema: S, heard: (key: string, fact: FactOf<S>) => void) {
    this.subscribe(schema.topicKind.topicName, (key, raw) => {
      if (raw.type !== schema.type) return
      const fact = readFact(schema, raw)
      if (!fact) throw new Error(`a malformed fact: ${raw.type}`)
      heard(key, fact)
    })
  }

  /** Hears every fact whose topic begins with `name:`, as it came: for whoever passes it on. */
  subscribe(name: string, heard: TopicListener) {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(heard))
  }

  /** Called when the connection to the database was lost and is back: facts in between may have been missed. */
  onGap(react: () => void) {
    this.#onGap.add(react)
  }

  #onConnected() {
    if (this.#opened) for (const react of this.#onGap) react()
    this.#opened = true
  }

  #dispatch(payload: string) {
    const announcement = readAnnouncement(fromJson(payload))
    if (!announcement) throw new Error('a malformed announcement')
    const { topic, fact } = announcement
    const colon = topic.indexOf(':')
    for (const heard of this.#listeners.get(topic.slice(0, colon)) ?? []) heard(topic.slice(colon + 1), fact)
  }
}
