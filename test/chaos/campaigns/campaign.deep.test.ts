import { expect, test } from 'vitest'
import { connect } from '#platform/db.ts'
import { startDedicatedPostgres } from '#test/support/dedicated-postgres.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { hasCampaignFaults, stressCampaign } from './stress-campaign.ts'

const ADDRESSES = 2_000

test('a campaign to 2,000 addresses over kills reaches nobody twice, and what is unknown is listed', async () => {
  const seed = seedOfThisRun()
  const server = await startDedicatedPostgres()
  const db = connect(server.url, { max: 4 })
  const found = await stressCampaign({ db, url: server.url, addresses: ADDRESSES, kills: 6, seed }).finally(
    async () => {
      await db.end({ timeout: 2 })
      await server.end()
    },
  )
  const words = `seed ${seed}: ${JSON.stringify(found)}`
  console.log(words)
  expect(hasCampaignFaults(found), words).toBe(false)
  expect(found, words).toMatchObject({ twice: 0, lost: 0, refused: ADDRESSES / 50, killed: 6 })
})
