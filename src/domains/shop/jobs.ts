import type { Job } from '#platform/jobs.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { tellWatchers } from './watches/tell-watchers.ts'

const TOLD_AT_ONCE = 100

export const jobs: Job[] = [
  {
    name: 'shop.tell-watchers',
    everySeconds: 30,
    run: (given) => untilEmpty(given, TOLD_AT_ONCE, (most) => tellWatchers(given.db, { now: given.now, most })),
  },
]
