import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { reportClientError } from '#platform/client-errors/contract.ts'
import { scrub } from '#shared/scrub.ts'
import { errorReportScript, reportErrors } from './report-errors.ts'

afterEach(() => vi.restoreAllMocks())

type Failure = { preventDefault: () => void }
type Sent = { message: string; stack: string; page: string }

/** A page that reports its errors. `beacons`: whether the browser knows sendBeacon and takes what it is given. */
function openPage({ beacons = true, pathname = '/consultores' } = {}) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const listeners: Record<string, (event: Failure) => void> = {}
  const bodies: Blob[] = []
  const fetch = vi.fn(async (_path: string, { body }: { body: string }) => {
    bodies.push(new Blob([body]))
    throw new TypeError('Failed to fetch')
  })
  const page = {
    addEventListener: (type: string, listener: (event: Failure) => void) => void (listeners[type] = listener),
    location: { pathname },
    navigator: { sendBeacon: (_path: string, body: Blob) => beacons && bodies.push(body) > 0 },
    fetch,
  }
  const happens = (type: 'error' | 'unhandledrejection', event: object) => {
    const preventDefault = vi.fn()
    listeners[type]!({ ...event, preventDefault })
    return preventDefault
  }
  return {
    page,
    logged,
    fetch,
    bodies,
    throws: (error: unknown) => happens('error', { error, message: 'Uncaught' }),
    rejects: (reason: unknown) => happens('unhandledrejection', { reason }),
    sent: () => Promise.all(bodies.map(async (body) => JSON.parse(await body.text()) as Sent)),
  }
}

test('an error and a rejection are prevented, logged once, and reported', async () => {
  const it = openPage()
  reportErrors(it.page, scrub)
  const [error, reason] = [new TypeError('x is undefined'), new Error('sem resposta')]
  expect(it.throws(error)).toHaveBeenCalledOnce()
  expect(it.rejects(reason)).toHaveBeenCalledOnce()
  expect(it.logged.mock.calls).toEqual([[error], [reason]])
  const sent = await it.sent()
  expect(sent.map(({ message, page }) => [message, page])).toEqual([
    ['TypeError: x is undefined', '/consultores'],
    ['Error: sem resposta', '/consultores'],
  ])
  expect(sent[0]!.stack).toContain('report-errors.test.ts')
})

test('a report contains neither e-mails, documents, tokens, ids nor queries', async () => {
  const token = 'aB3_-'.repeat(9)
  const it = openPage({ pathname: '/consultation/0b9d9c1e-6c7b-4a53-9d2e-0a1b2c3d4e5f' })
  reportErrors(it.page, scrub)
  it.throws(new Error(`ana@exemplo.com.br 529.982.247-25 ${token} /login?next=/segredo`))
  const report = await it.bodies[0]!.text()
  for (const secret of ['ana@', '529', token, 'segredo', '0b9d9c1e']) expect(report).not.toContain(secret)
})

test('whatever is thrown fits into 4 kB and into the contract', async () => {
  const it = openPage({ pathname: `/${'página/'.repeat(200)}` })
  reportErrors(it.page, scrub)
  const wide = Object.assign(new Error('ções '.repeat(9_000)), { stack: '😀 '.repeat(9_000) })
  for (const thrown of [wide, undefined, { a: 1 }, Object.create(null), '\0\uD800'.repeat(5)]) it.rejects(thrown)
  for (const body of it.bodies) expect(body.size).toBeLessThanOrEqual(4_096)
  const sent = await it.sent()
  expect(sent).toHaveLength(5)
  for (const report of sent) expect(reportClientError.input.safeParse(report).error).toBeUndefined()
})

test('the same error is reported once, and at most five per page', async () => {
  const it = openPage()
  reportErrors(it.page, scrub)
  for (let n = 0; n < 20; n++) it.throws(new Error('sempre o mesmo'))
  for (let n = 0; n < 20; n++) it.throws(new Error(`outro, ${'x'.repeat(n)}`))
  expect(it.bodies).toHaveLength(5)
  expect(it.logged).toHaveBeenCalledTimes(40)
})

test('without beacons it is sent by fetch, and a failure of that is silent', async () => {
  const it = openPage({ beacons: false })
  reportErrors(it.page, scrub)
  it.throws(new Error('falhou'))
  expect(it.fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/client-errors',
    expect.objectContaining({ method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } }),
  )
  expect((await it.sent())[0]!.message).toBe('Error: falhou')
})

test('an error of a browser extension is logged and not reported', () => {
  const it = openPage()
  reportErrors(it.page, scrub)
  it.throws(Object.assign(new Error('a'), { stack: 'Error: a\n at chrome-extension://abc/x.js:1:1' }))
  expect([it.logged.mock.calls.length, it.bodies.length]).toEqual([1, 0])
})

test('the script needs nothing but the page', async () => {
  const it = openPage()
  runInNewContext(errorReportScript(), { window: it.page, console, Blob, JSON, Set, String, fetch: it.fetch })
  it.throws(new Error('cedo demais'))
  expect((await it.sent())[0]!.message).toBe('Error: cedo demais')
})
