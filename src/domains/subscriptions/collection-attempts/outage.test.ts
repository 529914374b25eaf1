import { beforeEach, expect, test } from 'vitest'
import { takeBreak } from '#domains/limits/take-break.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { openSubscriptionFixture } from '#test/support/subscription-fixture.ts'

const DAY = 24
let db: Db
let isDown = false
let fixture: PaymentFixture
let lua: ReturnType<typeof openSubscriptionFixture>
beforeEach(async () => {
  isDown = false
  db = await freshDatabase()
  const time = settableClock(new Date('2026-03-10T17:00:00Z'))
  fixture = openPaymentFixture(db, { time, fault: () => (isDown ? 'down' : 'none') })
  lua = openSubscriptionFixture(fixture)
})

/** The gateway does not answer when the second month is to be charged on the saved card. */
async function askInOutage() {
  const { ana, id } = await lua.byCard()
  await lua.passHours(30 * DAY + 9)
  isDown = true
  for (let minutes = 0; minutes < 80 && (await lua.statesOf(ana)).length === 1; minutes++) {
    fixture.time.pass(60)
    await lua.work()
  }
  expect(await lua.statesOf(ana)).toEqual(['paid', 'created'])
  return { ana, id }
}

async function answerAgain() {
  isDown = false
  for (let n = 0; n < 6; n++) {
    await lua.work()
    fixture.time.pass(60)
  }
}

const CHANGES_OF_MIND: [string, (ana: string, id: string) => Promise<unknown>][] = [
  ['a cancellation', (ana, id) => lua.cancel(id, ana)],
  ['a break', (ana) => takeBreak(db, { personId: ana, length: 'for_ever', clock: fixture.time.clock })],
]

test.each(CHANGES_OF_MIND)(
  '%s before an outage of three days ends: the saved card is not charged',
  async (_, change) => {
    const { ana, id } = await askInOutage()
    await change(ana, id)
    lua.skipHours(3 * DAY)
    await answerAgain()
    expect(await lua.statesOf(ana)).toEqual(['paid', 'expired'])
    expect(await lua.moneyOf(ana)).toEqual([0n, 2_200n])
  },
)

test.each(CHANGES_OF_MIND)('%s before an outage of minutes ends: the saved card is not charged', async (_, change) => {
  const { ana, id } = await askInOutage()
  await change(ana, id)
  await answerAgain()
  await lua.passHours(1)
  expect(await lua.statesOf(ana)).toEqual(['paid', 'expired'])
})

test('nobody changed their mind: the saved card is charged when an outage of minutes ends', async () => {
  const { ana } = await askInOutage()
  await answerAgain()
  expect(await lua.statesOf(ana)).toEqual(['paid', 'paid'])
})

test('nobody changed their mind: after a longer outage, the saved card is charged with the next attempt', async () => {
  const { ana } = await askInOutage()
  lua.skipHours(1)
  await answerAgain()
  expect(await lua.statesOf(ana)).toEqual(['paid', 'expired'])
  await lua.passHours(DAY)
  expect(await lua.statesOf(ana)).toEqual(['paid', 'expired', 'paid'])
})
