import type { Job } from '#platform/jobs.ts'
import { sweepDesks } from './presence/sweep-desks.ts'
import { tellArrivals } from './wishes/tell-arrivals.ts'

export const jobs: Job[] = [
  { name: 'consultants.sweep-desks', everySeconds: 5, run: ({ db, now }) => sweepDesks(db, now) },
  { name: 'consultants.tell-arrivals', everySeconds: 2, run: ({ db, now }) => tellArrivals(db, now) },
]
