import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Bus } from '../bus.ts'
import { cacheKeyOf, splitUrl } from './cache-key.ts'
import { answerFor, type RenderedPage, cachedPageOf, type CachedPage } from './cached-page.ts'
import { ByteCache } from '../byte-cache.ts'

type CacheEntry = CachedPage & { madeAt: number; freshUntil: number }
type RenderInFlight = { page: Promise<CachedPage>; announced: Set<string>; hasGap: boolean }

type PageCacheOptions = {
  /** Makes the page of an address, for nobody in particular: it sees the address and nothing of who asks. */
  render: (address: string) => Promise<RenderedPage>
  bus: Pick<Bus, 'subscribe' | 'onGap'>
  /** Headers that every page carries. */
  headers: Readonly<Record<string, string>>
  mostBytes?: { pages: number; searches: number }
  /** Milliseconds that only go forward. */
  now?: () => number
}

const MEGABYTE = 1024 * 1024
/** Searches have a cache of their own, so that a stranger's thousand searches never push out the home page. */
const MOST_BYTES = { pages: 48 * MEGABYTE, searches: 12 * MEGABYTE }
const MOST_PATHS = 5_000
/** However many facts are told about it, a page is made at most four times a second. */
const LEAST_RERENDER_MS = 250

/** Public pages as bytes. Nothing of who asks reaches a page; only what says that it is everybody's is kept. */
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
    given.bus.onGap(() => this.#clear())
  }

  /** Answers from memory, at once. False: nothing fresh is here, somebody else must answer. */
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

  /** The page of an address: from memory, from whoever makes it just now, or made. */
  async page(url: string, headers: Headers): Promise<Response> {
    const name = this.#keyOf(url)
    const page = this.#fresh(name) ?? (await this.#renderOnce(name ?? url, name !== undefined))
    const { status, head, body } = answerFor(page, headers.get('accept-encoding'), headers.get('if-none-match'))
    return new Response(body && new Uint8Array(body), { status, headers: pairs(head) })
  }

  /** The one name under which a page may be kept; undefined while the path is a stranger with a query. */
  #keyOf(url: string): string | undefined {
    const [path, query] = splitUrl(url)
    const known = query ? this.#parameters.get(path) : []
    return known && cacheKeyOf(path, query, known)
  }

  #cacheFor = (name: string) => (name.includes('?') ? this.#searches : this.#pages)

  #fresh(name: string | undefined): CacheEntry | undefined {
    const kept = name === undefined ? undefined : this.#cacheFor(name).get(name)
    return kept && kept.freshUntil > this.#now() ? kept : undefined
  }

  #renderOnce(address: string, mayKeep: boolean): Promise<CachedPage> {
    const underWay = this.#flights.get(address)
    if (underWay) return underWay.page
    // A turn later, so that what is announced from the very beginning is heard.
    const page = Promise.resolve()
      .then(() => this.#render(address))
      .then((made) => {
        if (made.seconds > 0) this.#store(address, made, flight, mayKeep)
        return made
      })
      .finally(() => this.#flights.delete(address))
    const flight: RenderInFlight = { page, announced: new Set(), hasGap: false }
    this.#flights.set(address, flight)
    return page
  }

  #render = async (address: string) => cachedPageOf(await this.#given.render(address), this.#given.headers)

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

  /** Answers whether this topic was listened to already; what was made before the first time may have missed a fact. */
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
      for (const kept of cache.values()) {
        if (kept.topics.includes(name) || kept.topics.includes(topic))
          kept.freshUntil = Math.min(kept.freshUntil, kept.madeAt + LEAST_RERENDER_MS)
      }
    }
  }

  /** Rings were missed: whatever is here, and whatever is being made, may be old. */
  #clear() {
    this.#pages.clear()
    this.#searches.clear()
    for (const flight of this.#flights.values()) flight.hasGap = true
  }
}

const pairs = (head: readonly string[]): [string, string][] =>
  Array.from({ length: head.length / 2 }, (_, i) => [head[2 * i]!, head[2 * i + 1]!])
