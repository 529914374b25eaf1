import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { readHealth } from './read-health.ts'
import type { HealthContext } from './read-signs.ts'
import { retrySetAside } from './retry-set-aside.ts'

export const healthEndpoints = (context: HealthContext): Route[] => [
  serve(contract.readHealth, ({ db, now }) => readHealth(db, now, context)),
  serve(contract.retrySetAside, async ({ db, clock, viewer, input }) => {
    await retrySetAside(db, { ...input, by: viewer.id, clock })
    return {}
  }),
]
