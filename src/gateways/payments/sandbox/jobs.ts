import type { Job } from '#platform/jobs.ts'
import type { Bank } from './bank.ts'
import { deliverNotices, type Carrier } from './deliver-notices.ts'
import { moveDue } from './move-due.ts'

const overHttp: Carrier = (url, init) => fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(5_000) })

/** The bank at work. `webhookUrl` is our own origin's, never a stranger's. */
export function sandboxJobs(bank: Bank, webhookUrl: string): Job[] {
  return [
    { name: 'sandbox.move', everySeconds: 1, run: () => moveDue(bank) },
    { name: 'sandbox.post', everySeconds: 1, run: () => deliverNotices(bank, webhookUrl, overHttp) },
  ]
}
