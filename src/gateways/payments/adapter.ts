import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import type { Route } from '#platform/http.ts'
import type { Job } from '#platform/jobs.ts'
import type { Gateway } from './gateway.ts'

/** A gateway with the pages and jobs of its own that it may bring along. */
export type OpenedGateway = { gateway: Gateway; routes: readonly Route[]; jobs: readonly Job[] }

export type Adapter = {
  /** The variables of the environment that are its own. */
  variables: readonly string[]
  /**
   * Undefined: it is not configured. Throws with the name of the variable when it is configured by halves, or named by
   * PAYMENT_GATEWAY and not configured.
   */
  open: (config: Config, given: { db: Db; clock: Clock }) => OpenedGateway | undefined
}
