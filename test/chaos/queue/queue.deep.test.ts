import { expect, test } from 'vitest'
import { connect } from '#platform/db.ts'
import { startDedicatedPostgres } from '#test/support/dedicated-postgres.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { hasQueueFaults, stormQueue } from './storm-queue.ts'

test('sixty who wait, over kills: no place lost, nobody served twice or overtaken but by a missed turn', async () => {
  const seed = seedOfThisRun()
  const server = await startDedicatedPostgres()
  const db = connect(server.url, { max: 4 })
  const { url, kill } = server
  const plan = { db, url, kill, clients: 60, consultants: 3, turnMs: 2_000, kills: 3, databaseKills: 2, seed }
  const found = await stormQueue(plan).finally(async () => {
    await db.end({ timeout: 2 })
    await server.end()
  })
  const words = `seed ${seed}: ${JSON.stringify(found)}`
  console.log(words)
  expect(hasQueueFaults(found), words).toBe(false)
  expect(found.killed, words).toBeGreaterThan(4)
  expect(found.killedDatabase, words).toBeGreaterThan(0)
  expect(found.served, words).toBeGreaterThan(30)
  expect(found.lapsed, words).toBeGreaterThan(0)
})
