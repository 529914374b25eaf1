import type { Job } from '#platform/jobs.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { raiseAlarms } from '../health/raise-alarms.ts'
import type { HealthContext } from '../health/read-signs.ts'
import { deleteOldHolds } from '../queue/sql.ts'

const AT_ONCE = 500
/** Longer than a case may rest or be held. */
const KEPT_MS = 30 * 24 * 3_600_000

/** Alarms by mail; and who had which case, and until when it rested, is no history: that is the log. */
export const jobsWith = (context: HealthContext): Job[] => [
  { name: 'team.raise-alarms', everySeconds: 60, run: (given) => raiseAlarms(given, context) },
  {
    name: 'team.delete-old-holds',
    everySeconds: 3_600,
    run: (given) =>
      untilEmpty(given, AT_ONCE, async (most) => {
        const { count } = await deleteOldHolds(given.db, new Date(given.now.getTime() - KEPT_MS), most)
        return count
      }),
  },
]
