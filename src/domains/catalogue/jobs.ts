import type { Job } from '#platform/jobs.ts'
import { sweepPaid, sweepUnpaid } from './orders/sweep-orders.ts'

export const jobs: Job[] = [
  { name: 'catalogue.fulfil_orders', everySeconds: 1, run: sweepPaid },
  { name: 'catalogue.expire_orders', everySeconds: 5, run: sweepUnpaid },
]
