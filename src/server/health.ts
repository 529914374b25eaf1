import { Hono } from 'hono'
import type { Bus } from '#platform/bus.ts'
import type { Config } from '#platform/config.ts'
import { databaseFaultOf } from '#platform/database-fault.ts'
import type { Db } from '#platform/db.ts'
import type { ForwardingWatch } from '#platform/forwarding-watch.ts'

/**
 * `/livez`: the process runs. `/readyz`: it may get requests, or 503 with why not: for a proxy, which then asks another
 * process.
 */
export function healthOf(
  { APP_ENV }: Pick<Config, 'APP_ENV'>,
  { db, bus, forwarding }: { db: Db; bus: Pick<Bus, 'hears'>; forwarding: Pick<ForwardingWatch, 'isMisled'> },
) {
  const findDatabaseFault = databaseFaultOf(db)
  const findFault = async () => {
    const fault = await findDatabaseFault()
    if (fault) return fault
    if (!bus.hears) return 'facts of other processes do not arrive'
    return APP_ENV === 'production' && forwarding.isMisled ? 'a proxy forwards, and TRUSTED_PROXIES is 0' : undefined
  }
  const app = new Hono()
  app.get('/livez', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const fault = await findFault()
    return fault ? c.text(fault, 503) : c.text('ok')
  })
  return app
}
