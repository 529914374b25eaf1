import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Meter } from '#domains/consultations/metering/meter.ts'
import { newVapidKeys } from '#gateways/push/vapid.ts'
import { readConfig } from '#platform/config.ts'
import { apiOf, type Route } from '#platform/http.ts'
import { storedName } from '#domains/reports/exports/rules.ts'
import { endpointsOf } from '#server/endpoints.ts'
import { portsOf } from '#server/ports.ts'
import { storageOf } from '#server/storage.ts'
import { afterAll } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { rollbackDatabase } from './rollback-database.ts'
import { addFixtures } from './fixtures/add-fixtures.ts'

/** Every gateway is configured, so that every way in is there. */
const folder = mkdtempSync(join(tmpdir(), 'sensitivos-files-'))
const config = readConfig({
  DATABASE_URL: 'postgres://not-asked',
  PUBLIC_URL: 'https://sensitivos.test',
  STORAGE_PATH: folder,
  MERCADOPAGO_ACCESS_TOKEN: 'TEST-1234567890123456-030210-abcdef',
  MERCADOPAGO_ACCOUNT: '777000111',
  MERCADOPAGO_WEBHOOK_SECRET: 'a-secret-that-only-tests-know',
  ASAAS_API_KEY: '$aact_hmlg_a-key-that-only-tests-know',
  ASAAS_WEBHOOK_TOKEN: 'a-token-of-webhooks-that-only-tests-know',
  VAPID_PRIVATE_KEY: newVapidKeys().privateKey,
})

/** The whole API over the fixtures, in this process, where every call can be rolled back. */
export async function openSite() {
  const pool = await freshDatabase()
  const { db, rolledBack } = rollbackDatabase(pool)
  const now = new Date()
  const ports = portsOf(config, db, () => now)
  const meter = new Meter(ports)
  afterAll(() => Promise.all([meter.stop(), rm(folder, { recursive: true, force: true })]))
  const served = endpointsOf(config, ports, meter)
  const storage = storageOf(config)
  const fixtures = await addFixtures(db, now, storage)
  for (const { id } of fixtures.resources.export)
    await storage.put(storedName(id), Buffer.from('Data;Hora'), 'text/csv')
  return { pool, db, rolledBack, ports, served, meter, api: apiOf(served, ports), fixtures }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** The name of an endpoint, as in the contract. */
export const endpointNameOf = (served: Route) => {
  const { method, path } = 'raw' in served ? served.raw : served.endpoint
  return `${method} ${path}`
}
