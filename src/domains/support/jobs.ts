import type { Job } from '#platform/jobs.ts'
import { deleteOldMessages } from './sql.ts'

const AT_ONCE = 500
const MOST_BATCHES = 20

/** What was answered a year ago is forgotten, as the privacy notice says. */
export const jobs: Job[] = [
  {
    name: 'support.delete-old-messages',
    everySeconds: 3_600,
    async run({ db, now }) {
      for (let n = 0; n < MOST_BATCHES; n++) if ((await deleteOldMessages(db, now, AT_ONCE)) < AT_ONCE) return
    },
  },
]
