import type { Bus, Fact } from '#platform/bus.ts'
import { type Db, withRetry } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { roomTopic } from '../contract.ts'
import { refuse } from '../rules.ts'
import { WriteQueue } from './write-queue.ts'
import { type StoreResult, listEvents, type RoomMessage, storeMessages } from './sql.ts'

type MessageDelivery = { deliver: (topic: string, fact: Fact) => void; hasFollowers: (topic: string) => boolean }

/** A room always uses the same queue, which keeps its order; two queues let the database use a second core. */
const WRITE_QUEUES = 2
const EVENTS_PER_READ = 500

/**
 * Stores messages in batches, each in one statement. Answers after the commit: acknowledged means durable. Delivers to
 * the connections of this process directly and notifies the other processes.
 */
export class MessageIntake {
  readonly #db: Db
  readonly #delivery: MessageDelivery
  readonly #process = crypto.randomUUID()
  readonly #queues: readonly WriteQueue[]

  constructor(db: Db, bus: Bus, out: MessageDelivery, log: Log) {
    this.#db = db
    this.#delivery = out
    const store = (batch: readonly RoomMessage[]) => withRetry(() => storeMessages(db, batch, this.#process))
    this.#queues = Array.from({ length: WRITE_QUEUES }, () => new WriteQueue(store))
    bus.subscribe('messages', (origin, fact) => {
      if (origin !== this.#process)
        void this.#fetch(fact.stored as [string, number][]).catch((error: unknown) =>
          log.error({ err: error }, 'messages could not be read for delivery'),
        )
    })
  }

  async send(message: RoomMessage): Promise<{ seq: number; at: Date }> {
    return this.#answer(message, await this.#queueOf(message.consultationId).push(message))
  }

  #queueOf(consultationId: string): WriteQueue {
    return this.#queues[Number.parseInt(consultationId.slice(-4), 16) % WRITE_QUEUES]!
  }

  #answer({ consultationId, authorId, id, body }: RoomMessage, { outcome, seq, at, kind }: StoreResult) {
    if (outcome === 'absent') throw refuse('not_found')
    if (outcome === 'ended') throw refuse('ended')
    if (outcome === 'reused') throw refuse('message_reused')
    // Known messages are delivered again too: the first answer may have been lost, and receiving one twice changes
    // nothing.
    this.#delivery.deliver(roomTopic(consultationId), {
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

  /** Another process stored these: reads them for the connections of this process. */
  async #fetch(stored: [string, number][]) {
    const firsts = new Map<string, number>()
    for (const [id, seq] of stored)
      if (this.#delivery.hasFollowers(roomTopic(id))) firsts.set(id, Math.min(seq, firsts.get(id) ?? seq))
    for (const [id, first] of firsts) {
      for (const event of await listEvents(this.#db, id, first - 1, EVENTS_PER_READ))
        this.#delivery.deliver(roomTopic(id), event)
    }
  }
}
