import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf, postJournals } from '#domains/wallet/index.ts'
import { availableOf, GATEWAY, type Journal } from '#domains/wallet/rules.ts'

import { type Db, inTransaction, isDatabaseUnavailable } from '#platform/db.ts'
import { freePorts } from '#test/chaos/cluster/free-ports.ts'
import { ServerProcess } from '#test/chaos/cluster/server-process.ts'
import { connectTo } from '#test/support/database.ts'
import { type DedicatedPostgres, startDedicatedPostgres } from '#test/support/dedicated-postgres.ts'

let servers: [DedicatedPostgres, DedicatedPostgres]
beforeAll(async () => {
  servers = [await startDedicatedPostgres(), await startDedicatedPostgres()]
  // One role and one password at both, as at a primary and its standby.
  const { username, password } = new URL(servers[0].url)
  const owner = connectTo(servers[1].ownerUrl, { max: 1 })
  await owner.unsafe(`alter role ${username} password '${decodeURIComponent(password)}'`)
})
afterAll(async () => void (await Promise.all(servers.map((server) => server.end()))))

/** Tells a server to take no writes, or to take them again; also the sessions that are open. */
async function setReadOnly(owner: Db, isOn: boolean) {
  await owner.unsafe(`alter system set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
  await owner`select pg_reload_conf()`
}

async function startWeb(DATABASE_URL: string) {
  const [port] = await freePorts(1)
  const environment = { DATABASE_URL, PORT: String(port), LOG_LEVEL: 'info', APP_ENV: 'demo' }
  const web = new ServerProcess({ script: 'test/chaos/web-process.ts', environment, heard: () => {} })
  await web.start()
  const origin = `http://127.0.0.1:${port}`
  const readyz = async () => (await fetch(`${origin}/readyz`)).status
  const signIn = async () =>
    (
      await fetch(`${origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${crypto.randomUUID()}@exemplo.com.br`, password: 'céu azul de maio' }),
      })
    ).status
  return { web, readyz, signIn }
}

/** How many ms passed until it was so. */
async function msUntil(is: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (!(await is())) await wait(20)
  return Math.round(performance.now() - began)
}

test('a database that takes no writes is away for some seconds, nobody gets a 5xx but 503, and nothing is charged twice', async ({
  onTestFinished,
}) => {
  const owner = connectTo(servers[0].ownerUrl, { max: 1 })
  const db = connectTo(servers[0].url, { max: 8 })
  const { web, readyz, signIn } = await startWeb(servers[0].url)
  onTestFinished(() => web.kill())
  expect([await readyz(), await signIn()]).toEqual([200, 401])

  const ana = crypto.randomUUID()
  let isOver = false
  let charged = 0
  const charge = async (key: string) => {
    const journal: Journal = {
      key,
      subject: { kind: 'payment', id: key },
      kind: 'payment_paid',
      postings: [{ from: GATEWAY, to: availableOf(ana), amount: 1n }],
    }
    for (;;)
      try {
        return await inTransaction(db, (tx) => postJournals(tx, [journal]))
      } catch (error) {
        // Its answer was lost: it is booked, once.
        if ((error as { code?: string }).code === 'wallet.already_posted') return
        if (!isDatabaseUnavailable(error)) throw error
      }
  }
  const clients = Array.from({ length: 6 }, async (_, client) => {
    for (let n = 0; !isOver; n++) {
      await charge(`topup:${ana}:${client}:${n}`)
      charged++
    }
  })
  const statuses = new Set<number>()
  for (let round = 0; round < 3; round++) {
    await setReadOnly(owner, true)
    expect(await msUntil(async () => (await readyz()) === 503)).toBeLessThan(5_000)
    for (let n = 0; n < 3; n++) statuses.add(await signIn())
    await setReadOnly(owner, false)
    const back = await msUntil(async () => (await readyz()) === 200 && (await signIn()) === 401)
    expect(back).toBeLessThan(5_000)
  }
  expect([...statuses]).toEqual([503])
  isOver = true
  await Promise.all(clients)
  expect(charged).toBeGreaterThan(0)
  expect(await balanceOf(db, availableOf(ana))).toBe(BigInt(charged))
})

test('after a failover the other host of the address is used', async ({ onTestFinished }) => {
  const [first, second] = servers.map((server) => new URL(server.url)) as [URL, URL]
  const { web, readyz, signIn } = await startWeb(first.href.replace(first.host, `${first.host},${second.host}`))
  onTestFinished(() => web.kill())
  expect([await readyz(), await signIn()]).toEqual([200, 401])
  const owner = connectTo(servers[0].ownerUrl, { max: 1 })
  await setReadOnly(owner, true)
  const over = await msUntil(async () => (await signIn()) === 401 && (await readyz()) === 200)
  const standby = connectTo(first.href.replace(first.host, second.host), { max: 1 })
  const [row] = await standby<{ n: number }[]>`select count(*)::int as n from attempts`
  const listeners = () => standby`
    select from pg_stat_activity where query ilike 'listen %' and application_name = 'sensitivos-web'`
  const heard = await msUntil(async () => (await listeners()).length > 0)
  await setReadOnly(owner, false)
  expect(row!.n).toBeGreaterThan(0)
  expect(heard, 'facts are heard at the other host too').toBeLessThan(10_000)
  expect(over).toBeLessThan(5_000)
})
