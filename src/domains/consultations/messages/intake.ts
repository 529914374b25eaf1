import type { Bus, Fact } from '#platform/bus.ts'
import { type Db, persistently } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { roomTopic } from '../contract.ts'
import { refuse } from '../rules.ts'
import { Lane } from './lane.ts'
import { type Heard, listEvents, type Said, sayInRooms } from './sql.ts'

type Deliver = { deliver: (topic: string, fact: Fact) => void; hasFollowers: (topic: string) => boolean }

/** One room is always in the same lane; two of them let a second core of the database work. */
const LANES = 2
const MOST_READ_AT_ONCE = 500

/**
 * Takes what people say and stores it by the handful, each in one statement. Answers after the commit: acknowledged
 * means durable. Tells its own lines directly and rings for the other processes.
 */
export class MessageIntake {
  readonly #db: Db
  readonly #out: Deliver
  readonly #process = crypto.randomUUID()
  readonly #lanes: readonly Lane[]

  constructor(db: Db, bus: Bus, out: Deliver, log: Log) {
    this.#db = db
    this.#out = out
    const store = (handful: readonly Said[]) => persistently(() => sayInRooms(db, handful, this.#process))
    this.#lanes = Array.from({ length: LANES }, () => new Lane(store))
    bus.hear('messages', (origin, fact) => {
      if (origin !== this.#process)
        void this.#fetch(fact.stored as [string, number][]).catch((error: unknown) =>
          log.error({ err: error }, 'messages could not be read for delivery'),
        )
    })
  }

  async say(said: Said): Promise<{ seq: number; at: Date }> {
    return this.#answer(said, await this.#laneOf(said.consultationId).say(said))
  }

  #laneOf(consultationId: string): Lane {
    return this.#lanes[Number.parseInt(consultationId.slice(-4), 16) % LANES]!
  }

  #answer({ consultationId, authorId, id, body }: Said, { outcome, seq, at, kind }: Heard) {
    if (outcome === 'absent') throw refuse('not_found')
    if (outcome === 'ended') throw refuse('ended')
    if (outcome === 'reused') throw refuse('message_reused')
    // Also what is known already: the first answer may have been lost on its way to us, and hearing a thing twice
    // changes nothing.
    this.#out.deliver(roomTopic(consultationId), {
      type: 'message',
      seq: Number(seq),
      authorId,
      authorKind: kind,
      clientMessageId: id,
      body,
      fact: {},
      at,
    })
    return { seq: Number(seq), at: at! }
  }

  /** Another process stored these: read them for the lines that we have. */
  async #fetch(stored: [string, number][]) {
    const firsts = new Map<string, number>()
    for (const [id, seq] of stored)
      if (this.#out.hasFollowers(roomTopic(id))) firsts.set(id, Math.min(seq, firsts.get(id) ?? seq))
    for (const [id, first] of firsts) {
      for (const event of await listEvents(this.#db, id, first - 1, MOST_READ_AT_ONCE))
        this.#out.deliver(roomTopic(id), event)
    }
  }
}
