type Waiting = { holders: readonly string[]; begin: () => void }
type Limits = {
  /** How many run at once, and how many wait at most. */
  places: number
  waiting: number
  /** How many of one holder wait; one of each runs at once. */
  waitingOfOne?: number
}

/**
 * Lets so many tasks run and so many wait; the next one is refused. One holder runs one task at a time, and whoever had
 * a turn goes to the end of the line: nobody takes the places of all.
 */
export class Semaphore {
  #queue: Waiting[] = []
  readonly #running = new Set<string>()
  readonly #waiting: number
  readonly #waitingOfOne: number
  readonly #refusal: (isOwn: boolean) => Error
  #free: number

  /** `refusal`: whether the holder's own tasks are too many, or everybody's. */
  constructor({ places, waiting, waitingOfOne = 1 }: Limits, refusal: (isOwn: boolean) => Error) {
    this.#free = places
    this.#waiting = waiting
    this.#waitingOfOne = waitingOfOne
    this.#refusal = refusal
  }

  /** `holders`: whose task it is, a person or a network. Without any it is nobody's, and waits for a place alone. */
  async run<T>(work: () => Promise<T>, ...holders: readonly string[]): Promise<T> {
    if (this.#free > 0 && this.#isTurnOf(holders)) this.#take(holders)
    else await this.#wait(holders)
    try {
      return await work()
    } finally {
      this.#release(holders)
    }
  }

  #isTurnOf = (holders: readonly string[]) => !holders.some((one) => this.#running.has(one))

  #take(holders: readonly string[]) {
    this.#free--
    for (const one of holders) this.#running.add(one)
  }

  #release(holders: readonly string[]) {
    this.#free++
    for (const one of holders) this.#running.delete(one)
    const theirs = ({ holders: others }: Waiting) => others.some((one) => holders.includes(one))
    this.#queue = [...this.#queue.filter((one) => !theirs(one)), ...this.#queue.filter(theirs)]
    const next = this.#queue.find((one) => this.#isTurnOf(one.holders))
    if (!next) return
    this.#queue = this.#queue.filter((one) => one !== next)
    this.#take(next.holders)
    next.begin()
  }

  #wait(holders: readonly string[]): Promise<void> {
    const waitingOf = (holder: string) => this.#queue.filter((one) => one.holders.includes(holder)).length
    if (holders.some((one) => waitingOf(one) >= this.#waitingOfOne)) throw this.#refusal(true)
    if (this.#queue.length >= this.#waiting) throw this.#refusal(false)
    return new Promise((begin) => this.#queue.push({ holders, begin }))
  }
}
