import type { Job } from '#platform/jobs.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { deleteOldHeld } from './sql.ts'

const AT_ONCE = 500

/** What was held half a year ago is forgotten. */
export const jobs: Job[] = [
  {
    name: 'detectors.delete-old',
    everySeconds: 3_600,
    run: (given) => untilEmpty(given, AT_ONCE, (most) => deleteOldHeld(given.db, given.now, most)),
  },
]
