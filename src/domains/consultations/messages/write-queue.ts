import type { StoreResult, RoomMessage } from './sql.ts'

type QueuedMessage = RoomMessage & { resolve: (result: StoreResult) => void; reject: (error: unknown) => void }

const MAX_BATCH_SIZE = 500

/**
 * Writes one batch at a time and collects what arrives meanwhile. Messages of one queue are stored in the order of
 * their arrival.
 */
export class WriteQueue {
  readonly #store: (batch: readonly RoomMessage[]) => Promise<StoreResult[]>
  #queued: QueuedMessage[] = []
  #storing = false

  constructor(store: (batch: readonly RoomMessage[]) => Promise<StoreResult[]>) {
    this.#store = store
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
    while (this.#queued.length > 0) {
      const batch = this.#takeBatch()
      try {
        const results = await this.#store(batch)
        batch.forEach(({ resolve }, i) => resolve(results[i]!))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#storing = false
  }

  /** A repeated message waits for the next batch, where its id is already known. */
  #takeBatch(): QueuedMessage[] {
    const [batch, later]: [QueuedMessage[], QueuedMessage[]] = [[], []]
    const seen = new Set<string>()
    for (const waiting of this.#queued) {
      const fits = batch.length < MAX_BATCH_SIZE && !seen.has(waiting.id)
      seen.add(waiting.id)
      ;(fits ? batch : later).push(waiting)
    }
    this.#queued = later
    return batch
  }
}
