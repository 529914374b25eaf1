import type { ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { RawFact } from '#shared/facts.ts'
import { PageCache } from './page-cache.ts'

const PUBLIC = 'public, s-maxage=30'

/** A page cache over pages that count their renderings, with a manual clock and bus. */
function siteWithCache(pages: Record<string, { headers?: Record<string, string>; status?: number }> = { '/': {} }) {
  const rendered: string[] = []
  const visitors: string[] = []
  const listeners = new Map<string, (key: string, fact: RawFact) => void>()
  let [now, onGap, onRender] = [0, () => {}, async () => {}]
  const cache = new PageCache({
    render: async (address, visitor) => {
      if (visitor) visitors.push(visitor)
      const page = pages[address.split('?')[0]!]
      rendered.push(address)
      await onRender()
      const headers = new Headers({ 'content-type': 'text/html', 'cache-control': PUBLIC, ...page?.headers })
      const bytes = new TextEncoder().encode(`<h1>${address} número ${rendered.length}</h1>`.padEnd(2_000, ' luar'))
      return { status: page ? (page.status ?? 200) : 404, headers, bytes }
    },
    bus: {
      subscribe: (name, listener) => (listeners.set(name, listener), () => true),
      onGap: (react) => (onGap = react),
    },
    headers: { 'x-frame-options': 'DENY' },
    mostBytes: { pages: 100_000, searches: 50_000 },
    now: () => now,
  })
  const read = async (url: string, headers: Record<string, string> = {}) =>
    (await cache.page(url, new Headers(headers))).text()
  return {
    cache,
    rendered,
    visitors,
    read,
    passTime: (ms: number) => (now += ms),
    announce: (name: string, key = 'x') => listeners.get(name)?.(key, { type: 'happened' }),
    loseConnection: () => onGap(),
    duringRender: (act: () => Promise<void>) => (onRender = act),
  }
}

/** What the cache sends by itself; undefined when it has no fresh page. */
function answerFromCache(cache: PageCache, url: string, headers: Record<string, string> = {}, method = 'GET') {
  let sent: { status: number; head: Record<string, string>; body: Buffer | undefined } | undefined
  let started: { status: number; head: Record<string, string> } | undefined
  const response = {
    writeHead: (status: number, flat: string[]) => {
      started = {
        status,
        head: Object.fromEntries(flat.flatMap((name, i) => (i % 2 === 0 ? [[name, flat[i + 1]!]] : []))),
      }
    },
    end: (body?: Buffer) => (sent = { ...started!, body }),
  }
  const answered = cache.answer({ url, headers, method }, response as unknown as ServerResponse)
  expect(answered).toBe(sent !== undefined)
  return sent
}

test('a page is rendered once and answered from the cache until it expires', async () => {
  const { cache, rendered, read, passTime } = siteWithCache()
  expect(answerFromCache(cache, '/')).toBeUndefined()
  await read('/')
  expect(answerFromCache(cache, '/')?.body?.toString()).toContain('número 1')
  passTime(29_999)
  expect(answerFromCache(cache, '/')?.status).toBe(200)
  passTime(1)
  expect(answerFromCache(cache, '/')).toBeUndefined()
  expect(await read('/')).toContain('número 2')
  expect(rendered).toEqual(['/', '/'])
})

test('a hundred requests at once share one rendering', async () => {
  const { rendered, read } = siteWithCache()
  const seen = await Promise.all(Array.from({ length: 100 }, () => read('/')))
  expect(new Set(seen).size).toBe(1)
  expect(rendered).toEqual(['/'])
})

test('each browser gets an encoding that it accepts, with the site’s headers', async () => {
  const { cache, read } = siteWithCache()
  const words = await read('/')
  const brotli = answerFromCache(cache, '/', { 'accept-encoding': 'gzip, deflate, br, zstd' })!
  const gzip = answerFromCache(cache, '/', { 'accept-encoding': 'gzip, br;q=0' })!
  expect(brotli.head).toMatchObject({
    'content-encoding': 'br',
    'x-frame-options': 'DENY',
    vary: 'accept-encoding',
    'cache-control': 'public, no-cache',
  })
  expect(brotliDecompressSync(brotli.body!).toString()).toBe(words)
  expect(gunzipSync(gzip.body!).toString()).toBe(words)
  expect(answerFromCache(cache, '/')!.head).not.toHaveProperty('content-encoding')
  expect(Number(brotli.head['content-length'])).toBe(brotli.body!.length)
})

test('a browser that has the current page gets a 304', async () => {
  const { cache, read } = siteWithCache()
  await read('/')
  const { etag } = answerFromCache(cache, '/')!.head
  expect(answerFromCache(cache, '/', { 'if-none-match': etag! })).toMatchObject({ status: 304, body: undefined })
  expect((await cache.page('/', new Headers({ 'if-none-match': etag! }))).status).toBe(304)
  expect(answerFromCache(cache, '/', { 'if-none-match': 'W/"another"' })?.status).toBe(200)
})

test('only a successful page that is marked as public is cached', async () => {
  const { cache, rendered, read } = siteWithCache({
    '/login': { headers: { 'cache-control': 'no-cache' } },
    '/recibo': { headers: { 'cache-control': 'private, s-maxage=30' } },
    '/com-cookie': { headers: { 'set-cookie': 'a=b' } },
    '/quebrada': { status: 500 },
  })
  for (const path of ['/login', '/recibo', '/com-cookie', '/quebrada', '/nao-existe']) {
    await read(path)
    await read(path)
    expect(answerFromCache(cache, path), path).toBeUndefined()
    expect(rendered.splice(0), path).toEqual([path, path])
  }
  expect((await cache.page('/login', new Headers())).headers.get('cache-control')).toBe('private, no-cache')
  expect((await cache.page('/quebrada', new Headers())).headers.get('cache-control')).toBe(PUBLIC)
})

test('a POST is never answered from the cache', async () => {
  const { cache, read } = siteWithCache()
  await read('/')
  expect(answerFromCache(cache, '/', {}, 'POST')).toBeUndefined()
  expect(answerFromCache(cache, '/', {}, 'HEAD')?.status).toBe(200)
})

test('query parameters that the page does not use are ignored', async () => {
  const { cache, rendered, read } = siteWithCache({
    '/consultores': { headers: { 'page-parameters': 'texto pagina' } },
  })
  await read('/consultores')
  await read('/consultores?utm_source=x')
  await read('/consultores?pagina=2&texto=lua&fbclid=1')
  await read('/consultores?texto=lua&pagina=2')
  expect(rendered).toEqual(['/consultores', '/consultores?texto=lua&pagina=2'])
  expect(answerFromCache(cache, '/consultores?gclid=abc&texto=lua&pagina=2')?.body?.toString()).toContain('número 2')
  expect(answerFromCache(cache, '/consultores?texto=sol')).toBeUndefined()
})

test('the first request with a query teaches the cache the page’s parameters and is not cached itself', async () => {
  const { rendered, read } = siteWithCache({ '/loja': { headers: { 'page-parameters': 'produto' } } })
  await read('/loja?x=1&produto=vela')
  await read('/loja?x=2&produto=vela')
  await read('/loja?x=3&produto=vela')
  expect(rendered).toEqual(['/loja?x=1&produto=vela', '/loja?produto=vela'])
})

test('addresses in a form that our links never have are answered and not cached', async () => {
  const odd = ['//', '/Consultores', '/consultores/', '/%63onsultores', `/consultores?texto=${'a'.repeat(400)}`]
  const { cache, read } = siteWithCache({
    '/consultores': { headers: { 'page-parameters': 'texto' } },
    ...Object.fromEntries(odd.map((path) => [path, {}])),
  })
  await read('/consultores')
  for (const path of odd) {
    await read(path)
    expect(answerFromCache(cache, path), path).toBeUndefined()
  }
})

test('a hundred searches stay within their memory limit and do not evict the home page', async () => {
  const { cache, read } = siteWithCache({ '/': {}, '/consultores': { headers: { 'page-parameters': 'texto' } } })
  await read('/')
  await read('/consultores')
  for (let i = 0; i < 100; i++) await read(`/consultores?texto=${i}`)
  expect(answerFromCache(cache, '/consultores?texto=0')).toBeUndefined()
  expect(answerFromCache(cache, '/consultores?texto=99')?.status).toBe(200)
  expect(answerFromCache(cache, '/')?.status).toBe(200)
})

test('when Luna comes online, the pages that show her expire and the others stay', async () => {
  const { cache, read, passTime, announce } = siteWithCache({
    '/': { headers: { 'page-topics': 'presence' } },
    '/consultores/luna': { headers: { 'page-topics': 'presence:luna reviews:luna' } },
    '/consultores/iris': { headers: { 'page-topics': 'presence:iris' } },
    '/quem-somos': {},
  })
  const paths = ['/', '/consultores/luna', '/consultores/iris', '/quem-somos']
  for (const path of [...paths, ...paths]) await read(path)
  passTime(1_000)
  announce('presence', 'luna')
  expect(paths.filter((path) => answerFromCache(cache, path))).toEqual(['/consultores/iris', '/quem-somos'])
})

test('a fact announced during rendering shortens the life of that page', async () => {
  const { cache, read, passTime, announce, duringRender } = siteWithCache({
    '/': { headers: { 'page-topics': 'presence' } },
  })
  await read('/')
  duringRender(async () => announce('presence', 'luna'))
  await read('/')
  expect(answerFromCache(cache, '/')?.status).toBe(200)
  passTime(250)
  expect(answerFromCache(cache, '/')).toBeUndefined()
})

test('after a gap in the bus every cached page is discarded', async () => {
  const { cache, read, loseConnection, duringRender } = siteWithCache()
  await read('/')
  loseConnection()
  expect(answerFromCache(cache, '/')).toBeUndefined()
  duringRender(async () => loseConnection())
  await read('/')
  expect(answerFromCache(cache, '/')).toBeUndefined()
})

test('a failed rendering leaves nothing in the cache', async () => {
  const { rendered, read, duringRender } = siteWithCache()
  duringRender(() => Promise.reject(new Error('rendering failed')))
  await expect(read('/')).rejects.toThrow('rendering failed')
  duringRender(async () => {})
  expect(await read('/')).toContain('número 2')
  expect(rendered).toHaveLength(2)
})

test('a rendering knows the network of its first visitor, for limits', async () => {
  const { cache, visitors, rendered } = siteWithCache()
  await Promise.all(['203.0.113.7', '198.51.100.1'].map((visitor) => cache.page('/', new Headers(), visitor)))
  expect(visitors).toEqual(['203.0.113.7'])
  expect(rendered).toEqual(['/'])
})
