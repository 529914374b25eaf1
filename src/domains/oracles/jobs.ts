import type { Job } from '#platform/jobs.ts'
import { UNKEPT_RETENTION_MS } from './draw/rules.ts'
import { deleteUnkeptDraws } from './draw/sql.ts'

export const jobs: Job[] = [
  {
    name: 'oracles.forget-unkept',
    everySeconds: 3_600,
    run: ({ db, now }) => deleteUnkeptDraws(db, new Date(now.getTime() - UNKEPT_RETENTION_MS)),
  },
]
