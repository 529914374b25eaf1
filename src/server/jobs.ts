import { jobs as consultants } from '#domains/consultants/jobs.ts'
import { sweepConsultations, watchConsultations } from '#domains/consultations/jobs.ts'
import type { Config } from '#platform/config.ts'
import type { Job } from '#platform/jobs.ts'

/** Every rhythm of the worker, by domain. */
export const jobsOf = (_config: Config): Job[] => [...consultants, sweepConsultations, watchConsultations]
