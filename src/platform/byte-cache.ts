/** Keeps what was made last, up to so many bytes. */
export class ByteCache<T extends { bytes: number }> {
  readonly #kept = new Map<string, T>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get(name: string): T | undefined {
    return this.#kept.get(name)
  }

  put(name: string, one: T) {
    this.drop(name)
    if (one.bytes > this.#mostBytes) return
    this.#kept.set(name, one)
    this.#bytes += one.bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return
      this.drop(oldest)
    }
  }

  drop(name: string) {
    const one = this.#kept.get(name)
    if (!one) return
    this.#kept.delete(name)
    this.#bytes -= one.bytes
  }

  clear() {
    this.#kept.clear()
    this.#bytes = 0
  }

  values = () => this.#kept.values()
  bytes = () => this.#bytes
}
