import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FundedAccounts } from './funded-accounts.ts'

/** So many threads, with the callers divided among them. */
export function startSpenders(url: string, accounts: FundedAccounts, callers: number, threads: number) {
  const workers = Array.from(
    { length: threads },
    () =>
      new Worker(new URL('./spender.ts', import.meta.url), {
        workerData: { url, accounts, callers: callers / threads },
      }),
  )
  return {
    /** Journals per second of all threads together. */
    async spend(seconds: number): Promise<number> {
      const rates = workers.map((worker) => once(worker, 'message') as Promise<[number]>)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      for (const worker of workers) worker.postMessage(seconds)
      return (await Promise.all(rates)).reduce((sum, [rate]) => sum + rate, 0)
    },
    stop: () => Promise.all(workers.map((worker) => worker.terminate())),
  }
}
