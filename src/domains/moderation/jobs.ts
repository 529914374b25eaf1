import type { Job } from '#platform/jobs.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { KEPT_DAYS } from './reports/rules.ts'
import { eraseOld } from './reports/sql.ts'

const AT_ONCE = 200

/** A year after the decision what was reported is forgotten; that it was, and what was decided, stays. */
export const jobs: Job[] = [
  {
    name: 'moderation.erase-old',
    everySeconds: 3_600,
    run: (given) =>
      untilEmpty(given, AT_ONCE, (most) => eraseOld(given.db, { now: given.now, keptDays: KEPT_DAYS, most })),
  },
]
