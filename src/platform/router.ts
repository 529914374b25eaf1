import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

/** Hono's trie, remembering what it found for paths without parameters: fixed words beside `:id` keep its faster router away. */
export class RememberingRouter<T> implements Router<T> {
  readonly name = 'RememberingRouter'
  readonly #trie = new TrieRouter<T>()
  readonly #fixed = new Set<string>()
  readonly #found = new Map<string, Result<T>>()

  add(method: string, path: string, handler: T) {
    this.#trie.add(method, path, handler)
    this.#found.clear()
    if (!/[:*]/.test(path)) this.#fixed.add(path)
  }

  match(method: string, path: string): Result<T> {
    if (!this.#fixed.has(path)) return this.#trie.match(method, path)
    const name = `${method} ${path}`
    const known = this.#found.get(name)
    if (known) return known
    const found = this.#trie.match(method, path)
    this.#found.set(name, found)
    return found
  }
}
