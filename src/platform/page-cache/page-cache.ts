import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Bus } from '../bus.ts'
import { cacheKeyOf, splitUrl } from './cache-key.ts'
import { answerFor, type RenderedPage, cachedPageOf, type CachedPage } from './cached-page.ts'
import { ByteCache } from '../byte-cache.ts'

type CacheEntry = CachedPage & { madeAt: number; freshUntil: number }
type RenderInFlight = { page: Promise<CachedPage>; announced: Set<string>; hasGap: boolean }

type PageCacheOptions = {
  /**
   * Renders the page of an address, the same for everybody. Of the request it gets nothing else but the network of the
   * first `visitor` who waits for it, for limits.
   */
  render: (address: string, visitor?: string) => Promise<RenderedPage>
  bus: Pick<Bus, 'subscribe' | 'onGap'>
  /** Headers for every page. */
  headers: Readonly<Record<string, string>>
  mostBytes?: { pages: number; searches: number }
  /** A monotonic clock in milliseconds. */
  now?: () => number
}

const MEGABYTE = 1024 * 1024
/** Searches have a cache of their own, so that many searches never evict other pages. */
const MOST_BYTES = { pages: 48 * MEGABYTE, searches: 12 * MEGABYTE }
const MOST_PATHS = 5_000
/** However often facts invalidate a page, it is rendered at most four times a second. */
const LEAST_RERENDER_MS = 250

/** Public pages as bytes. Only pages marked as public are cached; what is rendered depends on the URL alone. */
export class PageCache {
  readonly #given: PageCacheOptions
  readonly #now: () => number
  readonly #pages: ByteCache<CacheEntry>
  readonly #searches: ByteCache<CacheEntry>
  readonly #parameters = new Map<string, readonly string[]>()
  readonly #flights = new Map<string, RenderInFlight>()
  readonly #subscribedTopics = new Set<string>()

  constructor(given: PageCacheOptions) {
    this.#given = given
    this.#now = given.now ?? (() => performance.now())
    const { pages, searches } = given.mostBytes ?? MOST_BYTES
    this.#pages = new ByteCache(pages)
    this.#searches = new ByteCache(searches)
    given.bus.onGap(() => this.clear())
  }

  /** Answers from the cache, synchronously. False when it holds nothing fresh. */
  answer(
    { method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
    response: ServerResponse,
  ): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false
    const page = this.#fresh(url) ?? this.#fresh(this.#keyOf(url))
    if (!page) return false
    const { status, head, body } = answerFor(page, headers['accept-encoding'], headers['if-none-match'])
    response.writeHead(status, head as string[])
    response.end(body)
    return true
  }

  /** The page of an address: from the cache, from a rendering under way, or rendered now. */
  async page(url: string, headers: Headers, visitor?: string): Promise<Response> {
    const name = this.#keyOf(url)
    const page = this.#fresh(name) ?? (await this.#renderOnce(name ?? url, name !== undefined, visitor))
    const { status, head, body } = answerFor(page, headers.get('accept-encoding'), headers.get('if-none-match'))
    return new Response(body && new Uint8Array(body), { status, headers: pairs(head) })
  }

  /** The key under which a page may be cached; undefined while the parameters of a path with a query are unknown. */
  #keyOf(url: string): string | undefined {
    const [path, query] = splitUrl(url)
    const known = query ? this.#parameters.get(path) : []
    return known && cacheKeyOf(path, query, known)
  }

  #cacheFor = (name: string) => (name.includes('?') ? this.#searches : this.#pages)

  #fresh(name: string | undefined): CacheEntry | undefined {
    const cached = name === undefined ? undefined : this.#cacheFor(name).get(name)
    return cached && cached.freshUntil > this.#now() ? cached : undefined
  }

  #renderOnce(address: string, mayKeep: boolean, visitor: string | undefined): Promise<CachedPage> {
    const existing = this.#flights.get(address)
    if (existing) return existing.page
    // Started in a microtask, so that the flight exists before any fact can arrive.
    const page = Promise.resolve()
      .then(() => this.#render(address, visitor))
      .then((made) => {
        if (made.seconds > 0) this.#store(address, made, flight, mayKeep)
        return made
      })
      .finally(() => this.#flights.delete(address))
    const flight: RenderInFlight = { page, announced: new Set(), hasGap: false }
    this.#flights.set(address, flight)
    return page
  }

  #render = async (address: string, visitor: string | undefined) =>
    cachedPageOf(await this.#given.render(address, visitor), this.#given.headers)

  #store(address: string, page: CachedPage, { announced, hasGap }: RenderInFlight, mayKeep: boolean) {
    this.#recordParameters(splitUrl(address)[0], page.parameters)
    const hadAllFacts = page.topics.map((topic) => this.#listenTo(topic)).every(Boolean)
    if (!mayKeep || !hadAllFacts || hasGap) return
    const madeAt = this.#now()
    const isOld = page.topics.some((topic) => announced.has(topic))
    this.#cacheFor(address).put(address, {
      ...page,
      madeAt,
      freshUntil: madeAt + (isOld ? LEAST_RERENDER_MS : page.seconds * 1000),
    })
  }

  #recordParameters(path: string, parameters: readonly string[]) {
    if (this.#parameters.size >= MOST_PATHS) this.#parameters.clear()
    this.#parameters.set(path, parameters)
  }

  /** Returns whether the topic was subscribed already; a page rendered before that may have missed a fact. */
  #listenTo(topic: string): boolean {
    const name = topic.split(':')[0]!
    if (this.#subscribedTopics.has(name)) return true
    this.#subscribedTopics.add(name)
    this.#given.bus.subscribe(name, (key) => this.#onFact(name, `${name}:${key}`))
    return false
  }

  #onFact(name: string, topic: string) {
    for (const { announced } of this.#flights.values()) announced.add(name).add(topic)
    for (const cache of [this.#pages, this.#searches]) {
      for (const page of cache.values()) {
        if (page.topics.includes(name) || page.topics.includes(topic))
          page.freshUntil = Math.min(page.freshUntil, page.madeAt + LEAST_RERENDER_MS)
      }
    }
  }

  /**
   * Every page, rendered or under way, may be outdated: after a gap, in which facts may be missing, and when what
   * stands on each page changed.
   */
  clear() {
    this.#pages.clear()
    this.#searches.clear()
    for (const flight of this.#flights.values()) flight.hasGap = true
  }
}

const pairs = (head: readonly string[]): [string, string][] =>
  Array.from({ length: head.length / 2 }, (_, i) => [head[2 * i]!, head[2 * i + 1]!])
