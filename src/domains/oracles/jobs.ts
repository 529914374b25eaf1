import type { Job } from '#platform/jobs.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { deleteEmptyDays } from './day-card/sql.ts'
import { UNKEPT_RETENTION_MS } from './draw/rules.ts'
import { deleteUnkeptDraws } from './draw/sql.ts'

export const jobs: Job[] = [
  {
    name: 'oracles.forget-unkept',
    everySeconds: 3_600,
    async run({ db, now }) {
      await deleteUnkeptDraws(db, new Date(now.getTime() - UNKEPT_RETENTION_MS))
      await deleteEmptyDays(db, dayInSaoPaulo(now))
    },
  },
]
