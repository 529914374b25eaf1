import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '#platform/db.ts'
import { postCaptures, type FundedAccounts } from './funded-accounts.ts'

/** One thread of the bench with its own connections: receives a number of seconds, returns journals per second. */
const { url, accounts, callers } = workerData as { url: string; accounts: FundedAccounts; callers: number }
const db = connect(url, { max: callers })

parentPort!.on('message', async (seconds: number) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(await postCaptures(db, accounts, callers, seconds))
})
