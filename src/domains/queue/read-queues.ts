import { listPaces } from '#domains/consultations/index.ts'
import { cachedRead } from '#platform/cached-read.ts'
import type { Db, Sql } from '#platform/db.ts'
import type { NamedQueue, Queue } from './contract.ts'
import { waitRange } from './estimate.rules.ts'
import { countWaiting, type WaitingCount } from './reading.sql.ts'

/** As old as the page that shows them may be (`/consultas-online`). */
const QUEUES_CACHE_MS = 5_000

async function queuesOf(sql: Sql, counts: WaitingCount[], now: Date): Promise<NamedQueue[]> {
  const ids = counts.map(({ consultantId }) => consultantId)
  const paces = new Map((await listPaces(sql, ids, now)).map((pace) => [pace.consultantId, pace]))
  return counts.map(({ consultantId, waiting, comesFirst }) => {
    const pace = paces.get(consultantId)
    return { consultantId, waiting, comesFirst, wait: pace ? waitRange(pace, waiting) : null }
  })
}

/** The queue of one consultant, also an empty one. */
export async function readQueueOf(sql: Sql, consultantId: string, now: Date): Promise<Queue> {
  const [count] = await countWaiting(sql, [consultantId], now)
  const [queue] = await queuesOf(sql, [count ?? { consultantId, waiting: 0, comesFirst: false }], now)
  const { waiting, comesFirst, wait } = queue!
  return { waiting, comesFirst, wait }
}

/** All queues in which somebody waits, some seconds old at most. */
export const listAllQueues = cachedRead(
  QUEUES_CACHE_MS,
  async (db: Db, now): Promise<NamedQueue[]> => queuesOf(db, await countWaiting(db, null, now), now),
)
