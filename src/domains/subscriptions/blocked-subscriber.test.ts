import { expect, test } from 'vitest'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { anAdmin } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { openSubscriptionFixture } from '#test/support/subscription-fixture.ts'

test('of whoever the team blocked nothing is renewed, and what was paid stays until its end', async () => {
  const db = await freshDatabase()
  const fixture = openPaymentFixture(db, { time: settableClock(new Date('2026-03-10T17:00:00Z')) })
  const lua = openSubscriptionFixture(fixture)
  const { ana, id } = await lua.byCard()
  await db`
    insert into restraints (id, person_id, kind, reason, starts_at, set_by)
    values (gen_random_uuid(), ${ana}, 'blocked', 'Estamos conferindo os pagamentos.', ${fixture.time.now()},
      ${await anAdmin(db)})`
  await lua.passHours(29 * 24)
  expect(await lua.read(id)).toMatchObject({ state: 'cancelled', paidUntil: new Date('2026-04-10T03:00:00Z') })
  await lua.passHours(40 * 24)
  expect(await lua.read(id)).toMatchObject({ state: 'ended', stoppedFor: 'blocked' })
  expect(await lua.statesOf(ana)).toEqual(['paid'])
  expect(await findLedgerViolations(db)).toEqual([])
})
