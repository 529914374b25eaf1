import { expect, test } from 'vitest'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { burstOrders } from './burst-orders.ts'
import { Cluster } from './cluster/cluster.ts'

test('ten bursts of thirty concurrent requests at two web processes: no coupon is overused and no order is paid twice', async () => {
  const seed = seedOfThisRun()
  const cluster = await Cluster.open()
  const count = await burstOrders(cluster, { bursts: 10, seed }).finally(() => cluster.end())
  expect(count, `replay with SEED=${seed}`).toEqual({
    bursts: 10,
    orders: 46,
    overused: 0,
    doubled: 0,
    unpaid: 0,
    violations: [],
    faults: [],
  })
})
