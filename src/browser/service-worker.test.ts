import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Heard = (event: { request: Request; respondWith: (answer: Promise<Response>) => void }) => void
const HERE = 'https://sensitivos.example'

/** The worker's own file with a network of ours: what it answers to a request, or undefined when it leaves it alone. */
function worker(network: (request: Request) => Promise<Response>) {
  const heard = new Map<string, Heard>()
  const kept = new Map<string, Response>([['/offline.html', new Response('sem conexão')]])
  const cache = {
    match: async (name: string) => kept.get(name)?.clone(),
    put: async (name: string, answer: Response) => void kept.set(name, answer),
    addAll: async () => {},
  }
  const world = {
    location: new URL(HERE),
    addEventListener: (name: string, listener: Heard) => heard.set(name, listener),
    caches: { open: async () => cache, keys: async () => [], delete: async () => true },
    fetch: network,
    AbortSignal: { any: () => undefined, timeout: () => undefined },
    URL,
    Response,
    Date,
    Promise,
    setTimeout,
    Math,
  }
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { ...world, self: world })
  const ask = (path: string, { method = 'GET', mode = 'cors' } = {}) => {
    let answer: Promise<Response> | undefined
    const request = {
      method,
      mode,
      url: new URL(path, HERE).href,
      signal: { aborted: false },
      clone: () => request,
    } as unknown as Request
    heard.get('fetch')!({ request, respondWith: (given) => (answer = given) })
    return answer
  }
  return { ask, kept }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const says = (status: number) => async () => new Response(String(status), { status })

test('the API, writing, and other houses are none of its business', () => {
  const { ask } = worker(says(200))
  expect(ask('/api/wallet')).toBeUndefined()
  expect(ask('/api/auth/user', { method: 'POST' })).toBeUndefined()
  expect(ask('/api/sandbox/mailbox', { mode: 'navigate' })).toBeUndefined()
  expect(ask('https://elsewhere.example/assets/x.js')).toBeUndefined()
})

test('a file of the build is fetched once', async () => {
  const network = vi.fn(says(200))
  const { ask } = worker(network)
  await ask('/assets/site-abc.js')
  await ask('/assets/site-abc.js')
  expect(network).toHaveBeenCalledTimes(1)
})

test('a file that could not be had is not kept', async () => {
  const network = vi.fn(says(503))
  const { ask } = worker(network)
  await ask('/assets/site-abc.js')
  await ask('/assets/site-abc.js')
  expect(network).toHaveBeenCalledTimes(2)
})

test('a page always comes from the network and is never kept; without network there is the offline page', async () => {
  let isOnline = true
  const { ask, kept } = worker(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return new Response('painel de Ana')
  })
  expect(await (await ask('/client-dashboard', { mode: 'navigate' }))!.text()).toBe('painel de Ana')
  isOnline = false
  expect(await (await ask('/client-dashboard', { mode: 'navigate' }))!.text()).toBe('sem conexão')
  expect([...kept.keys()]).toEqual(['/offline.html'])
})

test.each([502, 503, 504, 'lost'] as const)('who Ana is, is asked again through trouble: %s', async (trouble) => {
  let asked = 0
  const { ask } = worker(async () => {
    asked += 1
    if (asked > 3) return new Response('Ana')
    if (trouble === 'lost') throw new TypeError('Failed to fetch')
    return new Response('', { status: trouble })
  })
  const answer = ask('/api/auth/user')!
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await (await answer).text()).toBe('Ana')
})

test.each([200, 401, 403, 500])('%s is an answer and passes at once', async (status) => {
  const network = vi.fn(says(status))
  expect((await worker(network).ask('/api/auth/user'))!.status).toBe(status)
  expect(network).toHaveBeenCalledTimes(1)
})

test('after eight seconds the trouble itself is the answer', async () => {
  const began = Date.now()
  const answer = worker(says(503)).ask('/api/auth/user')!
  let endedAt = 0
  void answer.then(() => (endedAt = Date.now()))
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await answer).status).toBe(503)
  expect(endedAt - began).toBeLessThanOrEqual(8_000)
  expect(endedAt - began).toBeGreaterThan(5_000)
})
