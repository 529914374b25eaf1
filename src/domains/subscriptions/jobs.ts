import type { Gateway } from '#gateways/payments/gateway.ts'
import type { Job } from '#platform/jobs.ts'
import { sweepSubscriptions } from './sweep-subscriptions.ts'

export const jobsWith = (gateway: Gateway): Job[] => [
  { name: 'subscriptions.sweep', everySeconds: 2, run: (given) => sweepSubscriptions({ ...given, gateway }) },
]
