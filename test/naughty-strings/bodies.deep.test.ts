import { beforeAll, describe, expect, test } from 'vitest'
import { MOST_BODY_BYTES } from '#platform/request.ts'
import { endpointMatrix } from '#test/authorisation/matrix/endpoint-matrix.ts'
import { endpointNameOf, openSite, type Site } from '#test/authorisation/site.ts'
import { validCall } from './valid-call.ts'
import { expectValidAnswer } from './expect-valid-answer.ts'
import { percentEncode, type ApiAnswer, send } from './send.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times)
const PROTO = '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'

/** What is sent instead of a JSON object, and the expected status. */
const BODIES: readonly [what: string, body: string | undefined, status: number, headers?: Record<string, string>][] = [
  ['no body', undefined, 400],
  ['an empty body', '', 400],
  ['spaces', '  \n ', 400],
  ['half an object', '{"id":', 400],
  ['a list', '[]', 400],
  ['a text', '"id"', 400],
  ['null', 'null', 400],
  ['a number', '12', 400],
  ['NaN', 'NaN', 400],
  ['lists in lists', deep('[', ']', 20_000), 400],
  ['objects in objects', deep('{"a":', '}', 5_000).replace('{"a":}', '{"a":1}'), 400],
  ['a list so deep under a name', `{"a":${deep('[', ']', 30_000)}}`, 400],
  ['2 MB', JSON.stringify({ text: 'a'.repeat(2 * 1024 * 1024) }), 413],
  [
    '2 MB that say they are short',
    JSON.stringify({ text: 'a'.repeat(2 * 1024 * 1024) }),
    413,
    { 'content-length': '2' },
  ],
  ['a form', 'id=1', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['several parts', '--a\r\n\r\n--a--', 415, { 'content-type': 'multipart/form-data; boundary=a' }],
  ['plain text', '{}', 415, { 'content-type': 'text/plain' }],
  ['no type', '{}', 415, { 'content-type': '' }],
  ['a type that only begins like JSON', '{}', 415, { 'content-type': 'application/jsonp' }],
]

const mostBytesOf = (name: string) => {
  const served = site.served.find((one) => endpointNameOf(one) === name)!
  return 'raw' in served ? MOST_BODY_BYTES : (served.endpoint.maxBodyBytes ?? MOST_BODY_BYTES)
}

describe('a body that is not a JSON object is refused', () => {
  const endpoints = Object.entries(endpointMatrix).filter(([name, { isRaw }]) => !isRaw && !name.startsWith('GET'))
  test.each(endpoints)('%s', async (name, row) => {
    const { who, given } = validCall(site, row)
    const [method, path] = name.split(' ') as [string, string]
    const address = path.replace(/:(\w+)/g, (_whole, parameter: string) => percentEncode(String(given[parameter])))
    for (const [what, body, status, headers] of BODIES) {
      const answer = await expectValidAnswer(what, () => send(site, method, address, who, body, headers))
      const isTooLong = Buffer.byteLength(body ?? '') > mostBytesOf(name)
      expect(answer.status, what).toBe(isTooLong ? 413 : status)
    }
    await expectValidAnswer('a prototype', () => site.rolledBack(() => send(site, method, address, who, PROTO)))
  })
})

const sent = (body: ReadableStream<Uint8Array>) =>
  site.api.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit)

test('a body whose stream breaks off is a 400', async () => {
  const brokenStream = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('gone')) })
  expect((await sent(brokenStream)).status).toBe(400)
})

test('an endless body is a 413 and is not read to its end', async () => {
  let bytes = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (bytes > 2 * 1024 * 1024) return controller.error(new Error('read too far'))
      const part = new Uint8Array(16 * 1024).fill(0x20)
      bytes += part.byteLength
      controller.enqueue(part)
    },
  })
  expect((await sent(endless)).status).toBe(413)
  expect(bytes).toBeLessThanOrEqual(128 * 1024)
})

/** Endpoints without our JSON contract answer in a form of their own, and must not fail. */
describe('raw endpoints never answer a 5xx', () => {
  const QUERIES = [
    '',
    '?token=%00',
    '?token=%ff',
    '?para=%00%ff',
    '?para=a%00b',
    '?data.id=%00&type=payment',
    '?data.id[]=1&data.id=2',
    `?token=${'a'.repeat(9_000)}`,
  ]
  const raws = Object.keys(endpointMatrix).filter((name) => endpointMatrix[name]!.isRaw)
  test.each(raws)('%s', async (name) => {
    const [method, path] = name.split(' ') as [string, string]
    for (const part of ['%00', '%ff', '%', '..%2f..', 'a'.repeat(9_000), '__proto__', 'constructor']) {
      for (const query of QUERIES) {
        const body = method === 'GET' ? undefined : deep('[', ']', 9_000)
        const { status } = await site.rolledBack(() =>
          send(site, method, path.replace(/:\w+/g, part) + query, 'nobody', body, {
            'x-signature': 'ts=\u00ff,v1=',
            'x-request-id': '%00',
          }),
        )
        expect(status, `${part} ${query}`).toBeLessThan(500)
      }
    }
  })
})

test('repeated or unknown query parameters and malformed headers change nothing', async () => {
  const ask = (address: string, headers?: Record<string, string>) =>
    expectValidAnswer(address, () => send(site, 'GET', address, 'nobody', undefined, headers))
  const usual: ApiAnswer = await ask('/api/consultants?text=Luna&page=1')
  expect(usual.status).toBe(200)
  expect(await ask('/api/consultants?text=Luna&page=1&page=2&text=Sol')).toEqual(usual)
  expect(await ask('/api/consultants?text=Luna&page=1&__proto__=a&constructor=b&toString=c')).toEqual(usual)
  const strange = {
    'x-forwarded-for': "1.2.3.4' or 1=1, \u00ff",
    'user-agent': '<script>'.repeat(900),
    authorization: 'Bearer \u00ff\u00fe',
    cookie: 'token=1; '.repeat(400),
  }
  expect(await ask('/api/consultants?text=Luna&page=1', strange)).toEqual(usual)
  expect((await ask('/api/auth/user', { authorization: `Bearer ${'a'.repeat(200_000)}` })).status).toBe(401)
  expect((await ask('/api/auth/user', { authorization: 'Bearer __proto__' })).status).toBe(401)
})

test('an unknown API address is a 404 with a message', async () => {
  for (const address of [
    '/api/%00',
    '/api/%ff',
    '/api/__proto__',
    '/api/..%2fadmin',
    '/api/consultants/a/b/c/d',
    `/api/${'a/'.repeat(2_000)}`,
  ]) {
    const answer = await expectValidAnswer(address.slice(0, 60), () => send(site, 'GET', address, 'iris'))
    expect(answer.status, address.slice(0, 60)).toBe(404)
  }
})
