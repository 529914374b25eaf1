import { expect, test, vi } from 'vitest'
import { networkOf } from '#domains/accounts/index.ts'
import type { Db } from '../db.ts'
import { apiOf } from '../http.ts'
import type { Log } from '../log.ts'
import { BrowserErrors } from './browser-errors.ts'
import { clientErrorsEndpoint } from './client-errors-endpoint.ts'

/** An API that only takes reports, with a clock that is moved by hand. It is given no database, and needs none. */
function openApi() {
  const warn = vi.fn()
  const log = { warn, error: vi.fn() } as unknown as Log
  const clock = { at: Date.UTC(2026, 10, 22) }
  const api = apiOf([clientErrorsEndpoint({ log, networkOf, kinds: new BrowserErrors() })], {
    db: undefined as unknown as Db,
    now: () => new Date(clock.at),
    clock: async () => new Date(clock.at),
    log,
    viewerOf: async () => undefined,
    trustedProxies: 1,
  })
  const report = (given: unknown, address = '200.1.2.3') =>
    api.request('/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, 'user-agent': 'Firefox/140' },
      body: typeof given === 'string' ? given : JSON.stringify(given),
    })
  return { report, clock, lines: () => warn.mock.calls as [Record<string, unknown>, string][] }
}
const failure = (message: string) => ({ message, stack: `${message}\n at /assets/a.js:1:2`, page: '/' })

test('a report becomes one line of the log, scrubbed again', async () => {
  const { report, lines } = openApi()
  const answer = await report({ message: 'TypeError: ana@exemplo.com.br', stack: 'at /a?token=1', page: '/b?x=1' })
  expect([answer.status, await answer.json()]).toEqual([200, {}])
  expect(lines()).toEqual([
    [{ message: 'TypeError: [e-mail]', stack: 'at /a', page: '/b', agent: 'Firefox/140', times: 1 }, 'client error'],
  ])
})

test('the same error is one line a minute with a count, from whomever it comes', async () => {
  const { report, clock, lines } = openApi()
  for (let n = 0; n < 50; n++) await report(failure('a'), `200.1.${n}.1`)
  expect(lines().map(([{ times }]) => times)).toEqual([1])
  clock.at += 60_000
  await report(failure('a'))
  expect(lines().map(([{ times }]) => times)).toEqual([1, 50])
})

test('ever new errors write at most sixty lines a minute, and say how many were left out', async () => {
  const { report, clock, lines } = openApi()
  for (let n = 0; n < 500; n++) await report(failure(`error ${n}`), `200.${n >> 8}.${n & 255}.1`)
  expect(lines()).toHaveLength(60)
  clock.at += 60_000
  await report(failure('new'))
  expect(lines()[60]![0]).toMatchObject({ message: 'new', unlogged: 440 })
})

test('one network may report twenty times a minute; then it is refused with 429', async () => {
  const { report, clock } = openApi()
  const statuses = async (times: number, address: string) => {
    const all: number[] = []
    for (let n = 0; n < times; n++) all.push((await report(failure('a'), address)).status)
    return all
  }
  expect(await statuses(20, '2001:db8::1')).toEqual(Array(20).fill(200))
  const refused = await report(failure('a'), '2001:db8::ffff')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await statuses(1, '2001:db8:1::1')).toEqual([200])
  clock.at += 60_000
  expect(await statuses(1, '2001:db8::1')).toEqual([200])
})

test('a report over 4 kB is refused with 413, an incomplete one with 400', async () => {
  const { report, lines } = openApi()
  expect((await report({ ...failure('a'), rest: 'x'.repeat(4_096) })).status).toBe(413)
  expect((await report({ stack: 'a' })).status).toBe(400)
  expect((await report({ message: 'a', stack: 'x'.repeat(1_501) })).status).toBe(400)
  expect(lines()).toEqual([])
})
