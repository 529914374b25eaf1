import type { Job, JobRun } from '../jobs.ts'
import type { Sql } from '../db.ts'
import { type JobReportRow, upsertReports } from './sql.ts'

/** What a worker has to tell of its jobs since it told it last: in memory, however often they run. */
export class JobReports {
  readonly #rows = new Map<string, JobReportRow>()

  constructor(jobs: readonly Pick<Job, 'name' | 'everySeconds'>[]) {
    for (const { name, everySeconds } of jobs) this.#rows.set(name, untold(name, everySeconds))
  }

  readonly record = ({ job, endedAt, tookMs, error }: JobRun) => {
    const row = this.#rows.get(job.name) ?? untold(job.name, job.everySeconds)
    this.#rows.set(
      job.name,
      error === undefined
        ? { ...row, ranAt: endedAt, tookMs: Math.round(tookMs), failures: 0 }
        : { ...row, failedAt: endedAt, error: String(error).slice(0, 500), failures: row.failures + 1 },
    )
  }

  /** Tells it in one statement. What could not be told is told with the next. */
  async flush(sql: Sql, now: Date) {
    const told = [...this.#rows.values()]
    await upsertReports(sql, told, now)
    for (const row of told)
      if (this.#rows.get(row.name) === row) this.#rows.set(row.name, untold(row.name, row.everySeconds))
  }
}

const untold = (name: string, everySeconds: number): JobReportRow => ({
  name,
  everySeconds,
  ranAt: null,
  tookMs: null,
  failedAt: null,
  error: null,
  failures: 0,
})
