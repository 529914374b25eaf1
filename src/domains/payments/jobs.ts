import type { Gateway } from '#gateways/payments/gateway.ts'
import type { Job } from '#platform/jobs.ts'
import { sweepPaymentChecks, sweepForgedWebhooks, sweepOverduePayments } from './sweep-payments.ts'
import { sweepReconciliations } from './reconciliation/sweep-reconciliations.ts'
import { sweepRefunds } from './refunds/sweep-refunds.ts'
import { processWebhooks } from './webhooks/process-webhooks.ts'

export const jobsWith = (gateway: Gateway): Job[] => [
  { name: 'payments.process_webhooks', everySeconds: 1, run: (given) => processWebhooks({ ...given, gateway }) },
  { name: 'payments.check', everySeconds: 2, run: (given) => sweepPaymentChecks({ ...given, gateway }) },
  { name: 'payments.expire', everySeconds: 5, run: (given) => sweepOverduePayments({ ...given, gateway }) },
  { name: 'payments.refund', everySeconds: 2, run: (given) => sweepRefunds({ ...given, gateway }) },
  { name: 'payments.reconcile', everySeconds: 15, run: (given) => sweepReconciliations({ ...given, gateway }) },
  {
    name: 'payments.delete_forged_webhooks',
    everySeconds: 3_600,
    run: (given) => sweepForgedWebhooks({ ...given, gateway }),
  },
]
