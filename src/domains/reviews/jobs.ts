import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Job } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { countReviews } from './count-reviews.ts'
import { weighDueReviews } from './featured/weigh-due-reviews.ts'
import { askForReviews } from './products/ask-for-reviews.ts'
import { listToAsk } from './products/requests.sql.ts'
import { listSpendersSince, listWaitingClients } from './sql.ts'

const AT_ONCE = 500
const TEN_MINUTES_MS = 600_000
const TWO_DAYS_MS = 172_800_000

/** Counts reviews of these clients whose own money suffices now; undefined: of all. */
async function count(given: { db: Db; clock: Clock; log: Log }, spenders: string[] | undefined) {
  const { db } = given
  await sweepDue(given, {
    name: 'reviews.count',
    list: (most, aside) => listWaitingClients(db, { spenders, most, aside }),
    subjectOf: (clientId) => clientId,
    act: (clientId) => countReviews(db, clientId),
    most: AT_ONCE,
  })
}

/** Every minute for who has just spent something; every hour for what a long outage has left over. */
export const jobs: Job[] = [
  {
    name: 'reviews.count',
    everySeconds: 60,
    run: async (given) => {
      const since = new Date((await given.clock(given.db)).getTime() - TEN_MINUTES_MS)
      await count(given, await listSpendersSince(given.db, since))
    },
  },
  { name: 'reviews.count-left-over', everySeconds: 3_600, run: (given) => count(given, undefined) },
  {
    name: 'reviews.ask-for-products',
    everySeconds: 3_600,
    run: (given) =>
      sweepDue(given, {
        name: 'reviews.ask-for-products',
        list: (most, aside) => listToAsk(given.db, given.now, most, aside),
        subjectOf: ({ orderId }) => orderId,
        act: (due) => askForReviews(given.db, { ...due, clock: given.clock }),
        most: AT_ONCE,
      }),
  },
  { name: 'reviews.weigh', everySeconds: 60, run: (given) => weighDueReviews(given, TEN_MINUTES_MS) },
  { name: 'reviews.weigh-left-over', everySeconds: 3_600, run: (given) => weighDueReviews(given, TWO_DAYS_MS) },
]
