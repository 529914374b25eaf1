import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Job } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { eraseOldTraces } from './erase-old-traces.ts'
import { grantUndecided } from './grant-undecided.ts'
import { refundAutomatically } from './refund-automatically.ts'
import { AUTOMATIC_FOR_MS, UNDECIDED_AFTER_MS } from './rules.ts'
import { listAutomaticRefunds, listUnclarifiedRefunds, listUndecided } from './sql.ts'

const HOUR_MS = 3_600_000
const AT_ONCE = 200

/** Refunds what comes back without a request, of consultations that ended within so many milliseconds. */
const refundEnded = async (given: { db: Db; clock: Clock; log: Log }, withinMs: number) => {
  const { db, clock } = given
  const since = new Date((await clock(db)).getTime() - withinMs)
  return sweepDue(given, {
    name: 'claims.refund-automatically',
    list: (most, aside) => listAutomaticRefunds(db, { since, most, aside }),
    subjectOf: (consultationId) => consultationId,
    act: (consultationId) => refundAutomatically(db, { consultationId, clock }),
    most: AT_ONCE,
  })
}

/** Refunds half of what an answer cost of which nobody said more. */
const refundUnclarified = (given: { db: Db; clock: Clock; log: Log }) =>
  sweepDue(given, {
    name: 'claims.refund-unclarified',
    list: (most, aside) => listUnclarifiedRefunds(given.db, { most, aside }),
    subjectOf: (id) => id,
    act: (id) => refundAutomatically(given.db, { consultationId: id, clock: given.clock }),
    most: AT_ONCE,
  })

/** Gives back what clients objected to and nobody decided in ten days. */
async function grantAllUndecided(given: { db: Db; clock: Clock; log: Log }) {
  const { db, clock } = given
  const at = await clock(db)
  const before = new Date(at.getTime() - UNDECIDED_AFTER_MS)
  await sweepDue(given, {
    name: 'claims.grant-undecided',
    list: (most, aside) => listUndecided(db, { before, at, most, aside }),
    subjectOf: (id) => id,
    act: (id) => grantUndecided(db, { id, clock }),
    most: AT_ONCE,
  })
}

/** Every five seconds what has just ended; every hour what an outage has left over, and traces that nobody needs. */
export const jobs: Job[] = [
  { name: 'claims.refund-automatically', everySeconds: 5, run: (given) => refundEnded(given, HOUR_MS) },
  { name: 'claims.refund-unclarified', everySeconds: 5, run: refundUnclarified },
  { name: 'claims.grant-undecided', everySeconds: 60, run: grantAllUndecided },
  { name: 'claims.refund-left-over', everySeconds: 3_600, run: (given) => refundEnded(given, AUTOMATIC_FOR_MS) },
  { name: 'claims.erase-old-traces', everySeconds: 3_600, run: (given) => eraseOldTraces(given) },
]
