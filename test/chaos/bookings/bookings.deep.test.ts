import { expect, test } from 'vitest'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { Cluster } from '../cluster/cluster.ts'
import { burstBookings, hasBookingFaults } from './burst-bookings.ts'

test('twenty bursts of thirty people for the same and for overlapping places, with kills: one has each, money is whole', async () => {
  const seed = seedOfThisRun()
  const cluster = await Cluster.open()
  const plan = { bursts: 20, seed, kills: { servers: 2, database: 1, stalls: 0 } }
  const count = await burstBookings(cluster, plan).finally(() => cluster.end())
  expect(hasBookingFaults(count), `replay with SEED=${seed}: ${JSON.stringify(count)}`).toBe(false)
  expect(count.kills.servers + count.kills.database).toBeGreaterThan(0)
  expect(count.reserved).toBeGreaterThan(20)
  expect(count.moved).toBeGreaterThan(0)
})
