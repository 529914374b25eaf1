import type { Job } from '../jobs.ts'
import { countFailing } from './sql.ts'

/** About four minutes after the first: whatever passes by itself has passed. */
const ALARM_AT_ATTEMPT = 8

/** Says again and again, one line per sweep, what sweeps cannot handle: nobody else looks at rows that are aside. */
export const alarmFailingSweeps: Job = {
  name: 'platform.alarm-failing-sweeps',
  everySeconds: 600,
  run: async ({ db, log }) => {
    for (const failing of await countFailing(db, ALARM_AT_ATTEMPT))
      log.error({ alarm: 'sweep_failing', ...failing }, 'a sweep fails at the same rows again and again')
  },
}
