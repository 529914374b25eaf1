import type { Job } from '#platform/jobs.ts'
import { answerAsks } from './recovery/answer-asks.ts'
import { deleteExpired } from './recovery/sql.ts'

const DAY_MS = 86_400_000

export const jobs: Job[] = [
  { name: 'accounts.answer-recoveries', everySeconds: 1, run: ({ db, now }) => answerAsks(db, now) },
  {
    name: 'accounts.forget-recoveries',
    everySeconds: 3_600,
    run: ({ db, now }) => deleteExpired(db, new Date(now.getTime() - DAY_MS)),
  },
]
