import type { Job } from '#platform/jobs.ts'
import { UNKEPT_FOR_MS } from './draw/rules.ts'
import { deleteUnkept } from './draw/sql.ts'

export const jobs: Job[] = [
  {
    name: 'oracles.forget-unkept',
    everySeconds: 3_600,
    run: ({ db, now }) => deleteUnkept(db, new Date(now.getTime() - UNKEPT_FOR_MS)),
  },
]
