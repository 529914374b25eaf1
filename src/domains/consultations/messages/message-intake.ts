import type { Bus } from '#platform/bus.ts'
import { type Db, withRetry } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import type { SentPhoto } from '../room/contract.ts'
import type { AuthorKind } from '../room/words.rules.ts'
import { refuse } from '../state/refusals.rules.ts'
import type { TableFact } from '../table/facts.rules.ts'
import { messagesStored, TABLE_ACTS } from '../room/stored.facts.ts'
import { WriteQueue } from './write-queue.ts'
import { type Listening, listForDelivery, type RoomMessage, type StoreResult, storeMessages } from './sql.ts'

/** A stored message or an act on the table, and who may hear it. */
export type SaidMessage = Listening & {
  seq: number
  at: Date
  authorId: string | null
  authorKind: AuthorKind
  clientMessageId: string | null
  body: string | null
  /** Present: it is an act on the table, and has no words. */
  table?: TableFact | undefined
  /** Of a photo instead of words; null: it is gone. */
  photo?: SentPhoto | null
}
/** Brings what was said to the seats of a room. */
type MessageDelivery = {
  deliver: (consultationId: string, said: SaidMessage) => void
  hasSeats: (consultationId: string) => boolean
}

/** One room is always in the same queue; two of them let a second core of the database work. */
const WRITE_QUEUES = 2
const EVENTS_PER_READ = 500

/**
 * Takes what people say and stores it by the batch, each in one statement. Answers after the commit: acknowledged
 * means durable. Delivers to its own connections directly and announces to the other processes.
 */
export class MessageIntake {
  readonly #db: Db
  readonly #delivery: MessageDelivery
  readonly #process = crypto.randomUUID()
  readonly #queues: readonly WriteQueue[]
  readonly #elsewhere = new Set<(authorId: string) => void>()

  constructor(db: Db, bus: Bus, out: MessageDelivery, log: Log) {
    this.#db = db
    this.#delivery = out
    const store = (batch: readonly RoomMessage[]) => withRetry(() => storeMessages(db, batch, this.#process))
    this.#queues = Array.from({ length: WRITE_QUEUES }, () => new WriteQueue(store))
    bus.hear(messagesStored, (origin, { stored }) => {
      if (origin === this.#process) return
      if (origin !== TABLE_ACTS) for (const [, , authorId] of stored) for (const hear of this.#elsewhere) hear(authorId)
      void this.#fetch(stored).catch((error: unknown) =>
        log.error({ err: error }, 'messages could not be read for delivery'),
      )
    })
  }

  /** Hears the author of each message that another process stored. */
  onStoredElsewhere(hear: (authorId: string) => void) {
    this.#elsewhere.add(hear)
  }

  async send(message: RoomMessage): Promise<{ seq: number; at: Date }> {
    return this.#answer(message, await this.#queueOf(message.consultationId).push(message))
  }

  #queueOf(consultationId: string): WriteQueue {
    return this.#queues[Number.parseInt(consultationId.slice(-4), 16) % WRITE_QUEUES]!
  }

  #answer({ consultationId, authorId, id, body }: RoomMessage, result: StoreResult) {
    const { outcome, seq, at, kind, listener, isOwed } = result
    if (outcome === 'absent') throw refuse('not_found')
    if (outcome === 'reused') throw refuse('message_reused')
    if (outcome !== 'stored' && outcome !== 'known' && outcome !== 'skipped') throw refuse(outcome)
    // Also what is known already: the first answer may have been lost on its way to us, and hearing a thing twice
    // changes nothing.
    const stored = { seq: Number(seq), at: at! }
    const said = { ...stored, authorId, authorKind: kind!, clientMessageId: id, body, listener, isOwed }
    this.#delivery.deliver(consultationId, said)
    return stored
  }

  /** Another process stored these: reads them for the connections of this one. */
  async #fetch(stored: readonly (readonly [room: string, seq: number, author: string])[]) {
    const firsts = new Map<string, number>()
    for (const [id, seq] of stored)
      if (this.#delivery.hasSeats(id)) firsts.set(id, Math.min(seq, firsts.get(id) ?? seq))
    for (const [id, first] of firsts) {
      for (const { fact, type, ...said } of await listForDelivery(this.#db, id, first - 1, EVENTS_PER_READ))
        this.#delivery.deliver(id, { ...said, ...(type === 'photo' && { photo: fact.photo ?? null }) })
    }
  }
}
