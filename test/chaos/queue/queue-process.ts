import '../silence-log.ts'
import { flushCompileCache } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { sweepConsultations } from '#domains/consultations/jobs.ts'
import { jobsWith } from '#domains/queue/jobs.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { connect, isDatabaseUnavailable } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { type Guest, lookOnce } from './queue-crowd.ts'

// A process that is killed at any moment and begins again: what people press, or what a worker does.
flushCompileCache()
const { ROLE, DATABASE_URL, TURN_MS, GUESTS } = process.env as Record<string, string>
const db = connect(DATABASE_URL!, { max: 6, name: `queue-${ROLE}` })
const guests = JSON.parse(GUESTS!) as Guest[]
const [sweep] = jobsWith({ turnMs: Number(TURN_MS) })

for (;;) {
  try {
    if (ROLE!.startsWith('crowd')) await lookOnce(db, ROLE!, guests)
    else for (const { run } of [sweepConsultations, sweep!]) await run({ db, clock, log, now: await clock(db) })
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  }
  process.send?.('looked')
  await wait(30)
}
