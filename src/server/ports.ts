import { databaseClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import type { Ports } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { findImpersonated, findViewer, guardBeginning } from '#domains/accounts/index.ts'

/**
 * The real dependencies of endpoints and sockets. `now`: the database's clock as this process knows it; `readOnly`:
 * connections to it that write nothing.
 */
export const portsOf = (config: Config, db: Db, now: () => Date, readOnly = db): Ports => ({
  db,
  now,
  clock: databaseClock,
  log,
  viewerOf: (token) => findViewer(db, token, now()),
  impersonation: { db: readOnly, viewerOf: (token) => findImpersonated(readOnly, token, now()) },
  guardBeginning: (personId) => guardBeginning(db, personId, now()),
  trustedProxies: config.TRUSTED_PROXIES,
})
