type Waiting = { holder: string | undefined; begin: () => void }

/**
 * Lets at most `places` tasks run and `waiting` wait; the next one is refused. Of one holder one task runs and one
 * waits: nobody takes the places of all.
 */
export class Semaphore {
  #queue: Waiting[] = []
  readonly #holders = new Set<string>()
  readonly #waiting: number
  readonly #refusal: () => Error
  #free: number

  constructor(places: number, waiting: number, refusal: () => Error) {
    this.#free = places
    this.#waiting = waiting
    this.#refusal = refusal
  }

  /** Without a holder a task is nobody's, and waits for a place alone. */
  async run<T>(work: () => Promise<T>, holder?: string): Promise<T> {
    if (this.#free > 0 && this.#isFree(holder)) this.#take(holder)
    else await this.#wait(holder)
    try {
      return await work()
    } finally {
      this.#release(holder)
    }
  }

  #isFree = (holder: string | undefined) => holder === undefined || !this.#holders.has(holder)

  #take(holder: string | undefined) {
    this.#free--
    if (holder !== undefined) this.#holders.add(holder)
  }

  #release(holder: string | undefined) {
    this.#free++
    if (holder !== undefined) this.#holders.delete(holder)
    const next = this.#queue.find((one) => this.#isFree(one.holder))
    if (!next) return
    this.#queue = this.#queue.filter((one) => one !== next)
    this.#take(next.holder)
    next.begin()
  }

  #wait(holder: string | undefined): Promise<void> {
    const waitsAlready = holder !== undefined && this.#queue.some((one) => one.holder === holder)
    if (waitsAlready || this.#queue.length >= this.#waiting) throw this.#refusal()
    return new Promise((begin) => this.#queue.push({ holder, begin }))
  }
}
