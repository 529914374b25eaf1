import type { Storage } from '#gateways/storage/storage.ts'
import type { Job } from '#platform/jobs.ts'
import { sweepDocumentsIn } from './application-documents/sweep-documents.ts'
import { sweepIntroductions } from './introductions/sweep-introductions.ts'
import { sweepPortraits } from './portraits/sweep-portraits.ts'
import { sweepHeartbeats } from './presence/sweep-heartbeats.ts'
import { missedKeptSince } from './search/needs.rules.ts'
import { deleteMissedWords } from './search/sql.ts'
import { switchOffOwing } from './presence/switch-off-owing.ts'
import { announceVacations } from './vacation/set-vacation.ts'
import { sendDueOnlineAlerts } from './online-alerts/send-due-online-alerts.ts'

export const jobsWith = (storage: Storage): Job[] => [
  {
    name: 'consultants.sweep-portraits',
    everySeconds: 60,
    run: ({ db, now, isStopping }) => sweepPortraits(db, storage, { now, isStopping }),
  },
  {
    name: 'consultants.sweep-introductions',
    everySeconds: 60,
    run: ({ db, now, isStopping }) => sweepIntroductions(db, storage, { now, isStopping }),
  },
  sweepDocumentsIn(storage),
  { name: 'consultants.sweep-heartbeats', everySeconds: 5, run: ({ db, now }) => sweepHeartbeats(db, now) },
  { name: 'consultants.switch-off-owing', everySeconds: 10, run: ({ db, now }) => switchOffOwing(db, now) },
  { name: 'consultants.send-online-alerts', everySeconds: 2, run: sendDueOnlineAlerts },
  { name: 'consultants.end-vacations', everySeconds: 10, run: ({ db, now }) => announceVacations(db, now) },
  {
    name: 'consultants.sweep-missed-words',
    everySeconds: 3_600,
    run: async ({ db, now }) => void (await deleteMissedWords(db, missedKeptSince(now))),
  },
]
