import { databaseClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { Bus } from '#platform/bus.ts'
import { followCompany } from '#platform/company/follow-company.ts'
import { connect } from '#platform/db.ts'
import { startJobs } from '#platform/jobs.ts'
import { JobReports } from '#platform/running/job-reports.ts'
import { reportProcess } from '#platform/running/report-process.ts'
import { log } from '#platform/log.ts'
import { stopWhenTold } from '#platform/stop-when-told.ts'
import { jobsOf } from './jobs.ts'
import { versionOf } from './version.ts'
import { refuseUnsafeStart } from './start-faults.ts'
import { serveWorkerHealth } from './worker-health.ts'

await refuseUnsafeStart()
const config = readConfig()
const db = connect(config.DATABASE_URL, { max: 6, name: 'sensitivos-worker' })
const bus = await Bus.open(db, log)
// Mails and papers of jobs say who we are.
await followCompany({ db, bus, log })
const given = { db, clock: databaseClock, log }
const all = jobsOf(config, given)
const reports = new JobReports(all)
const jobs = startJobs(all, { ...given, onRun: reports.record })
const report = reportProcess({
  ...given,
  kind: 'worker',
  version: versionOf(config),
  tell: (sql, now) => reports.flush(sql, now),
})
const closeHealth = serveWorkerHealth(config.WORKER_PORT, { db, findLongest: jobs.findLongest })
log.info('worker is ready')

stopWhenTold(async () => {
  await jobs.stop()
  await report.stop()
  closeHealth()
  await bus.close()
  await db.end({ timeout: 5 })
})
