import type { Gateways } from '#gateways/payments/gateways.ts'
import type { Job } from '#platform/jobs.ts'
import { sweepSubscriptions } from './sweep-subscriptions.ts'
import { takeUnearnedGifts } from './take-unearned-gifts.ts'

export const jobsWith = (gateways: Gateways): Job[] => [
  { name: 'subscriptions.sweep', everySeconds: 2, run: (given) => sweepSubscriptions({ ...given, gateways }) },
  { name: 'subscriptions.unearned-gifts', everySeconds: 60, run: takeUnearnedGifts },
]
