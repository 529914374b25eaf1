import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePorts } from '#test/chaos/cluster/free-ports.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { readConfig } from '#platform/config.ts'
import { healthOf } from './health.ts'
import { startWeb } from './start-web.ts'

const stops: (() => Promise<void>)[] = []
let databaseUrl: string
beforeAll(async () => void (databaseUrl = await freshDatabaseUrl()))
afterAll(async () => void (await Promise.all(stops.map((stop) => stop()))))

/** A web process with its API and its health alone. */
async function start(environment: NodeJS.ProcessEnv) {
  const [port] = await freePorts(1)
  const config = readConfig({ DATABASE_URL: databaseUrl, PORT: String(port), ...environment })
  stops.push(
    await startWeb(config, ({ api, ports, ...given }) => ({
      fetch: healthOf(config, { ...given, db: ports.db }).route('/', api).fetch,
    })),
  )
  return (path: string, visitor: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'x-forwarded-for': visitor, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
}

test('two visitors behind a trusted proxy have limits of their own', async () => {
  const ask = await start({ TRUSTED_PROXIES: '1' })
  const signIn = async (visitor: string) =>
    (await ask('/api/auth/login', visitor, { email: 'ana@exemplo.com.br', password: 'céu azul de maio' })).status
  let tries = 1
  while ((await signIn('203.0.113.7')) !== 429) tries++
  expect(tries).toBeGreaterThan(2)
  expect(await signIn('198.51.100.9')).toBe(401)
  expect((await ask('/readyz', '203.0.113.7')).status).toBe(200)
})

test.each([
  ['production', 503, 'a proxy forwards, and TRUSTED_PROXIES is 0'],
  ['demo', 200, 'ok'],
] as const)(
  '%s behind a proxy of its own that is not trusted answers /readyz with %i',
  async (APP_ENV, status, words) => {
    const given = { db: connectTo(databaseUrl, { max: 1 }), bus: { hears: true }, forwarding: { isMisled: true } }
    const answer = await healthOf({ APP_ENV }, given).request('/readyz')
    expect([answer.status, await answer.text()]).toEqual([status, words])
  },
)
