import { jobs as consultants } from '#domains/consultants/jobs.ts'
import { sweepConsultations, watchConsultations } from '#domains/consultations/jobs.ts'
import { jobs as wallet } from '#domains/wallet/jobs.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import type { Job } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import { paymentsOf } from './payments.ts'

/** Every rhythm of the worker, by domain. */
export const jobsOf = (config: Config, given: { db: Db; clock: Clock; log: Log }): Job[] => [
  ...consultants,
  ...wallet,
  ...paymentsOf(config, given).jobs,
  sweepConsultations,
  watchConsultations,
]
