import type { Gateway } from '#gateways/payments/gateway.ts'
import { namesOf, type Gateways } from '#gateways/payments/gateways.ts'
import type { Job } from '#platform/jobs.ts'
import { alarmUnconfiguredGateways } from './alarm-unconfigured-gateways.ts'
import { deleteCards } from './cards/delete-cards.ts'
import { deleteOldAttempts } from './cards/sql.ts'
import { sweepPaymentChecks, sweepOverduePayments } from './sweep-payments.ts'
import { sweepReconciliations } from './reconciliation/sweep-reconciliations.ts'
import { sweepRefunds } from './refunds/sweep-refunds.ts'
import { deleteOldWebhooks } from './webhooks/delete-old-webhooks.ts'
import { processWebhooks } from './webhooks/process-webhooks.ts'

/** Each gateway has jobs of its own, for its own payments: one that hangs does not hold up another. */
export const jobsWith = (gateways: Gateways): Job[] => [
  ...gateways.all.flatMap(jobsAt),
  { name: 'payments.delete_card_attempts', everySeconds: 3_600, run: ({ db, now }) => deleteOldAttempts(db, now) },
  { name: 'payments.delete_old_webhooks', everySeconds: 3_600, run: deleteOldWebhooks },
  { name: 'payments.alarm_unconfigured', everySeconds: 60, run: alarmUnconfiguredGateways(namesOf(gateways)) },
]

function jobsAt(gateway: Gateway): Job[] {
  const { name } = gateway
  return [
    {
      name: `payments.process_webhooks.${name}`,
      everySeconds: 1,
      run: (given) => processWebhooks({ ...given, gateway }),
    },
    { name: `payments.check.${name}`, everySeconds: 2, run: (given) => sweepPaymentChecks({ ...given, gateway }) },
    { name: `payments.expire.${name}`, everySeconds: 5, run: (given) => sweepOverduePayments({ ...given, gateway }) },
    { name: `payments.delete_cards.${name}`, everySeconds: 5, run: (given) => deleteCards({ ...given, gateway }) },
    { name: `payments.refund.${name}`, everySeconds: 2, run: (given) => sweepRefunds({ ...given, gateway }) },
    {
      name: `payments.reconcile.${name}`,
      everySeconds: 15,
      run: (given) => sweepReconciliations({ ...given, gateway }),
    },
  ]
}
