import { databaseClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { connect } from '#platform/db.ts'
import { startJobs } from '#platform/jobs.ts'
import { log } from '#platform/log.ts'
import { stopWhenTold } from '#platform/stop-when-told.ts'
import { jobsOf } from './jobs.ts'
import { refuseUnsafeStart } from './start-faults.ts'

await refuseUnsafeStart()
const config = readConfig()
const db = connect(config.DATABASE_URL, { max: 6, name: 'sensitivos-worker' })
const given = { db, clock: databaseClock, log }
const stopJobs = startJobs(jobsOf(config, given), given)
log.info('worker is ready')

stopWhenTold(async () => {
  await stopJobs()
  await db.end({ timeout: 5 })
})
