import { expect, test } from 'vitest'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { hasBlockFaults, stormBlocks } from './storm-blocks.ts'

test('forty people who are blocked in every state, beside what others do at that instant: money is right, and nobody is stuck', async () => {
  const [url, seed] = [await freshDatabaseUrl(), seedOfThisRun()]
  const pool = () => connectTo(url, { max: 1 })
  const found = await stormBlocks([pool(), pool(), pool(), pool()], { blocks: 40, seed })
  console.info(`block storm: SEED=${seed} ${JSON.stringify(found)}`)
  expect(hasBlockFaults(found), `replay with SEED=${seed}: ${JSON.stringify(found, null, 1)}`).toBe(false)
  expect([found.blocked, found.seconded > 0]).toEqual([40, true])
})
