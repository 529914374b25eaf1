import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod/mini'
import { announce, Bus } from '#platform/bus.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Ports, Viewer } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { fact, number, readAgain, text, topic } from '#shared/facts.ts'
import { refusals } from '#shared/refusal.ts'
import { freshDatabase } from '#test/support/database.ts'
import { attachSockets, RECHECK_SESSIONS_EVERY_MS } from './attach-sockets.ts'
import { type Channel, serveCommand } from './channel.ts'
import { sessionEnded } from './facts.ts'
import { SocketHub } from './socket-hub.ts'

type Told = { type: string; [field: string]: unknown }

const PEOPLE: Record<string, Viewer> = Object.fromEntries(
  ['ana', 'luna', 'bia', 'caio', 'davi', 'eva', 'gabi', 'iris'].map((id) => [
    id,
    { id, role: 'client', sessionId: `${id}-session` },
  ]),
)
const refuse = refusals('circle', { not_found: [404, 'Roda não encontrada.'] })

const circleTopic = topic('circle')
const happened = fact(circleTopic, 'happened', {
  amountCents: (cents) => (typeof cents === 'bigint' ? cents : undefined),
})
const storyTold = fact(circleTopic, 'story_told', { words: text })
const seatMoved = fact(circleTopic, 'seat_moved', { n: number })
const typing = fact(circleTopic, 'typing', { who: text })

/** A channel for Ana and Luna; Bia is refused. */
const circle: Channel = {
  topicKind: circleTopic,
  authorise: async (viewer) => {
    if (!viewer || viewer.id === 'bia') throw refuse('not_found')
  },
  whisper: (connection, key, { type }) => (type === 'typing' ? typing(key, { who: connection.viewer!.id }) : undefined),
}
/** A channel whose first follow fails. */
let attempts = 0
const flaky: Channel = {
  topicKind: topic('flaky'),
  authorise: async () => {},
  onFollow: () => {
    if (++attempts === 1) throw refuse('not_found')
  },
}
/** Tells that this process has heard of the end of a session. */
const sessions: Channel = { topicKind: topic('session'), authorise: async () => {} }
let doubled = 0
const double = serveCommand(
  { name: 'double', input: z.object({ n: z.number() }), output: z.number() },
  async ({ input }) => (doubled++, input.n * 2),
)
const rowOfAna = { name: 'Ana', email: 'ana@exemplo.com' }
const whoAmI = serveCommand(
  { name: 'who-am-i', input: z.object({}), output: z.object({ name: z.string() }) },
  async () => rowOfAna,
)

/** What happens after the database found a session and before we hear of it. */
const meanwhile: Record<string, () => Promise<unknown>> = {}

let db: Db
let server: Server
let hub: SocketHub
let bus: Bus
let close: () => void
/** Sessions whose end nobody announced. */
const silentlyEnded = new Set<string>()

