import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '#platform/db.ts'
import { spend, type Town } from './town.ts'

/** One thread of the bench with its own connections: told for how many seconds, answers journals per second. */
const { url, town, callers } = workerData as { url: string; town: Town; callers: number }
const db = connect(url, { max: callers })

parentPort!.on('message', async (seconds: number) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(await spend(db, town, callers, seconds))
})
