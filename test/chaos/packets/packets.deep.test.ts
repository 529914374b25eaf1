import { expect, test } from 'vitest'
import { freshDatabaseUrl } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { sendPackets } from './send-packets.ts'

test('five hundred malformed, slow and broken packets: the server stays up, answers and keeps no connection', async () => {
  const seed = seedOfThisRun()
  const { verdict, details } = await sendPackets({
    databaseUrl: await freshDatabaseUrl(),
    seed,
    packets: 500,
    waitsForServer: false,
  })
  console.info(`packets: ${JSON.stringify(verdict)}`)
  const why = `replay with SEED=${seed}\n${details.join('\n')}`
  expect(verdict, why).toMatchObject({ packets: 500, deaths: 0, faults: 0, leftOpen: 0 })
})
