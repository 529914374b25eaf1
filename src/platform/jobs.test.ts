import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import type { Db } from './db.ts'
import { type Job, runDueJobs, startJobs } from './jobs.ts'
import { log } from './log.ts'

const DAY_S = 86_400
let db: Db
let time: ReturnType<typeof settableClock>
let runs: Date[]
beforeEach(async () => {
  db = await freshDatabase()
  time = settableClock()
  runs = []
})

const daily: Job = {
  name: 'books.daily',
  everySeconds: DAY_S,
  run: async () => void runs.push(time.now()),
}
/** A worker that was just started, as after a deployment. */
const startedAnew = (jobs: readonly Job[] = [daily]) => runDueJobs(jobs, { db, clock: time.clock, log })

test('a daily job runs once a day although the worker is started anew every hour', async () => {
  const began = time.now().getTime()
  for (let hour = 0; hour < 72; hour++) {
    await startedAnew()
    time.pass(3_600)
  }
  expect(runs.map((at) => (at.getTime() - began) / 1_000)).toEqual([0, DAY_S, 2 * DAY_S])
})

test('several workers run it once', async () => {
  await Promise.all(Array.from({ length: 6 }, () => startedAnew()))
  expect(runs).toHaveLength(1)
})

test('one that failed, or whose worker died, runs again after ten minutes, and the others are not held up', async () => {
  let attempts = 0
  const failing: Job = {
    name: 'books.failing',
    everySeconds: DAY_S,
    run: () => (++attempts < 3 ? Promise.reject(new Error('the disk is full')) : Promise.resolve()),
  }
  for (let minute = 0; minute < 60; minute++) {
    await startedAnew([failing, daily])
    time.pass(60)
  }
  expect([attempts, runs.length]).toEqual([3, 1])
})

test('a run that goes on is known by its name, and is waited for', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const began = Promise.withResolvers<void>()
  const slow: Job = {
    name: 'books.slow',
    everySeconds: 0.01,
    run: async ({ isStopping }) => {
      began.resolve()
      await promise
      runs.push(time.now())
      expect(isStopping!()).toBe(true)
    },
  }
  const jobs = startJobs([slow], { db, clock: time.clock, log })
  expect(jobs.findLongest()).toBeUndefined()
  await began.promise
  expect(jobs.findLongest()?.name).toBe('books.slow')
  const stopped = jobs.stop()
  resolve()
  await stopped
  expect([runs.length, jobs.findLongest()]).toEqual([1, undefined])
})
