import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Bus } from '../bus.ts'
import { addressOf, cut } from './address.ts'
import { answerWith, type MadePage, pageOf, type Page } from './page.ts'
import { Shelf } from './shelf.ts'

type Kept = Page & { madeAt: number; freshUntil: number }
type Flight = { page: Promise<Page>; told: Set<string>; hasGap: boolean }

type Given = {
  /** Makes the page of an address, for nobody in particular: it sees the address and nothing of who asks. */
  render: (address: string) => Promise<MadePage>
  bus: Pick<Bus, 'hear' | 'onGap'>
  /** Headers that every page carries. */
  headers: Readonly<Record<string, string>>
  mostBytes?: { plain: number; asked: number }
  /** Milliseconds that only go forward. */
  now?: () => number
}

const MEGABYTE = 1024 * 1024
/** Searches have a shelf of their own, so that a stranger's thousand searches never push out the home page. */
const MOST_BYTES = { plain: 48 * MEGABYTE, asked: 12 * MEGABYTE }
const MOST_PATHS = 5_000
/** However many facts are told about it, a page is made at most four times a second. */
const LEAST_MS = 250

/** Public pages as bytes. Nothing of who asks reaches a page; only what says that it is everybody's is kept. */
export class PageCache {
  readonly #given: Given
  readonly #now: () => number
  readonly #plain: Shelf<Kept>
  readonly #asked: Shelf<Kept>
  readonly #parameters = new Map<string, readonly string[]>()
  readonly #flights = new Map<string, Flight>()
  readonly #heard = new Set<string>()

  constructor(given: Given) {
    this.#given = given
    this.#now = given.now ?? (() => performance.now())
    const { plain, asked } = given.mostBytes ?? MOST_BYTES
    this.#plain = new Shelf(plain)
    this.#asked = new Shelf(asked)
    given.bus.onGap(() => this.#forgetAll())
  }

  /** Answers from memory, at once. False: nothing fresh is here, somebody else must answer. */
  answer(
    { method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
    response: ServerResponse,
  ): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false
    const page = this.#fresh(url) ?? this.#fresh(this.#nameOf(url))
    if (!page) return false
    const { status, head, body } = answerWith(page, headers['accept-encoding'], headers['if-none-match'])
    response.writeHead(status, head as string[])
    response.end(body)
    return true
  }

  /** The page of an address: from memory, from whoever makes it just now, or made. */
  async page(url: string, headers: Headers): Promise<Response> {
    const name = this.#nameOf(url)
    const page = this.#fresh(name) ?? (await this.#make(name ?? url, name !== undefined))
    const { status, head, body } = answerWith(page, headers.get('accept-encoding'), headers.get('if-none-match'))
    return new Response(body && new Uint8Array(body), { status, headers: pairs(head) })
  }

  /** The one name under which a page may be kept; undefined while the path is a stranger with a query. */
  #nameOf(url: string): string | undefined {
    const [path, query] = cut(url)
    const known = query ? this.#parameters.get(path) : []
    return known && addressOf(path, query, known)
  }

  #shelfOf = (name: string) => (name.includes('?') ? this.#asked : this.#plain)

  #fresh(name: string | undefined): Kept | undefined {
    const kept = name === undefined ? undefined : this.#shelfOf(name).get(name)
    return kept && kept.freshUntil > this.#now() ? kept : undefined
  }

  #make(address: string, mayKeep: boolean): Promise<Page> {
    const underWay = this.#flights.get(address)
    if (underWay) return underWay.page
    // A turn later, so that what is told from the very beginning is heard.
    const page = Promise.resolve()
      .then(() => this.#render(address))
      .then((made) => {
        if (made.seconds > 0) this.#keep(address, made, flight, mayKeep)
        return made
      })
      .finally(() => this.#flights.delete(address))
    const flight: Flight = { page, told: new Set(), hasGap: false }
    this.#flights.set(address, flight)
    return page
  }

  #render = async (address: string) => pageOf(await this.#given.render(address), this.#given.headers)

  #keep(address: string, page: Page, { told, hasGap }: Flight, mayKeep: boolean) {
    this.#learn(cut(address)[0], page.parameters)
    const hadAllFacts = page.topics.map((topic) => this.#listenTo(topic)).every(Boolean)
    if (!mayKeep || !hadAllFacts || hasGap) return
    const madeAt = this.#now()
    const isOld = page.topics.some((topic) => told.has(topic))
    this.#shelfOf(address).put(address, {
      ...page,
      madeAt,
      freshUntil: madeAt + (isOld ? LEAST_MS : page.seconds * 1000),
    })
  }

  #learn(path: string, parameters: readonly string[]) {
    if (this.#parameters.size >= MOST_PATHS) this.#parameters.clear()
    this.#parameters.set(path, parameters)
  }

  /** Answers whether this topic was listened to already; what was made before the first time may have missed a fact. */
  #listenTo(topic: string): boolean {
    const name = topic.split(':')[0]!
    if (this.#heard.has(name)) return true
    this.#heard.add(name)
    this.#given.bus.hear(name, (key) => this.#tell(name, `${name}:${key}`))
    return false
  }

  #tell(name: string, topic: string) {
    for (const { told } of this.#flights.values()) told.add(name).add(topic)
    for (const shelf of [this.#plain, this.#asked]) {
      for (const kept of shelf.values()) {
        if (kept.topics.includes(name) || kept.topics.includes(topic))
          kept.freshUntil = Math.min(kept.freshUntil, kept.madeAt + LEAST_MS)
      }
    }
  }

  /** Rings were missed: whatever is here, and whatever is being made, may be old. */
  #forgetAll() {
    this.#plain.clear()
    this.#asked.clear()
    for (const flight of this.#flights.values()) flight.hasGap = true
  }
}

const pairs = (head: readonly string[]): [string, string][] =>
  Array.from({ length: head.length / 2 }, (_, i) => [head[2 * i]!, head[2 * i + 1]!])
