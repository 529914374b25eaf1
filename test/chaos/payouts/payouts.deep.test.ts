import { expect, test } from 'vitest'
import { appUrlOf } from '#platform/app-role.ts'
import { connectTo, freshOwnerUrl } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { hasPayoutFaults, stressPayouts } from './stress-payouts.ts'

test('forty payouts by processes that are killed, at a bank that loses requests and answers, refuses and gives back: each is paid once at most, as the bank says', async () => {
  const ownerUrl = await freshOwnerUrl()
  const [url, seed] = [appUrlOf(ownerUrl), seedOfThisRun()]
  const given = { url, db: connectTo(url), owner: connectTo(ownerUrl, { max: 1 }) }
  const found = await stressPayouts({ ...given, payouts: 40, kills: 2, seed })
  console.info(`payouts storm: SEED=${seed} ${JSON.stringify(found)}`)
  expect(hasPayoutFaults(found), `replay with SEED=${seed}: ${JSON.stringify(found)}`).toBe(false)
  expect([found.asked, found.paid].every((count) => count > 15)).toBe(true)
  expect(found.killed).toBeGreaterThan(1)
})
