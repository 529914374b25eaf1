import type { Job } from '../jobs.ts'
import { countFailing, STUCK_AT_ATTEMPT } from './sql.ts'

/** Says again and again, one line per sweep, what sweeps cannot handle: nobody else looks at rows that are aside. */
export const alarmFailingSweeps: Job = {
  name: 'platform.alarm-failing-sweeps',
  everySeconds: 600,
  run: async ({ db, log }) => {
    for (const failing of await countFailing(db, STUCK_AT_ATTEMPT))
      log.error({ alarm: 'sweep_failing', ...failing }, 'a sweep fails at the same rows again and again')
  },
}
