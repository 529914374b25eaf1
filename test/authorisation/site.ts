import { findViewer } from '#domains/accounts/index.ts'
import { Meter } from '#domains/consultations/metering/meter.ts'
import { databaseClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { apiOf, type Ports, type Route } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { endpointsOf } from '#server/endpoints.ts'
import { afterAll } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { rollbackDatabase } from './rollback-database.ts'
import { addFixtures } from './fixtures/add-fixtures.ts'

/** Every gateway is configured, so that every way in is there. */
const config = readConfig({
  DATABASE_URL: 'postgres://not-asked',
  PUBLIC_URL: 'https://sensitivos.test',
  MERCADOPAGO_ACCESS_TOKEN: 'TEST-1234567890123456-030210-abcdef',
  MERCADOPAGO_ACCOUNT: '777000111',
  MERCADOPAGO_WEBHOOK_SECRET: 'a-secret-that-only-tests-know',
  ASAAS_API_KEY: '$aact_hmlg_a-key-that-only-tests-know',
  ASAAS_WEBHOOK_TOKEN: 'a-token-of-webhooks-that-only-tests-know',
})

/** The whole API over the fixtures, in this process, where every call can be rolled back. */
export async function openSite() {
  const { db, rolledBack } = rollbackDatabase(await freshDatabase())
  const now = new Date()
  const ports: Ports = {
    db,
    now: () => now,
    clock: databaseClock,
    log,
    viewerOf: (token) => findViewer(db, token, now),
    trustedProxies: 0,
  }
  const meter = new Meter(ports)
  afterAll(() => meter.stop())
  const served = endpointsOf(config, ports, meter)
  return { db, rolledBack, ports, served, api: apiOf(served, ports), fixtures: await addFixtures(db, now) }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** The name of an endpoint, as in the contract. */
export const endpointNameOf = (served: Route) => {
  const { method, path } = 'raw' in served ? served.raw : served.endpoint
  return `${method} ${path}`
}
