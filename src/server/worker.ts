import { databaseClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { connect } from '#platform/db.ts'
import { startJobs } from '#platform/jobs.ts'
import { log } from '#platform/log.ts'
import { stopWhenTold } from '#platform/stop-when-told.ts'
import { jobsOf } from './jobs.ts'
import { refuseUnsafeStart } from './start-faults.ts'
import { serveWorkerHealth } from './worker-health.ts'

await refuseUnsafeStart()
const config = readConfig()
const db = connect(config.DATABASE_URL, { max: 6, name: 'sensitivos-worker' })
const given = { db, clock: databaseClock, log }
const jobs = startJobs(jobsOf(config, given), given)
const closeHealth = serveWorkerHealth(config.WORKER_PORT, { db, findLongest: jobs.findLongest })
log.info('worker is ready')

stopWhenTold(async () => {
  await jobs.stop()
  closeHealth()
  await db.end({ timeout: 5 })
})
