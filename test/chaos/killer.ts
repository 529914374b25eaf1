import { setTimeout as wait } from 'node:timers/promises'
import type { Seeded } from '#test/support/seeded.ts'
import type { World } from './world.ts'

export type Quotas = { servers: number; database: number; stalls: number }

const LONGEST_MS = 7_000

/** Kills and stalls, in an order drawn by lot, spread over `ms`; resolves when all of it was done. */
export async function killAsPlanned(world: World, { servers, database, stalls }: Quotas, ms: number, luck: Seeded) {
  const acts = luck.shuffled([
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
    const length = 500 + luck.below(LONGEST_MS)
    if (act === 'server' && luck.chance(0.15) && world.canKillWorker) besides(world.killWorker(length))
    else if (act === 'server') await world.killWeb(luck.below(2))
    else if (act === 'database') await world.killDatabase()
    else besides(luck.chance(0.5) ? world.stallWeb(luck.below(2), length) : world.stallDatabase(length))
  }
  await Promise.all(under)
}
