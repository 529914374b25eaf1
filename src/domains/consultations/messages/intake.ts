import type { Bus, Fact } from '#platform/bus.ts'
import { type Db, persistently } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { roomTopic } from '../contract.ts'
import { refuse } from '../rules.ts'
import { type Heard, listEvents, type Said, sayInRooms } from './sql.ts'

type Waiting = Said & { resolve: (stored: { seq: number; at: Date }) => void; reject: (error: unknown) => void }
type Deliver = { deliver: (topic: string, fact: Fact) => void; hasFollowers: (topic: string) => boolean }

const MOST_AT_ONCE = 500

/**
 * Takes what people say, gathers what arrives while the last handful is being stored, and stores it in one statement.
 * Answers after the commit: acknowledged means durable. Tells its own lines directly and rings for the other processes.
 */
export class MessageIntake {
  readonly #db: Db
  readonly #out: Deliver
  readonly #process = crypto.randomUUID()
  #waiting: Waiting[] = []
  #storing = false

  constructor(db: Db, bus: Bus, out: Deliver, log: Log) {
    this.#db = db
    this.#out = out
    bus.hear('messages', (origin, fact) => {
      if (origin !== this.#process)
        void this.#fetch(fact.stored as [string, number][]).catch((error: unknown) => log.error({ err: error }, 'messages could not be read for delivery'))
    })
  }

  say(said: Said): Promise<{ seq: number; at: Date }> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...said, resolve, reject })
      if (!this.#storing) void this.#store()
    })
  }

  async #store() {
    this.#storing = true
    while (this.#waiting.length > 0) {
      const handful = this.#takeHandful()
      try {
        const heard = await this.#write(handful)
        handful.forEach((waiting, i) => this.#answer(waiting, heard[i]!))
      } catch (error) {
        for (const { reject } of handful) reject(error)
      }
    }
    this.#storing = false
  }

  /** The same message twice waits for the next round, where it is already known. */
  #takeHandful(): Waiting[] {
    const [handful, later]: [Waiting[], Waiting[]] = [[], []]
    const seen = new Set<string>()
    for (const waiting of this.#waiting) {
      const fits = handful.length < MOST_AT_ONCE && !seen.has(waiting.id)
      seen.add(waiting.id)
      ;(fits ? handful : later).push(waiting)
    }
    this.#waiting = later
    return handful
  }

  #write(handful: readonly Said[]): Promise<Heard[]> {
    return persistently(() => sayInRooms(this.#db, handful, this.#process))
  }

  #answer({ consultationId, authorId, id, body, resolve, reject }: Waiting, { outcome, seq, at, kind }: Heard) {
    if (outcome === 'absent') return reject(refuse('not_found'))
    if (outcome === 'ended') return reject(refuse('ended'))
    if (outcome === 'reused') return reject(refuse('message_reused'))
    // Also what is known already: the first answer may have been lost on its way to us, and hearing a thing twice changes nothing.
    this.#out.deliver(roomTopic(consultationId), { type: 'message', seq: Number(seq), authorId, authorKind: kind, clientMessageId: id, body, fact: {}, at })
    resolve({ seq: Number(seq), at: at! })
  }

  /** Another process stored these: read them for the lines that we have. */
  async #fetch(stored: [string, number][]) {
    const firsts = new Map<string, number>()
    for (const [id, seq] of stored) if (this.#out.hasFollowers(roomTopic(id))) firsts.set(id, Math.min(seq, firsts.get(id) ?? seq))
    for (const [id, first] of firsts) {
      for (const event of await listEvents(this.#db, id, first - 1, MOST_AT_ONCE)) this.#out.deliver(roomTopic(id), event)
    }
  }
}
