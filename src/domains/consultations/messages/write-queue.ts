import { setTimeout as wait } from 'node:timers/promises'
import type { StoreResult, RoomMessage } from './sql.ts'

type QueuedMessage = RoomMessage & { resolve: (result: StoreResult) => void; reject: (error: unknown) => void }

const MOST_BATCH_SIZE = 500
/** How long the messages of a held room wait before they are tried again. */
const HELD_ROOM_PAUSE_MS = 25

/**
 * Writes one batch at a time and collects what arrives meanwhile. Messages of one queue are stored in the order of
 * their arrival; those of a room whose row somebody holds stay queued, in order, while other rooms go on.
 */
export class WriteQueue {
  readonly #store: (batch: readonly RoomMessage[]) => Promise<StoreResult[]>
  readonly #pause: () => Promise<unknown>
  #queued: QueuedMessage[] = []
  readonly #heldRooms = new Set<string>()
  #storing = false

  constructor(
    store: (batch: readonly RoomMessage[]) => Promise<StoreResult[]>,
    pause: () => Promise<unknown> = () => wait(HELD_ROOM_PAUSE_MS),
  ) {
    this.#store = store
    this.#pause = pause
  }

  /** Resolves after the commit. */
  push(message: RoomMessage): Promise<StoreResult> {
    return new Promise((resolve, reject) => {
      this.#queued.push({ ...message, resolve, reject })
      if (!this.#storing) void this.#drain()
    })
  }

  async #drain() {
    this.#storing = true
    for (let batch = this.#takeBatch(); batch.length > 0; batch = this.#takeBatch()) {
      try {
        const results = await this.#store(batch)
        this.#putBack(batch.filter((_, i) => results[i]!.outcome === 'skipped'))
        batch.forEach(({ resolve }, i) => results[i]!.outcome !== 'skipped' && resolve(results[i]!))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#storing = false
  }

  /** Before everything that arrived later, so that the room keeps its order. */
  #putBack(skipped: readonly QueuedMessage[]) {
    if (skipped.length === 0) return
    this.#queued.unshift(...skipped)
    const rooms = new Set(skipped.map(({ consultationId }) => consultationId))
    for (const room of rooms) this.#heldRooms.add(room)
    void this.#pause().then(() => {
      for (const room of rooms) this.#heldRooms.delete(room)
      if (!this.#storing) void this.#drain()
    })
  }

  /** A repeated message waits for the next batch, where its id is already known. */
  #takeBatch(): QueuedMessage[] {
    const [batch, later]: [QueuedMessage[], QueuedMessage[]] = [[], []]
    const seen = new Set<string>()
    for (const waiting of this.#queued) {
      const fits =
        batch.length < MOST_BATCH_SIZE && !seen.has(waiting.id) && !this.#heldRooms.has(waiting.consultationId)
      seen.add(waiting.id)
      ;(fits ? batch : later).push(waiting)
    }
    this.#queued = later
    return batch
  }
}
