/** So many tries find a room's row held before its turn is waited for: a second of ticks, far less than a lease. */
const TRIES = 4

type Ports = {
  /** Somebody sits there, or left proofs that are still owed. */
  isOpen: (room: string) => boolean
  /** Hands over the proofs of these rooms, except where somebody holds the row. */
  tryAgain: (rooms: string[]) => Promise<void>
  /** The same for one room, in its turn among those who want its row. */
  waitFor: (room: string) => Promise<void>
}

/**
 * Rooms whose row somebody held at the last try. They are tried at every tick: two missed flushes would pause them. One
 * that is held again and again is waited for, one at a time: otherwise many verbs keep the meter out.
 */
export class SkippedRooms {
  readonly #ports: Ports
  /** How often in a row each was skipped. */
  readonly #tries = new Map<string, number>()
  #trying: Promise<void> | undefined
  #waiting: Promise<void> | undefined

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** What one try found: `skipped` of the rooms that were `tried`. */
  record(tried: Iterable<string>, skipped: ReadonlySet<string>) {
    for (const room of new Set(tried))
      if (skipped.has(room)) this.#tries.set(room, (this.#tries.get(room) ?? 0) + 1)
      else this.#tries.delete(room)
  }

  retry() {
    for (const room of this.#tries.keys()) if (!this.#ports.isOpen(room)) this.#tries.delete(room)
    if (this.#tries.size === 0) return
    this.#trying ??= this.#ports.tryAgain([...this.#tries.keys()]).finally(() => {
      this.#trying = undefined
    })
    const [room] = [...this.#tries].find(([, tries]) => tries >= TRIES) ?? []
    if (room !== undefined)
      this.#waiting ??= this.#ports.waitFor(room).finally(() => {
        this.#waiting = undefined
      })
  }

  /** What is under way; it ends by itself. */
  get settled(): Promise<unknown> {
    return Promise.all([this.#trying, this.#waiting])
  }
}
