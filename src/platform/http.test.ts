import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { endpoint, instant } from '#shared/contract.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { networkAddressOf } from './request.ts'
import { databaseClock } from './clock.ts'
import { apiOf, serve } from './http.ts'
import { log } from './log.ts'

const UNAVAILABLE = 'Estamos com uma instabilidade de alguns segundos. Nada foi perdido; tente novamente.'
const db = await freshDatabase()

const probe = endpoint({
  method: 'GET',
  path: '/api/probe',
  access: 'public',
  summary: 'Answers a test.',
  input: z.object({}),
  output: z.unknown(),
})
const ports = {
  db,
  now: () => new Date(),
  clock: databaseClock,
  log,
  viewerOf: async () => undefined,
  trustedProxies: 0,
}

/** Serves GET /api/probe, which runs `statement` with the timeout `wait`, and calls it. */
const ask = (wait: string, statement: string) => {
  const served = serve(probe, ({ db: given }) =>
    given.begin(async (tx) => {
      await tx.unsafe(`set local ${wait}`)
      return tx.unsafe(statement)
    }),
  )
  return apiOf([served], ports).request('/api/probe')
}

test.each([
  ['a lock that another transaction holds', "lock_timeout = '20ms'", 'select 1 from ledger_snapshots'],
  ['a statement that takes too long', "statement_timeout = '20ms'", 'select pg_sleep(20)'],
])('%s is answered with 503 and Retry-After', async (_, wait, statement) => {
  const answer = await ownerOf(db).begin(async (tx) => {
    await tx`lock table ledger_snapshots`
    return ask(wait, statement)
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await answer.json()).toEqual({ error: UNAVAILABLE, code: 'http.unavailable' })
})

test('a page reads with the network address of its visitor, for limits', async () => {
  const api = apiOf([serve(probe, ({ address }) => address)], ports)
  expect(await api.read('/api/probe', {}, '203.0.113.7')).toEqual({ value: '203.0.113.7' })
  expect(await api.read('/api/probe', {})).toEqual({ value: 'in-process' })
})

test('an answer carries the fields of its contract and no others, over HTTP and to a page', async () => {
  const people = endpoint({
    ...probe,
    access: 'public',
    output: z.object({ people: z.array(z.object({ name: z.string(), born: z.nullable(instant) })), more: z.boolean() }),
  })
  const [ana, luna] = [
    { name: 'Ana', born: new Date('1985-04-11'), passwordHash: '$argon2id$v=19$…' },
    { name: 'Luna', born: null, taxId: '52998224725' },
  ]
  const api = apiOf([serve(people, () => ({ people: [ana, luna], more: false, note: 'só para a equipe' }))], ports)
  const agreed = {
    people: [
      { name: 'Ana', born: ana.born },
      { name: 'Luna', born: null },
    ],
    more: false,
  }
  expect(await (await api.request('/api/probe')).text()).toBe(JSON.stringify(agreed))
  expect(await api.read('/api/probe', {})).toEqual({ value: agreed })
  expect(ana, 'what the handler keeps is not touched').toHaveProperty('passwordHash')
})

test('a wrong statement is answered with a plain 500', async () => {
  const answer = await ask("lock_timeout = '1s'", 'select nothing_of_the_kind')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    error: 'Algo deu errado do nosso lado. Nada foi cobrado; tente novamente.',
    code: 'http.unexpected',
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['198.51.100.1, 203.0.113.7:4711', '203.0.113.7'],
  ['unknown', '192.0.2.1'],
  ['203.0.113.7:4711:1', '192.0.2.1'],
  ['', '192.0.2.1'],
])('reads the address %j behind one proxy as %s', (named, address) => {
  expect(networkAddressOf(named, '192.0.2.1', 1)).toBe(address)
  expect(networkAddressOf(named, '192.0.2.1', 0), 'without a proxy').toBe('192.0.2.1')
})

test('whoever is unknown and sends megabytes of JSON has to wait, and nobody else', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const told = endpoint({ ...probe, method: 'POST', access: 'public' })
  const api = apiOf([serve(told, () => ({}))], { ...ports, trustedProxies: 1 })
  const body = JSON.stringify({ a: 'a'.repeat(60_000) })
  const send = async (address: string) =>
    (
      await api.request('/api/probe', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body,
      })
    ).status
  const statuses: number[] = []
  for (let n = 0; n < 40; n++) statuses.push(await send('203.0.113.7'))
  expect(statuses).toEqual([...Array(34).fill(200), ...Array(6).fill(429)])
  expect(await send('198.51.100.4')).toBe(200)
  clock.mockReturnValue(5_000)
  expect(await send('203.0.113.7')).toBe(200)
  clock.mockRestore()
})
