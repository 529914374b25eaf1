import type { Job } from '#platform/jobs.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { deleteOldMessages } from './sql.ts'

const AT_ONCE = 500

/** What was answered a year ago is forgotten, as the privacy notice says. */
export const jobs: Job[] = [
  {
    name: 'support.delete-old-messages',
    everySeconds: 3_600,
    run: (given) => untilEmpty(given, AT_ONCE, (most) => deleteOldMessages(given.db, given.now, most)),
  },
]
