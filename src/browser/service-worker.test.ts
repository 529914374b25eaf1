import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type FetchListener = (event: { request: Request; respondWith: (answer: Promise<Response>) => void }) => void
const HERE = 'https://sensitivos.example'

/** Runs the worker's own file with a fake network. `ask` answers undefined for a request that it does not handle. */
function worker(network: (request: Request) => Promise<Response>) {
  const listeners = new Map<string, FetchListener>()
  const cached = new Map<string, Response>([['/offline.html', new Response('sem conexão')]])
  const cache = {
    match: async (name: string) => cached.get(name)?.clone(),
    put: async (name: string, answer: Response) => void cached.set(name, answer),
    addAll: async () => {},
  }
  const world = {
    location: new URL(HERE),
    addEventListener: (name: string, listener: FetchListener) => listeners.set(name, listener),
    caches: { open: async () => cache, keys: async () => [], delete: async () => true },
    fetch: network,
    AbortController,
    clearTimeout,
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
      signal: new AbortController().signal,
      clone: () => request,
    } as unknown as Request
    listeners.get('fetch')!({ request, respondWith: (given) => (answer = given) })
    return answer
  }
  return { ask, cached }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answering = (status: number) => async () => new Response(String(status), { status })

test('the API, other methods than GET and other hosts are not handled', () => {
  const { ask } = worker(answering(200))
  expect(ask('/api/wallet')).toBeUndefined()
  expect(ask('/api/auth/user', { method: 'POST' })).toBeUndefined()
  expect(ask('/api/sandbox/mailbox', { mode: 'navigate' })).toBeUndefined()
  expect(ask('https://elsewhere.example/assets/x.js')).toBeUndefined()
})

test('a build file is fetched once', async () => {
  const network = vi.fn(answering(200))
  const { ask } = worker(network)
  await ask('/assets/site-abc.js')
  await ask('/assets/site-abc.js')
  expect(network).toHaveBeenCalledTimes(1)
})

test('a failed response is not cached', async () => {
  const network = vi.fn(answering(503))
  const { ask } = worker(network)
  await ask('/assets/site-abc.js')
  await ask('/assets/site-abc.js')
  expect(network).toHaveBeenCalledTimes(2)
})

test('a page always comes from the network and is never cached; without network the offline page is shown', async () => {
  let isOnline = true
  const { ask, cached } = worker(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return new Response('painel de Ana')
  })
  expect(await (await ask('/client-dashboard', { mode: 'navigate' }))!.text()).toBe('painel de Ana')
  isOnline = false
  expect(await (await ask('/client-dashboard', { mode: 'navigate' }))!.text()).toBe('sem conexão')
  expect([...cached.keys()]).toEqual(['/offline.html'])
})

test.each([502, 503, 504, 'lost'] as const)('the request for the current user is retried after %s', async (failure) => {
  let calls = 0
  const { ask } = worker(async () => {
    calls += 1
    if (calls > 3) return new Response('Ana')
    if (failure === 'lost') throw new TypeError('Failed to fetch')
    return new Response('', { status: failure })
  })
  const answer = ask('/api/auth/user')!
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await (await answer).text()).toBe('Ana')
})

test.each([200, 401, 403, 500])('a %s is returned without a retry', async (status) => {
  const network = vi.fn(answering(status))
  expect((await worker(network).ask('/api/auth/user'))!.status).toBe(status)
  expect(network).toHaveBeenCalledTimes(1)
})

test('after eight seconds of retries the failure is returned', async () => {
  const began = Date.now()
  const answer = worker(answering(503)).ask('/api/auth/user')!
  let endedAt = 0
  void answer.then(() => (endedAt = Date.now()))
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await answer).status).toBe(503)
  expect(endedAt - began).toBeLessThanOrEqual(8_000)
  expect(endedAt - began).toBeGreaterThan(5_000)
})
