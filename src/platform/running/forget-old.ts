import type { Job } from '../jobs.ts'
import { deleteGoneProcesses, deleteOldBrowserErrors } from './sql.ts'

/** Processes that ended without saying so, and errors of browsers of a month ago. */
export const forgetOldReports: Job = {
  name: 'platform.forget-old-reports',
  everySeconds: 3_600,
  run: async ({ db, now }) => {
    await deleteGoneProcesses(db, now)
    await deleteOldBrowserErrors(db, now)
  },
}
