import { once } from 'node:events'
import { type AddressInfo, connect as connectTcp, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fact, number, topic } from '#shared/facts.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { announce, Bus } from './bus.ts'
import type { Db } from './db.ts'
import { log } from './log.ts'

const circleTopic = topic('circle')
const moved = fact(circleTopic, 'moved', { n: number })

let url: string
let behindRelay: Db
/** Connections to PostgreSQL through the relay. */
const relayed = new Set<[Socket, Socket]>()

/** A relay that can fall silent without closing anything, like a network whose state was lost. */
const relay = createServer((near) => {
  const { hostname, port } = new URL(url)
  // An embedded server listens on both.
  const far = connectTcp(Number(port), hostname.startsWith('%2F') ? '127.0.0.1' : hostname)
  relayed.add([near, far])
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const)
    from
      .on('data', (part) => to.write(part))
      .on('error', () => to.destroy())
      .on('close', () => to.destroy())
})
const silence = () => {
  for (const pair of relayed) for (const socket of pair) socket.pause()
}

beforeAll(async () => {
  url = await freshDatabaseUrl()
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((relay.address() as AddressInfo).port)
  behindRelay = connectTo(through.href, { max: 2 })
})
afterAll(() => {
  for (const pair of relayed) for (const socket of pair) socket.destroy()
  relay.close()
})

test('a listening connection that fell silent is noticed, replaced, and heard as a gap', async () => {
  const direct = connectTo(url)
  const bus = await Bus.open(behindRelay, log, { echo: { db: direct, everyMs: 20, withinMs: 1_500 } })
  const heard: number[] = []
  let gaps = 0
  bus.hear(moved, (_key, { n }) => void heard.push(n))
  bus.onGap(() => void gaps++)
  await announce(direct, moved('one', { n: 1 }))
  await expect.poll(() => heard).toEqual([1])
  expect([bus.hears, gaps]).toEqual([true, 0])

  silence()
  await announce(direct, moved('one', { n: 2 }))
  await expect.poll(() => bus.hears, { interval: 5 }).toBe(false)
  await expect.poll(() => bus.hears).toBe(true)
  expect(gaps, 'who listens reads again').toBe(1)
  await announce(direct, moved('one', { n: 3 }))
  await expect.poll(() => heard).toEqual([1, 3])
  await bus.close()
})

test('the listening connection closes with its bus, and by itself once the pool has ended', async () => {
  const listening = () => direct`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'short' and query ilike 'listen%'`
  const direct = connectTo(url)
  for (const end of [
    async (bus: Bus, db: Db) => (await bus.close(), void db),
    async (_bus: Bus, db: Db) => db.end({ timeout: 1 }),
  ]) {
    const db = connectTo(url, { name: 'short' })
    const bus = await Bus.open(db, log, { echo: { everyMs: 1, withinMs: 60_000 } })
    expect(await listening()).toHaveLength(1)
    await end(bus, db)
    await expect.poll(listening).toHaveLength(0)
  }
})
