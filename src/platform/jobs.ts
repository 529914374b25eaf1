import type { Clock } from './clock.ts'
import type { Db, Sql } from './db.ts'
import type { Log } from './log.ts'
import type { Stoppable } from './sweeps/until-empty.ts'

/**
 * A verb that runs periodically, and goes on until nothing is due. Running it twice, or on two workers at once, must be
 * safe. `now` is the database's clock.
 */
export type Job = {
  name: string
  everySeconds: number
  run: (given: Given & { now: Date }) => Promise<unknown>
}
type Given = { db: Db; clock: Clock; log: Log; onRun?: (run: JobRun) => void } & Stoppable

/** How a run ended: by the database's clock, `error` when it failed. */
export type JobRun = { job: Job; endedAt: Date; tookMs: number; error?: unknown }

/** Processes restart more often than that, so when such a job is due is kept in the database. */
const KEPT_FROM_SECONDS = 3_600
const LOOK_EVERY_SECONDS = 60
/** A kept job that failed, or whose worker died, is due again after this time. */
const RETRY_AFTER_MS = 10 * 60_000

/**
 * Runs each job periodically, never twice at once here; those of an hour or more once over all workers. `stop` waits
 * for what runs under way have begun; `findLongest` says which of them has been under way for longest, in ms.
 */
export function startJobs(jobs: readonly Job[], { db, clock, log, onRun }: Given) {
  let stopping = false
  const given = { db, clock, log, ...(onRun && { onRun }), isStopping: () => stopping }
  const runs = new Set<Promise<unknown>>()
  const underWay: UnderWay = new Map()
  const repeat = (everySeconds: number, act: () => Promise<unknown>) =>
    setInterval(() => {
      if (stopping) return
      const run = act().finally(() => runs.delete(run))
      runs.add(run)
    }, everySeconds * 1000)
  const kept = jobs.filter(isKept)
  const timers = jobs
    .filter((job) => !isKept(job))
    .map((job) =>
      repeat(job.everySeconds, async () => {
        if (underWay.has(job.name)) return
        underWay.set(job.name, performance.now())
        await runJob(job, given).finally(() => underWay.delete(job.name))
      }),
    )
  timers.push(repeat(LOOK_EVERY_SECONDS, () => runDueJobs(kept, given, underWay)))
  async function stop() {
    stopping = true
    timers.forEach(clearInterval)
    await Promise.all(runs)
  }
  return { stop, findLongest: () => longestOf(underWay) }
}

/** Jobs whose run has not ended, since when: by this process's monotonic clock in ms. */
type UnderWay = Map<string, number>

/** Undefined: no job runs at the moment. */
function longestOf(underWay: UnderWay): { name: string; ms: number } | undefined {
  const [first] = [...underWay].toSorted(([, a], [, b]) => a - b)
  return first && { name: first[0], ms: performance.now() - first[1] }
}

const isKept = ({ everySeconds }: Job) => everySeconds >= KEPT_FROM_SECONDS

/** Runs those jobs that nobody has run for their time, on any worker. A new one is due at once. */
export async function runDueJobs(jobs: readonly Job[], given: Given, underWay: UnderWay = new Map()) {
  const { db, clock, log } = given
  const asked = jobs.filter(({ name }) => !underWay.has(name))
  try {
    const at = await clock(db)
    const due = new Set(await claimDue(db, asked, at, new Date(at.getTime() + RETRY_AFTER_MS)))
    await Promise.all(
      asked
        .filter(({ name }) => due.has(name))
        .map(async (job) => {
          underWay.set(job.name, performance.now())
          const isDone = await runJob(job, given).finally(() => underWay.delete(job.name))
          if (isDone) await recordDone(db, job.name, new Date(at.getTime() + job.everySeconds * 1000))
        }),
    )
  } catch (error) {
    log.error({ err: error }, 'it could not be seen which jobs are due; looked at again in a minute')
  }
}

/** False: it failed, which is logged. */
async function runJob(job: Job, { onRun, ...given }: Given): Promise<boolean> {
  let now: Date | undefined
  const began = performance.now()
  const tell = (error?: unknown) => {
    const tookMs = performance.now() - began
    if (now) onRun?.({ job, endedAt: new Date(now.getTime() + tookMs), tookMs, ...(error !== undefined && { error }) })
  }
  try {
    now = await given.clock(given.db)
    await job.run({ ...given, now })
    tell()
    return true
  } catch (error) {
    tell(error ?? 'failed')
    given.log.error({ err: error, job: job.name }, 'job failed; it runs again at its next interval')
    return false
  }
}

/** Takes the jobs that are due, so that no other worker does; each is due again at `retryAt` unless it gets done. */
async function claimDue(sql: Sql, jobs: readonly Job[], at: Date, retryAt: Date): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    insert into job_runs as r (name, due_at)
    select name, ${retryAt} from unnest(${jobs.map(({ name }) => name)}::text[]) as asked (name) order by name
    on conflict (name) do update set due_at = excluded.due_at where r.due_at <= ${at} returning r.name`
  return rows.map(({ name }) => name)
}

const recordDone = (sql: Sql, name: string, dueAt: Date) =>
  sql`update job_runs set due_at = ${dueAt} where name = ${name}`
