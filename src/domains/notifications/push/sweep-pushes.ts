import type { Db } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { PUSHES_KEPT_FOR_MS, TAKEN_FOR_MS } from './push-kinds.rules.ts'
import { deleteEndedPushes, endAbandoned } from './sql.ts'
import { deleteEndedSubscriptions, endSignedOut } from './subscriptions.sql.ts'

const AT_ONCE = 1_000

/** Ends pushes of workers that crashed and subscriptions whose sign-in is over; forgets what ended a week ago. */
export async function sweepPushes({ db, now, ...given }: { db: Db; now: Date } & Stoppable) {
  await endAbandoned(db, new Date(now.getTime() - TAKEN_FOR_MS), now)
  await endSignedOut(db, now)
  const before = new Date(now.getTime() - PUSHES_KEPT_FOR_MS)
  await untilEmpty(given, AT_ONCE, (most) => deleteEndedPushes(db, before, most))
  await untilEmpty(given, AT_ONCE, (most) => deleteEndedSubscriptions(db, before, most))
}
