import { createServer, type Server } from 'node:https'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { selfSigned } from '#test/support/self-signed.ts'
import { httpsCalendars, type Ways } from './https-source.ts'
import { isPublicAddress } from './public-address.ts'

const HOST = 'calendario.amigo.com.br'
const OTHER = 'outro.amigo.com.br'
const PUBLIC = '93.184.215.14'
const ADDRESS = `https://${HOST}/segredo/basic.ics`
const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
const { key, cert } = selfSigned(HOST, OTHER)

const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
})

type Answering = (request: IncomingMessage, response: ServerResponse) => void
const answers =
  (
    body: string | Buffer,
    headers: Record<string, string> = { 'content-type': 'text/calendar; charset=utf-8' },
  ): Answering =>
  (_request, response) =>
    void response.writeHead(200, headers).end(body)

/** A calendar server of this machine behind public-looking addresses, and what was asked of it. */
async function sourceOf(answering: Answering, ways: Ways = {}) {
  const asked: { path: string; headers: IncomingHttpHeaders }[] = []
  const reached: string[] = []
  const server = createServer({ key, cert }, (request, response) => {
    asked.push({ path: `${request.headers.host}${request.url}`, headers: request.headers })
    answering(request, response)
  })
  open.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const reach = (address: string) => {
    reached.push(address)
    return { address: '127.0.0.1', port }
  }
  return { source: httpsCalendars({ resolve: async () => [PUBLIC], reach, ca: cert, ...ways }), asked, reached }
}

const failed = (fault: string) => ({ outcome: 'failed', fault })

