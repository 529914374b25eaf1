import { expect, test } from 'vitest'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { hasThreadFaults, stormThreads } from './storm-threads.ts'

test('twelve threads over kills: no question or answer is lost or doubled, none that was late is charged, money is whole', async () => {
  const seed = seedOfThisRun()
  const found = await stormThreads({ pairs: 12, seed, kills: { servers: 2, database: 1, stalls: 0 } })
  const words = `replay with SEED=${seed}: ${JSON.stringify(found)}`
  console.info(words)
  expect(hasThreadFaults(found), words).toBe(false)
  expect(found.kills.servers + found.kills.database, words).toBeGreaterThan(2)
  expect(found.answered, words).toBeGreaterThan(5)
})
