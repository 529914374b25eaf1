import { once } from 'node:events'
import { get } from 'node:http'
import { connect as connectTcp } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { test, type TestContext } from 'vitest'
import { WebSocket } from 'ws'
import { appUrlOf } from '#platform/app-role.ts'
import type { Tx } from '#platform/db.ts'
import { freePorts } from '#test/chaos/cluster/free-ports.ts'
import { ServerProcess } from '#test/chaos/cluster/server-process.ts'
import { connectTo, freshOwnerUrl } from '#test/support/database.ts'

/** A real web process on a database of its own, and an owner who can hold everybody up. */
async function startWebProcess({ onTestFinished }: TestContext) {
  const [port] = await freePorts(1)
  const ownerUrl = await freshOwnerUrl()
  const DATABASE_URL = appUrlOf(ownerUrl)
  const web = new ServerProcess({
    script: 'test/chaos/web-process.ts',
    environment: { DATABASE_URL, PORT: String(port), LOG_LEVEL: 'info', APP_ENV: 'demo' },
    heard: () => {},
  })
  onTestFinished(() => web.kill())
  await web.start()
  return { web, owner: connectTo(ownerUrl, { max: 1 }), origin: `http://127.0.0.1:${port}`, port: port! }
}

const signIn = (origin: string) =>
  fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@exemplo.com.br', password: 'céu azul de maio' }),
  })
/** Of this database: those of other tests were copied from the same one, and their tables have the same numbers. */
async function untilSignInWaits(tx: Tx) {
  const waiting = () => tx`
    select 1 from pg_locks where relation = 'people'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`
  while ((await waiting()).length === 0) await wait(10)
}

/** Over a connection of its own: the server has just closed the idle ones. */
const statusNow = (origin: string) =>
  new Promise<number | 'refused' | undefined>((resolve) =>
    get(`${origin}/readyz`, { agent: false }, (answer) => resolve(answer.resume().statusCode)).on('error', () =>
      resolve('refused'),
    ),
  )

// Both at once: each waits most of the time.
test.concurrent('at SIGTERM an answer under way arrives whole, new requests hear 503, sockets are told, and it ends with 0', async (context) => {
  const { expect } = context
  const { web, owner, origin, port } = await startWebProcess(context)
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`)
  await once(socket, 'open')
  const told = once(socket, 'close')
  const idle = connectTcp(port, '127.0.0.1')
  await once(idle, 'connect')
  const left = once(idle, 'close')

  let answer!: Promise<Response>
  await owner.begin(async (tx) => {
    await tx`lock table people in access exclusive mode`
    answer = signIn(origin)
    await untilSignInWaits(tx)
    process.kill(web.pid!, 'SIGTERM')
    expect((await told)[0]).toBe(1012)
    expect(await statusNow(origin)).toBe(503)
  })
  const { status, headers } = await answer
  expect(status).toBe(401)
  expect(await (await answer).json()).toMatchObject({ code: 'accounts.wrong_credentials' })
  expect(headers.get('content-type')).toContain('json')
  expect(await web.exited()).toBe(0)
  await left
  expect(await statusNow(origin)).toBe('refused')
})

test.concurrent('an answer that never comes holds the end up for five seconds', async (context) => {
  const { expect } = context
  const { web, owner, origin } = await startWebProcess(context)
  await owner.begin(async (tx) => {
    await tx`lock table people in access exclusive mode`
    const answer = signIn(origin).catch(() => 'cut')
    await untilSignInWaits(tx)
    process.kill(web.pid!, 'SIGTERM')
    expect(await web.exited()).toBe(0)
    expect(await answer).toBe('cut')
  })
})
