import { expect, test } from 'vitest'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { runChaos } from './run-chaos.ts'

test('a web process and PostgreSQL are killed and stalled beside rooms, requests and messages: nothing is charged, lost or doubled by it', async () => {
  const seed = seedOfThisRun()
  console.info(`chaos: SEED=${seed}`)
  const kills = { servers: 1, database: 1, stalls: 1 }
  const { verdict, details } = await runChaos({ seed, ops: 200, rooms: 4, messages: 100, kills, roomMs: 6_000 })
  const why = `replay with SEED=${seed}\n${details.join('\n')}`
  expect(verdict, why).toMatchObject({ overBilled: 0, lost: 0, doubled: 0, disordered: 0, violations: 0, faults: 0 })
  expect(verdict.rooms).toBe(4)
  expect([verdict.ops >= 200, verdict.messages >= 100]).toEqual([true, true])
  expect([verdict.kills.servers >= 1, verdict.kills.database >= 1]).toEqual([true, true])
})
