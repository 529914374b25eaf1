import type { ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { RawFact } from '#shared/facts.ts'
import { PageCache } from './page-cache.ts'

const PUBLIC = 'public, s-maxage=30'

/** A site whose pages count how often they were made, and a bus to ring by hand. */
function town(pages: Record<string, { headers?: Record<string, string>; status?: number }> = { '/': {} }) {
  const made: string[] = []
  const listeners = new Map<string, (key: string, fact: RawFact) => void>()
  let [now, onGap, whileMaking] = [0, () => {}, async () => {}]
  const cache = new PageCache({
    render: async (address) => {
      const page = pages[address.split('?')[0]!]
      made.push(address)
      await whileMaking()
      const headers = new Headers({ 'content-type': 'text/html', 'cache-control': PUBLIC, ...page?.headers })
      const bytes = new TextEncoder().encode(`<h1>${address} número ${made.length}</h1>`.padEnd(2_000, ' luar'))
      return { status: page ? (page.status ?? 200) : 404, headers, bytes }
    },
    bus: { subscribe: (name, heard) => (listeners.set(name, heard), () => true), onGap: (react) => (onGap = react) },
    headers: { 'x-frame-options': 'DENY' },
    mostBytes: { pages: 100_000, searches: 50_000 },
    now: () => now,
  })
  const read = async (url: string, headers: Record<string, string> = {}) =>
    (await cache.page(url, new Headers(headers))).text()
  return {
    cache,
    made,
    read,
    pass: (ms: number) => (now += ms),
    tell: (name: string, key = 'x') => listeners.get(name)?.(key, { type: 'happened' }),
    loseTheLine: () => onGap(),
    meanwhile: (act: () => Promise<void>) => (whileMaking = act),
  }
}

/** What node would send, when the cache answers by itself. */
function atOnce(cache: PageCache, url: string, headers: Record<string, string> = {}, method = 'GET') {
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

test('a page is made once and then answered at once, until its time is over', async () => {
  const { cache, made, read, pass } = town()
  expect(atOnce(cache, '/')).toBeUndefined()
  await read('/')
  expect(atOnce(cache, '/')?.body?.toString()).toContain('número 1')
  pass(29_999)
  expect(atOnce(cache, '/')?.status).toBe(200)
  pass(1)
  expect(atOnce(cache, '/')).toBeUndefined()
  expect(await read('/')).toContain('número 2')
  expect(made).toEqual(['/', '/'])
})

test('a hundred visitors who come at once wait for the same page', async () => {
  const { made, read } = town()
  const seen = await Promise.all(Array.from({ length: 100 }, () => read('/')))
  expect(new Set(seen).size).toBe(1)
  expect(made).toEqual(['/'])
})

test('everybody gets the bytes their browser takes, with the headers of the house', async () => {
  const { cache, read } = town()
  const words = await read('/')
  const brotli = atOnce(cache, '/', { 'accept-encoding': 'gzip, deflate, br, zstd' })!
  const gzip = atOnce(cache, '/', { 'accept-encoding': 'gzip, br;q=0' })!
  expect(brotli.head).toMatchObject({
    'content-encoding': 'br',
    'x-frame-options': 'DENY',
    vary: 'accept-encoding',
    'cache-control': 'public, no-cache',
  })
  expect(brotliDecompressSync(brotli.body!).toString()).toBe(words)
  expect(gunzipSync(gzip.body!).toString()).toBe(words)
  expect(atOnce(cache, '/')!.head).not.toHaveProperty('content-encoding')
  expect(Number(brotli.head['content-length'])).toBe(brotli.body!.length)
})

test('who has the page already is told so in a few bytes', async () => {
  const { cache, read } = town()
  await read('/')
  const { etag } = atOnce(cache, '/')!.head
  expect(atOnce(cache, '/', { 'if-none-match': etag! })).toMatchObject({ status: 304, body: undefined })
  expect((await cache.page('/', new Headers({ 'if-none-match': etag! }))).status).toBe(304)
  expect(atOnce(cache, '/', { 'if-none-match': 'W/"another"' })?.status).toBe(200)
})

test('only what says that it is everybody’s is kept, and only when it went well', async () => {
  const { cache, made, read } = town({
    '/login': { headers: { 'cache-control': 'no-cache' } },
    '/recibo': { headers: { 'cache-control': 'private, s-maxage=30' } },
    '/com-cookie': { headers: { 'set-cookie': 'a=b' } },
    '/quebrada': { status: 500 },
  })
  for (const path of ['/login', '/recibo', '/com-cookie', '/quebrada', '/nao-existe']) {
    await read(path)
    await read(path)
    expect(atOnce(cache, path), path).toBeUndefined()
    expect(made.splice(0), path).toEqual([path, path])
  }
  expect((await cache.page('/login', new Headers())).headers.get('cache-control')).toBe('private, no-cache')
  expect((await cache.page('/quebrada', new Headers())).headers.get('cache-control')).toBe(PUBLIC)
})

test('whoever writes is never answered from memory', async () => {
  const { cache, read } = town()
  await read('/')
  expect(atOnce(cache, '/', {}, 'POST')).toBeUndefined()
  expect(atOnce(cache, '/', {}, 'HEAD')?.status).toBe(200)
})

test('a query counts only as far as the page knows it', async () => {
  const { cache, made, read } = town({ '/consultores': { headers: { 'page-parameters': 'texto pagina' } } })
  await read('/consultores')
  await read('/consultores?utm_source=x')
  await read('/consultores?pagina=2&texto=lua&fbclid=1')
  await read('/consultores?texto=lua&pagina=2')
  expect(made).toEqual(['/consultores', '/consultores?texto=lua&pagina=2'])
  expect(atOnce(cache, '/consultores?gclid=abc&texto=lua&pagina=2')?.body?.toString()).toContain('número 2')
  expect(atOnce(cache, '/consultores?texto=sol')).toBeUndefined()
})

test('a stranger’s query on a page never seen before teaches the cache, and is not kept itself', async () => {
  const { made, read } = town({ '/loja': { headers: { 'page-parameters': 'produto' } } })
  await read('/loja?x=1&produto=vela')
  await read('/loja?x=2&produto=vela')
  await read('/loja?x=3&produto=vela')
  expect(made).toEqual(['/loja?x=1&produto=vela', '/loja?produto=vela'])
})

test('addresses that our links never write are answered, and not kept', async () => {
  const odd = ['//', '/Consultores', '/consultores/', '/%63onsultores', `/consultores?texto=${'a'.repeat(400)}`]
  const { cache, read } = town({
    '/consultores': { headers: { 'page-parameters': 'texto' } },
    ...Object.fromEntries(odd.map((path) => [path, {}])),
  })
  await read('/consultores')
  for (const path of odd) {
    await read(path)
    expect(atOnce(cache, path), path).toBeUndefined()
  }
})

test('a hundred searches take no more memory than their shelf, and the home page stays', async () => {
  const { cache, read } = town({ '/': {}, '/consultores': { headers: { 'page-parameters': 'texto' } } })
  await read('/')
  await read('/consultores')
  for (let i = 0; i < 100; i++) await read(`/consultores?texto=${i}`)
  expect(atOnce(cache, '/consultores?texto=0')).toBeUndefined()
  expect(atOnce(cache, '/consultores?texto=99')?.status).toBe(200)
  expect(atOnce(cache, '/')?.status).toBe(200)
})

test('when Luna comes online, the pages that show her are made anew; the others stay', async () => {
  const { cache, read, pass, tell } = town({
    '/': { headers: { 'page-topics': 'presence' } },
    '/consultores/luna': { headers: { 'page-topics': 'presence:luna reviews:luna' } },
    '/consultores/iris': { headers: { 'page-topics': 'presence:iris' } },
    '/quem-somos': {},
  })
  const paths = ['/', '/consultores/luna', '/consultores/iris', '/quem-somos']
  for (const path of [...paths, ...paths]) await read(path)
  pass(1_000)
  tell('presence', 'luna')
  expect(paths.filter((path) => atOnce(cache, path))).toEqual(['/consultores/iris', '/quem-somos'])
})

test('what happens while a page is being made makes it old from the beginning', async () => {
  const { cache, read, pass, tell, meanwhile } = town({ '/': { headers: { 'page-topics': 'presence' } } })
  await read('/')
  meanwhile(async () => tell('presence', 'luna'))
  await read('/')
  expect(atOnce(cache, '/')?.status).toBe(200)
  pass(250)
  expect(atOnce(cache, '/')).toBeUndefined()
})

test('after the line to the database was lost, nothing from before is believed', async () => {
  const { cache, read, loseTheLine, meanwhile } = town()
  await read('/')
  loseTheLine()
  expect(atOnce(cache, '/')).toBeUndefined()
  meanwhile(async () => loseTheLine())
  await read('/')
  expect(atOnce(cache, '/')).toBeUndefined()
})

test('a page that could not be made leaves nothing behind', async () => {
  const { made, read, meanwhile } = town()
  meanwhile(() => Promise.reject(new Error('the renderer broke')))
  await expect(read('/')).rejects.toThrow('the renderer broke')
  meanwhile(async () => {})
  expect(await read('/')).toContain('número 2')
  expect(made).toHaveLength(2)
})