/** A browser tab: sends messages and reads what arrives. */
async function tab(token?: string, network = 'home') {
  const socket = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}/api/realtime`, {
    headers: { 'x-network': network },
  })
  const received: Told[] = []
  const waiting: ((message: Told) => void)[] = []
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Told
    const next = waiting.shift()
    next ? next(message) : received.push(message)
  })
  await once(socket, 'open')
  const say = (message: object | string) => socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const next = () =>
    new Promise<Told>((resolve) => (received.length > 0 ? resolve(received.shift()!) : waiting.push(resolve)))
  say({ type: 'hello', ...(token && { token }) })
  return { say, next, socket, closed: once(socket, 'close') }
}

async function welcomeOrCode(token?: string, network?: string) {
  const { next, closed } = await tab(token, network)
  return Promise.race([next().then(({ type }) => type), closed.then(([code]) => code as number)])
}

async function following(token: string, topic = 'circle:one') {
  const it = await tab(token)
  expect(await it.next()).toEqual({ type: 'welcome' })
  it.say({ type: 'follow', topic })
  expect(await it.next()).toEqual({ type: 'following', topic })
  return it
}

beforeAll(async () => {
  db = await freshDatabase()
  const ports: Ports = {
    db,
    now: () => new Date(),
    clock: databaseClock,
    log,
    viewerOf: async (token) => {
      const found = PEOPLE[token]
      await meanwhile[token]?.()
      return found
    },
    trustedProxies: 0,
  }
  const openSessionsAmong = async (ids: string[]) => ids.filter((id) => !silentlyEnded.has(id))
  bus = await Bus.open(db, log)
  hub = new SocketHub([circle, flaky, sessions], [double, whoAmI], { ...ports, openSessionsAmong }, bus)
  server = createServer()
  close = attachSockets(server, hub, { networkOf: ({ headers }) => String(headers['x-network'] ?? 'elsewhere') })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(async () => {
  close()
  server.close()
  await bus.close()
})

test('a fact reaches its followers only once it is committed', async () => {
  const ana = await following('ana')
  await db
    .begin(async (tx) => {
      await announce(tx, seatMoved('one', { n: 0 }))
      throw new Error('rolled back')
    })
    .catch(() => {})
  await announce(db, seatMoved('two', { n: 1 }))
  await announce(db, happened('one', { amountCents: 5000n }))
  expect(await ana.next()).toEqual({
    type: 'event',
    topic: 'circle:one',
    event: { type: 'happened', amountCents: 5000 },
  })
})

test('a fact that is too long for NOTIFY becomes read_again', async () => {
  const ana = await following('ana')
  await announce(db, storyTold('one', { words: 'á'.repeat(4_000) }))
  expect(await ana.next()).toEqual({ type: 'event', topic: 'circle:one', event: { type: 'read_again' } })
})

test('several facts of one transaction are sent by one statement, in their order', async () => {
  const ana = await following('ana')
  let statements = 0
  await db.begin(async (tx) => {
    const counted = new Proxy(tx, { apply: (sql, self, given) => (statements++, Reflect.apply(sql, self, given)) })
    await announce(counted, ...[1, 2, 3].map((n) => seatMoved('one', { n })), readAgain(circleTopic('one')))
  })
  const heard = [await ana.next(), await ana.next(), await ana.next(), await ana.next()]
  expect(heard.map(({ event }) => event)).toEqual([
    ...[1, 2, 3].map((n) => ({ type: 'seat_moved', n })),
    { type: 'read_again' },
  ])
  expect(statements).toBe(1)
})

test('a topic of somebody else is answered as missing, like an unknown one', async () => {
  const bia = await tab('bia')
  await bia.next()
  bia.say({ type: 'follow', topic: 'circle:one' })
  expect(await bia.next()).toEqual({
    type: 'refused',
    topic: 'circle:one',
    error: 'Roda não encontrada.',
    code: 'circle.not_found',
  })
  bia.say({ type: 'follow', topic: 'square:one' })
  expect(await bia.next()).toMatchObject({ type: 'refused', topic: 'square:one', code: 'http.unknown_endpoint' })
})

test('a follow that failed can be repeated', async () => {
  const ana = await tab('ana')
  await ana.next()
  ana.say({ type: 'follow', topic: 'flaky:one' })
  expect(await ana.next()).toMatchObject({ type: 'refused', topic: 'flaky:one' })
  ana.say({ type: 'follow', topic: 'flaky:one' })
  expect(await ana.next()).toEqual({ type: 'following', topic: 'flaky:one' })
  expect(attempts).toBe(2)
})

test('a whisper reaches the other followers only, not its sender', async () => {
  const [ana, luna] = [await following('ana'), await following('luna')]
  ana.say({ type: 'whisper', topic: 'circle:one', event: { type: 'shouting' } })
  ana.say({ type: 'whisper', topic: 'circle:two', event: { type: 'typing' } })
  ana.say({ type: 'whisper', topic: 'circle:one', event: { type: 'typing' } })
  expect(await luna.next()).toEqual({ type: 'event', topic: 'circle:one', event: { type: 'typing', who: 'ana' } })
  await announce(db, seatMoved('one', { n: 2 }))
  expect(await ana.next()).toMatchObject({ event: { type: 'seat_moved' } })
})

test('a command is answered under its own id, a wrong one with a refusal', async () => {
  const ana = await tab('ana')
  await ana.next()
  ana.say({ type: 'command', id: 'c1', name: 'double', input: { n: 21 } })
  expect(await ana.next()).toEqual({ type: 'done', id: 'c1', output: 42 })
  ana.say({ type: 'command', id: 'c2', name: 'double', input: { n: 'x' } })
  expect(await ana.next()).toMatchObject({ type: 'refused', id: 'c2', code: 'http.invalid_input' })
  ana.say({ type: 'command', id: 'c3', name: 'halve', input: {} })
  expect(await ana.next()).toMatchObject({ type: 'refused', id: 'c3', code: 'http.unknown_endpoint' })
  ana.say({ type: 'command', id: 'c4', name: 'double', input: { n: 1, words: 'nul \u0000' } })
  expect(await ana.next()).toMatchObject({ type: 'refused', id: 'c4', code: 'http.unstorable_text' })
})

test('the answer to a command carries the fields of its contract and no others', async () => {
  const ana = await following('ana')
  ana.say({ type: 'command', id: 'me', name: 'who-am-i', input: {} })
  expect(await ana.next()).toEqual({ type: 'done', id: 'me', output: { name: 'Ana' } })
  ana.socket.close()
})

test('a command is refused when signed out', async () => {
  const visitor = await tab()
  await visitor.next()
  visitor.say({ type: 'command', id: 'c1', name: 'double', input: { n: 1 } })
  expect(await visitor.next()).toMatchObject({ type: 'refused', id: 'c1', code: 'http.signed_out' })
})

test.each(['', '{', '[]', 'null', '"x"', '{"type":"shout"}', '{"type":"follow","topic":"' + 'x'.repeat(500) + '"}'])(
  'a malformed message is refused and the connection stays usable: %s',
  async (words) => {
    const ana = await tab('ana')
    await ana.next()
    ana.say(words)
    expect(await ana.next()).toMatchObject({ type: 'refused', error: expect.any(String) })
    ana.say({ type: 'command', id: 'still', name: 'double', input: { n: 1 } })
    expect(await ana.next()).toMatchObject({ type: 'done' })
  },
)

test('a message of more than 64 KiB closes the connection', async () => {
  const ana = await tab('ana')
  await ana.next()
  ana.say('x'.repeat(70_000))
  expect((await ana.closed)[0]).toBe(1009)
})

test('a flood of messages closes the connection', async () => {
  const ana = await tab('ana')
  for (let i = 0; i < 200; i++) ana.say({ type: 'unfollow', topic: 'circle:one' })
  expect((await ana.closed)[0]).toBe(4429)
})

test('when a session ends, its connections close', async () => {
  const [ana, luna] = [await following('ana'), await following('luna')]
  await announce(db, sessionEnded('ana-session'))
  expect((await ana.closed)[0]).toBe(4401)
  await announce(db, seatMoved('one', { n: 3 }))
  expect(await luna.next()).toMatchObject({ event: { type: 'seat_moved' } })
})

test('a session that ends while its hello is answered opens no connection', async () => {
  const witness = await following('luna', 'session:iris-session')
  meanwhile.iris = async () => {
    await announce(db, sessionEnded('iris-session'))
    await witness.next()
  }
  const iris = await tab('iris')
  const heard = iris.next().then(({ type }) => type)
  const closed = iris.closed.then(([code]) => code as number)
  expect(await Promise.race([heard, closed])).toBe(4401)
})

test('a second hello closes the connection, and it hears nothing more of what it followed', async () => {
  const ana = await following('ana', 'circle:hers')
  ana.say({ type: 'hello' })
  ana.say({ type: 'follow', topic: 'circle:one' })
  expect((await ana.closed)[0]).toBe(4400)
  expect(hub.hasFollowers(circleTopic('hers'))).toBe(false)
})

test('a connection whose session ended loses its topics at once and acts no more, also when it never says farewell', async () => {
  const caio = await following('caio', 'circle:his')
  caio.socket.pause()
  await announce(db, sessionEnded('caio-session'))
  await expect.poll(() => hub.hasFollowers(circleTopic('his'))).toBe(false)
  const before = doubled
  caio.say({ type: 'command', id: 'late', name: 'double', input: { n: 1 } })
  const ana = await tab('ana')
  await ana.next()
  ana.say({ type: 'command', id: 'hers', name: 'double', input: { n: 1 } })
  expect(await ana.next()).toMatchObject({ id: 'hers', output: 2 })
  await expect.poll(() => [...hub.connections].some(({ viewer }) => viewer?.id === 'caio')).toBe(false)
  expect(doubled - before, 'only Ana’s').toBe(1)
  caio.socket.resume()
  expect((await caio.closed)[0]).toBe(4401)
})

test('sessions are looked at again, and a connection whose session ended unheard is closed', async () => {
  const [davi, luna] = [await following('davi'), await following('luna')]
  silentlyEnded.add('davi-session')
  await hub.recheckSessions()
  expect((await davi.closed)[0]).toBe(4401)
  await announce(db, seatMoved('one', { n: 4 }))
  expect(await luna.next()).toMatchObject({ event: { type: 'seat_moved' } })
})

test('sessions are looked at again after facts were missed', async () => {
  const eva = await following('eva')
  silentlyEnded.add('eva-session')
  const began = performance.now()
  await db`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`
  expect((await eva.closed)[0]).toBe(4401)
  expect(performance.now() - began, 'not only when all sessions are').toBeLessThan(RECHECK_SESSIONS_EVERY_MS / 2)
})

test('a person has at most 20 connections; the next one is closed with its words, and an end makes room', async () => {
  const tabs = await Promise.all(Array.from({ length: 20 }, () => tab('gabi')))
  for (const { next } of tabs) expect(await next()).toEqual({ type: 'welcome' })
  const oneMore = await tab('gabi')
  expect(await oneMore.next()).toMatchObject({ type: 'refused', code: 'http.too_many_tabs' })
  expect((await oneMore.closed)[0]).toBe(4429)
  tabs[0]!.socket.close()
  await tabs[0]!.closed
  await expect.poll(() => welcomeOrCode('gabi')).toBe('welcome')
})

test('a connection follows at most 40 topics; one more is refused and the others stay', async () => {
  const ana = await tab('ana')
  await ana.next()
  for (let n = 0; n < 40; n++) {
    ana.say({ type: 'follow', topic: `circle:t${n}` })
    expect(await ana.next()).toMatchObject({ type: 'following' })
  }
  ana.say({ type: 'follow', topic: 'circle:more' })
  expect(await ana.next()).toMatchObject({ type: 'refused', topic: 'circle:more', code: 'http.too_many_topics' })
  await announce(db, seatMoved('t0', { n: 5 }))
  expect(await ana.next()).toMatchObject({ topic: 'circle:t0' })
  ana.say({ type: 'unfollow', topic: 'circle:t0' })
  ana.say({ type: 'follow', topic: 'circle:more' })
  expect(await ana.next()).toEqual({ type: 'following', topic: 'circle:more' })
})

test('a network has at most 500 connections; other networks are not affected', async () => {
  const tabs = await Promise.all(Array.from({ length: 500 }, () => tab(undefined, 'crowd')))
  const refused = await tab(undefined, 'crowd')
  expect((await refused.closed)[0]).toBe(4429)
  expect(await (await tab(undefined, 'quiet')).next()).toEqual({ type: 'welcome' })
  for (const { socket } of tabs) socket.terminate()
  await expect.poll(() => welcomeOrCode(undefined, 'crowd')).toBe('welcome')
})

test('an unknown token closes the connection', async () => {
  const stranger = await tab('stranger')
  expect((await stranger.closed)[0]).toBe(4401)
})

test('another origin may not open a connection', async () => {
  const socket = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}/api/realtime`, {
    origin: 'https://elsewhere.example',
  })
  const [error] = await once(socket, 'error')
  expect(String(error)).toContain('403')
})
