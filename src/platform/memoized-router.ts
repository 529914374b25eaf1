type Router<T, R> = {
  add: (method: string, path: string, handler: T) => void
  match: (method: string, path: string) => R
}

/**
 * Caches another router's matches for paths without parameters. Fixed segments beside `:id` rule out the framework's
 * faster router.
 */
export class MemoizedRouter<T, R> {
  readonly name = 'MemoizedRouter'
  readonly #inner: Router<T, R>
  readonly #fixed = new Set<string>()
  readonly #found = new Map<string, R>()

  constructor(inner: Router<T, R>) {
    this.#inner = inner
  }

  add(method: string, path: string, handler: T) {
    this.#inner.add(method, path, handler)
    this.#found.clear()
    if (!/[:*]/.test(path)) this.#fixed.add(path)
  }

  match(method: string, path: string): R {
    if (!this.#fixed.has(path)) return this.#inner.match(method, path)
    const name = `${method} ${path}`
    const known = this.#found.get(name)
    if (known) return known
    const found = this.#inner.match(method, path)
    this.#found.set(name, found)
    return found
  }
}
