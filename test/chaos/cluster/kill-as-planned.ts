import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import type { Cluster } from './cluster.ts'

export type KillPlan = { servers: number; database: number; stalls: number }

const LONGEST_MS = 7_000

/** Kills and stalls in random order, spread over `ms`; resolves when all are done. */
export async function killAsPlanned(
  cluster: Cluster,
  { servers, database, stalls }: KillPlan,
  ms: number,
  random: SeededRandom,
) {
  const acts = random.shuffled([
    ...Array.from({ length: servers }, () => 'server' as const),
    ...Array.from({ length: database }, () => 'database' as const),
    ...Array.from({ length: stalls }, () => 'stall' as const),
  ])
  const under: Promise<unknown>[] = []
  const besides = (act: Promise<unknown>) => void under.push(act)
  const start = Date.now()
  for (const [n, act] of acts.entries()) {
    const at = start + ((n + 0.5) * ms) / acts.length
    await wait(Math.max(0, at - Date.now()))
    const length = 500 + random.below(LONGEST_MS)
    if (act === 'server' && random.chance(0.15) && cluster.canKillWorker) besides(cluster.killWorker(length))
    else if (act === 'server') await cluster.killWeb(random.below(2))
    else if (act === 'database') await cluster.killDatabase()
    else besides(random.chance(0.5) ? cluster.stallWeb(random.below(2), length) : cluster.stallDatabase(length))
  }
  await Promise.all(under)
}
