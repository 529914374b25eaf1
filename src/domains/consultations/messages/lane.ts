import type { Heard, Said } from './sql.ts'

type Waiting = Said & { resolve: (heard: Heard) => void; reject: (error: unknown) => void }

const MOST_AT_ONCE = 500

/**
 * One handful at a time: gathers what arrives while the last one is being stored. What is said into one lane is stored
 * in the order in which it came.
 */
export class Lane {
  readonly #store: (handful: readonly Said[]) => Promise<Heard[]>
  #waiting: Waiting[] = []
  #storing = false

  constructor(store: (handful: readonly Said[]) => Promise<Heard[]>) {
    this.#store = store
  }

  /** Answers after the commit. */
  say(said: Said): Promise<Heard> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...said, resolve, reject })
      if (!this.#storing) void this.#empty()
    })
  }

  async #empty() {
    this.#storing = true
    while (this.#waiting.length > 0) {
      const handful = this.#takeHandful()
      try {
        const heard = await this.#store(handful)
        handful.forEach(({ resolve }, i) => resolve(heard[i]!))
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
}
