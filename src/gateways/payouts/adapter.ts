import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import type { Route } from '#platform/http.ts'
import type { Job } from '#platform/jobs.ts'
import type { PayoutGateway } from './gateway.ts'

/** What a gateway for payouts brings along. */
export type PayoutAdapter = {
  /** The variables of the environment that it reads. */
  variables: readonly string[]
  /** Every reason why it cannot be opened so, with the name of the variable and what to do, in Portuguese. */
  findFaults: (config: Config) => string[]
  /** A gateway with the routes and jobs that it brings along. Undefined: it is not configured. */
  open: (
    config: Config,
    given: { db: Db; clock: Clock },
  ) => { gateway: PayoutGateway; routes: readonly Route[]; jobs: readonly Job[] } | undefined
}
