import type { Db, Sql } from './db.ts'
import type { Log } from './log.ts'
import { fromJson, toJson } from '#shared/json.ts'

export type Fact = { type: string; [field: string]: unknown }
type FactListener = (key: string, fact: Fact) => void

const CHANNEL = 'facts'
/** NOTIFY carries at most 8000 bytes; a longer fact travels as its name only, and listeners read it again. */
const MOST_BYTES = 7_800

/** A topic is `name:key`, e.g. `room:{id}` or `person:{id}`. */
export type Announcement = { topic: `${string}:${string}`; fact: Fact }

/** Says that something happened. Inside a transaction it is sent when, and only when, that transaction commits. */
export const announce = (sql: Sql, topic: Announcement['topic'], fact: Fact) => announceAll(sql, [{ topic, fact }])

/** Several announcements in one statement, sent in this order. */
export async function announceAll(sql: Sql, announcements: readonly Announcement[]) {
  await sql`
    select pg_notify(${CHANNEL}, payload) from unnest(${announcements.map(payloadOf)}::text[]) with ordinality
      as announced (payload, place) order by place`
}

function payloadOf({ topic, fact }: Announcement): string {
  const whole = toJson({ topic, fact })
  return Buffer.byteLength(whole) <= MOST_BYTES ? whole : toJson({ topic, fact: { type: 'read_again' } })
}

/** The doorbell between processes. Nothing depends on hearing every ring: after a gap, `onGap` listeners read again. */
export class Bus {
  readonly #listeners = new Map<string, Set<FactListener>>()
  readonly #onGap = new Set<() => void>()
  #opened = false

  static async open(db: Db, log: Log): Promise<Bus> {
    const bus = new Bus()
    await db.listen(
      CHANNEL,
      (payload) => {
        try {
          bus.#dispatch(payload)
        } catch (error) {
          log.error({ err: error }, 'a fact could not be delivered')
        }
      },
      () => bus.#onConnected(),
    )
    return bus
  }

  /** Hears every fact whose topic begins with `name:`. Answers how to stop. */
  subscribe(name: string, heard: FactListener): () => void {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(heard))
    return () => listeners.delete(heard)
  }

  /** Called when the line to the database was lost and is back: rings in between may have been missed. */
  onGap(react: () => void) {
    this.#onGap.add(react)
  }

  #onConnected() {
    if (this.#opened) for (const react of this.#onGap) react()
    this.#opened = true
  }

  #dispatch(payload: string) {
    const { topic, fact } = fromJson(payload) as { topic: string; fact: Fact }
    const colon = topic.indexOf(':')
    for (const heard of this.#listeners.get(topic.slice(0, colon)) ?? []) heard(topic.slice(colon + 1), fact)
  }
}
