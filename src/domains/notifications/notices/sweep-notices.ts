import type { Db } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { NOTICES_KEPT_FOR_MS } from './kinds.rules.ts'
import { deleteOldNotices } from './sql.ts'

const AT_ONCE = 1_000

/** Deletes notices of more than 90 days ago. */
export const sweepNotices = ({ db, now, ...given }: { db: Db; now: Date } & Stoppable) =>
  untilEmpty(given, AT_ONCE, (most) => deleteOldNotices(db, new Date(now.getTime() - NOTICES_KEPT_FOR_MS), most))
