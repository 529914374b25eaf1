import type { Storage } from '#gateways/storage/storage.ts'
import type { Job } from '#platform/jobs.ts'
import { sweepIntroductions } from './introductions/sweep-introductions.ts'
import { sweepPortraits } from './portraits/sweep-portraits.ts'
import { sweepHeartbeats } from './presence/sweep-heartbeats.ts'
import { missedKeptSince } from './search/needs.rules.ts'
import { deleteMissedWords } from './search/sql.ts'
import { announceEndedVacations } from './vacation/set-vacation.ts'
import { sendDueOnlineAlerts } from './online-alerts/send-due-online-alerts.ts'

export const jobsWith = (storage: Storage): Job[] => [
  {
    name: 'consultants.sweep-portraits',
    everySeconds: 60,
    run: ({ db, now }) => sweepPortraits(db, storage, { now }),
  },
  {
    name: 'consultants.sweep-introductions',
    everySeconds: 60,
    run: ({ db, now }) => sweepIntroductions(db, storage, { now }),
  },
  { name: 'consultants.sweep-heartbeats', everySeconds: 5, run: ({ db, now }) => sweepHeartbeats(db, now) },
  { name: 'consultants.send-online-alerts', everySeconds: 2, run: ({ db, now }) => sendDueOnlineAlerts(db, now) },
  { name: 'consultants.end-vacations', everySeconds: 10, run: ({ db, now }) => announceEndedVacations(db, now) },
  {
    name: 'consultants.sweep-missed-words',
    everySeconds: 3_600,
    run: async ({ db, now }) => void (await deleteMissedWords(db, missedKeptSince(now))),
  },
]
