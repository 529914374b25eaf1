import type { Job } from '#platform/jobs.ts'
import { sweepDesks } from './presence/sweep-desks.ts'

export const jobs: Job[] = [{ name: 'consultants.sweep-desks', everySeconds: 5, run: ({ db, now }) => sweepDesks(db, now) }]
