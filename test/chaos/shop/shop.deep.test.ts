import { expect, test } from 'vitest'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { Cluster } from '../cluster/cluster.ts'
import { burstShop, hasShopFaults } from './burst-shop.ts'

test('twenty bursts of thirty people for the last pieces, with kills: each is sold once, money and stock are whole', async () => {
  const seed = seedOfThisRun()
  const cluster = await Cluster.open()
  const plan = { bursts: 20, seed, kills: { servers: 2, database: 1, stalls: 0 } }
  const count = await burstShop(cluster, plan).finally(() => cluster.end())
  expect(hasShopFaults(count), `replay with SEED=${seed}: ${JSON.stringify(count)}`).toBe(false)
  expect(count.kills.servers + count.kills.database).toBeGreaterThan(0)
  expect(count.ordered).toBeGreaterThan(20)
  expect(count.kept).toBeGreaterThan(0)
})
