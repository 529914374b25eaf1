import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Log } from './log.ts'

/** A verb that runs periodically. Running it twice, or on two workers at once, must be safe. */
export type Job = {
  name: string
  everySeconds: number
  run: (given: { db: Db; clock: Clock; now: Date; log: Log }) => Promise<unknown>
}

/** Runs each job periodically, never twice at once. Returns a stop, which waits for the runs under way. */
export function startJobs(
  jobs: readonly Job[],
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
): () => Promise<void> {
  let stopping = false
  const runs = new Set<Promise<unknown>>()
  const timers = jobs.map((job) => {
    let underWay = false
    return setInterval(() => {
      if (underWay || stopping) return
      underWay = true
      const run = job
        .run({ db, clock, now: new Date(), log })
        .catch((error: unknown) =>
          log.error({ err: error, job: job.name }, 'job failed; it runs again at its next interval'),
        )
        .finally(() => {
          underWay = false
          runs.delete(run)
        })
      runs.add(run)
    }, job.everySeconds * 1000)
  })
  return async () => {
    stopping = true
    timers.forEach(clearInterval)
    await Promise.all(runs)
  }
}
