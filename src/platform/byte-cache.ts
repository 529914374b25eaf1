/** Keeps the most recently added entries, up to a number of bytes. */
export class ByteCache<T extends { bytes: number }> {
  readonly #entries = new Map<string, T>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get(name: string): T | undefined {
    return this.#entries.get(name)
  }

  put(name: string, one: T) {
    this.drop(name)
    if (one.bytes > this.#mostBytes) return
    this.#entries.set(name, one)
    this.#bytes += one.bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) return
      this.drop(oldest)
    }
  }

  drop(name: string) {
    const one = this.#entries.get(name)
    if (!one) return
    this.#entries.delete(name)
    this.#bytes -= one.bytes
  }

  clear() {
    this.#entries.clear()
    this.#bytes = 0
  }

  values = () => this.#entries.values()
  bytes = () => this.#bytes
}
