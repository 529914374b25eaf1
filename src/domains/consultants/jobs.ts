import type { Job } from '#platform/jobs.ts'
import { sweepHeartbeats } from './presence/sweep-heartbeats.ts'
import { sendDueOnlineAlerts } from './online-alerts/send-due-online-alerts.ts'

export const jobs: Job[] = [
  { name: 'consultants.sweep-heartbeats', everySeconds: 5, run: ({ db, now }) => sweepHeartbeats(db, now) },
  { name: 'consultants.send-online-alerts', everySeconds: 2, run: ({ db, now }) => sendDueOnlineAlerts(db, now) },
]
