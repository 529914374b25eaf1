import { databaseClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import type { Ports } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { findViewer, guardBeginning } from '#domains/accounts/index.ts'

/** The real dependencies of endpoints and sockets. `now`: the database's clock as this process knows it. */
export const portsOf = (config: Config, db: Db, now: () => Date): Ports => ({
  db,
  now,
  clock: databaseClock,
  log,
  viewerOf: (token) => findViewer(db, token, now()),
  guardBeginning: (personId) => guardBeginning(db, personId, now()),
  trustedProxies: config.TRUSTED_PROXIES,
})
