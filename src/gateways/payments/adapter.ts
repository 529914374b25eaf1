import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import type { Route } from '#platform/http.ts'
import type { Job } from '#platform/jobs.ts'
import type { Gateway } from './gateway.ts'

/** Stands in .env.example, and so is no secret: refused wherever money is real. */
export const PUBLISHED_SECRET = 'sandbox-secret-for-demos-only'

/** A gateway with the pages and jobs of its own that it may bring along. */
export type OpenedGateway = { gateway: Gateway; routes: readonly Route[]; jobs: readonly Job[] }

export type Adapter = {
  /** The variables of the environment that are its own. */
  variables: readonly string[]
  /**
   * Every reason why it cannot be opened so, with the name of the variable and what to do, in Portuguese: configured by
   * halves, named by PAYMENT_GATEWAY and not configured, real money in a demo, none in production.
   */
  findFaults: (config: Config) => string[]
  /** Undefined: it is not configured. Only for a configuration without faults. */
  open: (config: Config, given: { db: Db; clock: Clock }) => OpenedGateway | undefined
}
