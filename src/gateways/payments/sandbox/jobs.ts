import type { Job } from '#platform/jobs.ts'
import type { Bank } from './bank.ts'
import { deliverWebhooks, type WebhookSender } from './deliver-webhooks.ts'
import { applyDueMoves } from './apply-due-moves.ts'

const overHttp: WebhookSender = (url, init) =>
  fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(5_000) })

/** The bank's periodic jobs. `webhookUrl` is always on our own origin. */
export function sandboxJobs(bank: Bank, webhookUrl: string): Job[] {
  return [
    { name: 'sandbox.move', everySeconds: 1, run: ({ isStopping }) => applyDueMoves({ ...bank, isStopping }) },
    {
      name: 'sandbox.webhooks',
      everySeconds: 1,
      run: ({ isStopping }) => deliverWebhooks({ ...bank, isStopping }, webhookUrl, overHttp),
    },
  ]
}