test('reads a calendar at the address that was checked, and brings nothing of ours along', async () => {
  const { source, asked, reached } = await sourceOf((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar', etag: '"v1"', 'set-cookie': 'a=b' }).end(CALENDAR)
  })
  const version = { etag: '"v1"', lastModified: null }
  expect(await source.read(ADDRESS)).toEqual({ outcome: 'read', text: CALENDAR, version })
  expect(await source.read(ADDRESS.replace('https', 'webcal'))).toMatchObject({ outcome: 'read' })
  expect(reached).toEqual([PUBLIC, PUBLIC])
  const { path, headers } = asked[1]!
  expect(path).toBe(`${HOST}/segredo/basic.ics`)
  expect(Object.keys(headers).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
})

test('asks whether anything changed, and hears that nothing did', async () => {
  const { source, asked } = await sourceOf((_request, response) => void response.writeHead(304).end())
  const known = { etag: '"v1"', lastModified: 'Fri, 20 Nov 2026 12:00:00 GMT' }
  expect(await source.read(ADDRESS, known)).toEqual({ outcome: 'unchanged' })
  expect(asked[0]!.headers).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': known.lastModified })
  expect(await source.read(ADDRESS), 'without a version there is nothing to be unchanged').toEqual(
    failed('unreachable'),
  )
})

test.each([
  `http://${HOST}/a.ics`,
  `https://${HOST}:8443/a.ics`,
  `https://ana:segredo@${HOST}/a.ics`,
  'https://127.0.0.1/a.ics',
  'https://0x7f000001/a.ics',
  'https://2130706433/a.ics',
  'https://[::1]/a.ics',
  'https://[::ffff:127.0.0.1]/a.ics',
  'https://localhost/a.ics',
  'https://agenda.localhost/a.ics',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://impressora.local/a.ics',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '',
])('never opens %s', async (address) => {
  const { source, asked } = await sourceOf(answers(CALENDAR))
  expect(await source.read(address)).toEqual(failed('address'))
  expect(asked).toEqual([])
})

test('no address of a private network, this machine, a carrier or a cloud is public, however it is written', () => {
  const inner = `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.192
    192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 fe80::1 fc00::1 fd00:ec2::254 ::ffff:10.0.0.1
    ::ffff:7f00:1 64:ff9b::a00:1 2002:7f00:1:: 2001:0:7f00:1:: ff02::1 fe80::1%eth0 2001:db8::1 nome`.split(/\s+/)
  expect([...inner, ''].filter(isPublicAddress)).toEqual([])
  const open = [PUBLIC, '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c']
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([])
})

test('a name with one inner address among its public ones is not opened, nor one that leads nowhere', async () => {
  const rebound = await sourceOf(answers(CALENDAR), { resolve: async () => [PUBLIC, '10.0.0.7'] })
  expect(await rebound.source.read(ADDRESS)).toEqual(failed('address'))
  expect(rebound.reached).toEqual([])
  const unknown = await sourceOf(answers(CALENDAR), { resolve: async () => Promise.reject(new Error('ENOTFOUND')) })
  expect(await unknown.source.read(ADDRESS)).toEqual(failed('unreachable'))
})

test('a name that becomes an inner one after the check is reached at the address that was checked', async () => {
  const told = [[PUBLIC], ['127.0.0.1']]
  const { source, reached } = await sourceOf(answers(CALENDAR), { resolve: async () => told.shift()! })
  expect(await source.read(ADDRESS)).toMatchObject({ outcome: 'read' })
  expect([reached, told.length]).toEqual([[PUBLIC], 1])
})

test('each redirect is checked like the address itself, and the fourth is not followed', async () => {
  const leads =
    (to: (request: IncomingMessage) => string): Answering =>
    (request, response) =>
      request.url === '/fim'
        ? answers(CALENDAR)(request, response)
        : response.writeHead(302, { location: to(request) }).end()
  const elsewhere = await sourceOf(leads(() => `https://${OTHER}/fim`))
  expect(await elsewhere.source.read(ADDRESS)).toMatchObject({ outcome: 'read' })
  for (const inner of ['https://127.0.0.1/fim', 'http://outro.amigo.com.br/fim', '//169.254.169.254/fim', ''])
    expect(await (await sourceOf(leads(() => inner))).source.read(ADDRESS), inner).toEqual(
      failed(inner ? 'address' : 'redirects'),
    )
  const named = await sourceOf(
    leads(() => `https://${OTHER}/fim`),
    {
      resolve: async (name) => [name === HOST ? PUBLIC : '192.168.0.9'],
    },
  )
  expect(await named.source.read(ADDRESS)).toEqual(failed('address'))
  const circle = await sourceOf(leads(({ url }) => `${url}x`))
  expect(await circle.source.read(ADDRESS)).toEqual(failed('redirects'))
  expect(circle.asked).toHaveLength(4)
})

test('a file of more than 2 MB is cut off, also one that unpacks to it', async () => {
  const large = Buffer.alloc(3 * 1024 * 1024, 'BEGIN:VCALENDAR\r\n')
  expect(await (await sourceOf(answers(large))).source.read(ADDRESS)).toEqual(failed('too_large'))
  const packed = { 'content-type': 'text/calendar', 'content-encoding': 'gzip' }
  expect(await (await sourceOf(answers(gzipSync(large), packed))).source.read(ADDRESS)).toEqual(failed('too_large'))
  const small = await sourceOf(answers(gzipSync(CALENDAR), packed))
  expect(await small.source.read(ADDRESS)).toMatchObject({ outcome: 'read', text: CALENDAR })
})

test.each<[string, Answering]>([
  ['a page', answers('<html>Entre na sua conta</html>', { 'content-type': 'text/html' })],
  ['text that is no calendar', answers('olá')],
  ['a picture', answers(CALENDAR, { 'content-type': 'image/png' })],
  ['an unknown packing', answers(CALENDAR, { 'content-type': 'text/calendar', 'content-encoding': 'br' })],
])('%s is not a calendar', async (_, answering) => {
  expect(await (await sourceOf(answering)).source.read(ADDRESS)).toEqual(failed('not_calendar'))
})

test.each([
  [404, 'refused'],
  [401, 'refused'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [204, 'unreachable'],
])('an answer of %i is %s', async (status, fault) => {
  const { source } = await sourceOf((_request, response) => void response.writeHead(status).end())
  expect(await source.read(ADDRESS)).toEqual(failed(fault))
})

test('a server that never ends, never answers, or that nobody vouches for is unreachable in time', async () => {
  const drops = await sourceOf(
    (_request, response) => void response.writeHead(200, { 'content-type': 'text/calendar' }).write('BEGIN:VCAL'),
    { withinMs: 100 },
  )
  expect(await drops.source.read(ADDRESS)).toEqual(failed('unreachable'))
  const silent = await sourceOf(() => {}, { withinMs: 100 })
  expect(await silent.source.read(ADDRESS)).toEqual(failed('unreachable'))
  const stuck = await sourceOf(answers(CALENDAR), { withinMs: 100, resolve: () => new Promise(() => {}) })
  expect(await stuck.source.read(ADDRESS)).toEqual(failed('unreachable'))
  const stranger = await sourceOf(answers(CALENDAR), { ca: selfSigned(HOST).cert })
  expect(await stranger.source.read(ADDRESS)).toEqual(failed('unreachable'))
})
