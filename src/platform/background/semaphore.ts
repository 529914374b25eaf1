/** Lets at most `places` tasks run and `waiting` wait; the next one is refused. */
export class Semaphore {
  readonly #queue: (() => void)[] = []
  readonly #waiting: number
  readonly #refusal: () => Error
  #free: number

  constructor(places: number, waiting: number, refusal: () => Error) {
    this.#free = places
    this.#waiting = waiting
    this.#refusal = refusal
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await this.#wait()
    try {
      return await work()
    } finally {
      const next = this.#queue.shift()
      if (next) next()
      else this.#free++
    }
  }

  #wait(): Promise<void> {
    if (this.#queue.length >= this.#waiting) throw this.#refusal()
    return new Promise((resolve) => this.#queue.push(resolve))
  }
}
