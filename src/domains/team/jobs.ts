import type { Job } from '#platform/jobs.ts'
import { raiseAlarms } from './health/raise-alarms.ts'
import type { HealthContext } from './health/read-signs.ts'

/** Alarms by mail to whoever of the team looks after how the house runs. */
export const jobsWith = (context: HealthContext): Job[] => [
  { name: 'team.raise-alarms', everySeconds: 60, run: (given) => raiseAlarms(given, context) },
]
