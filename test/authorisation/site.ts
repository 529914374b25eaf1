import { findViewer } from '#domains/accounts/index.ts'
import { Meter } from '#domains/consultations/metering/meter.ts'
import { databaseClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { apiOf, type Ports } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { endpointsOf } from '#server/endpoints.ts'
import { afterAll } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { rewinding } from './rewinding.ts'
import { plantWorld } from './world.ts'

/** The whole API over a small world, in this process, in which everything that is tried can be undone. */
export async function openSite() {
  const { db, undone } = rewinding(await freshDatabase())
  const now = new Date()
  const ports: Ports = { db, now: () => now, clock: databaseClock, log, viewerOf: (token) => findViewer(db, token, now), trustedProxies: 0 }
  const meter = new Meter(ports)
  afterAll(() => meter.stop())
  const served = endpointsOf(readConfig({ DATABASE_URL: 'postgres://not-asked' }), ports, meter)
  return { db, undone, ports, served, api: apiOf(served, ports), world: await plantWorld(db, now) }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** How one way in is known: as the contract writes it. */
export const nameOf = (served: Site['served'][number]) => {
  const { method, path } = 'raw' in served ? served.raw : served.endpoint
  return `${method} ${path}`
}
