import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeBreak } from '#domains/limits/take-break.ts'
import { applyGatewayState } from '#domains/payments/index.ts'
import { payDebts } from '#domains/wallet/index.ts'
import { insertDebt } from '#domains/wallet/purchases/sql.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { credit } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { LUA_PLAN, openSubscriptionFixture } from '#test/support/subscription-fixture.ts'

const DAY = 24
let db: Db
let fixture: PaymentFixture
let lua: ReturnType<typeof openSubscriptionFixture>
/** 10 March, 14:00 in São Paulo: the next month begins 30 days and ten hours later. */
beforeEach(async () => {
  db = await freshDatabase()
  fixture = openPaymentFixture(db, { time: settableClock(new Date('2026-03-10T17:00:00Z')) })
  lua = openSubscriptionFixture(fixture)
})
afterEach(async () => expect(await findLedgerViolations(db)).toEqual([]))

const spend = (personId: string) => fixture.spend(personId, LUA_PLAN.price)
/** The bank gives Ana's latest payment back by itself, whole. */
async function refundElsewhere(ana: string) {
  const [latest] = await db<{ id: string }[]>`
    select id from payments where person_id = ${ana} and state = 'paid' order by created_at desc limit 1`
  const found = await fixture.gateway.findById(latest!.id)
  if (found.outcome !== 'found') throw new Error('the bank does not know it')
  await applyGatewayState(fixture.context, { ...found.charge, refunded: LUA_PLAN.price })
}
const monthsOf = async (id: string) => (await lua.read(id)).months.map(({ n, amountCents }) => [n, amountCents])

test('follows eleven that were paid, also when one was missed in between', async () => {
  const { ana, id } = await lua.byCard()
  await lua.passHours(35 * DAY)
  lua.skipHours(51 * DAY)
  await lua.passHours(312 * DAY)
  expect((await monthsOf(id)).slice(0, 3)).toEqual([
    [14, 1_990n],
    [13, 0n],
    [12, 1_990n],
  ])
  expect((await monthsOf(id)).at(-3)).toEqual([4, 1_990n])
  expect(await lua.statesOf(ana)).toHaveLength(12)
})

test('does not come for months whose money the bank gave back', async () => {
  const { ana, id } = await lua.byCard()
  for (let n = 1; n <= 11; n++) {
    await refundElsewhere(ana)
    await lua.passHours(31 * DAY)
  }
  expect((await monthsOf(id)).length).toBeGreaterThan(11)
  expect((await monthsOf(id)).filter(([, amount]) => amount === 0n)).toEqual([])
  expect(await lua.moneyOf(ana), 'the bonus of the month that stays paid').toEqual([0n, 2_200n])
})

/** Ana owes for another purchase. */
async function owe(ana: string) {
  const { id: paymentId } = await fixture.buyByCard(ana)
  const debt = { id: `owed-${paymentId}`, personId: ana, paymentId, amount: 500n, at: fixture.time.now() }
  await inTransaction(db, (tx) => insertDebt(tx, debt))
}

test('waits while a debt is open, and comes once it is paid', async () => {
  const { ana, id } = await lua.byCard()
  await lua.passHours(320 * DAY)
  await owe(ana)
  await lua.passHours(17 * DAY)
  expect((await monthsOf(id))[0]).toEqual([11, 1_990n])
  await credit(db, ana, 500n)
  await inTransaction(db, (tx) => payDebts(tx, { personId: ana }))
  await lua.passHours(2)
  expect((await monthsOf(id))[0]).toEqual([12, 0n])
})

test('does not come in a break, which stops the subscription also while a debt is open', async () => {
  const { ana, id } = await lua.byCard()
  await lua.passHours(336 * DAY)
  await owe(ana)
  await takeBreak(db, { personId: ana, length: 'week', clock: fixture.time.clock })
  await lua.passHours(2 * DAY)
  expect((await monthsOf(id))[0]).toEqual([11, 1_990n])
  expect(await lua.read(id)).toMatchObject({ stoppedFor: 'break' })
})

test('does not come for months whose money was spent elsewhere', async () => {
  const { ana, id } = await lua.byPix()
  await lua.passHours(30 * DAY + 12)
  await fixture.press({ id: (await lua.read(id)).pixPaymentId! }, 'pagar')
  await fixture.wait(6)
  await spend(ana)
  await lua.passHours(26 * DAY)
  // The same nine times more.
  await db`insert into subscription_periods (subscription_id, n, starts_at, ends_at, amount, dropped_at, dropped_for)
    select subscription_id, later, starts_at, ends_at, amount, dropped_at, dropped_for
    from subscription_periods cross join generate_series(3, 11) later where subscription_id = ${id} and n = 2
    on conflict (subscription_id, n) do update set dropped_at = excluded.dropped_at, dropped_for = excluded.dropped_for`
  lua.skipHours(270 * DAY)
  await lua.passHours(14 * DAY)
  expect(
    await db`select count(*)::int from subscription_periods
    where subscription_id = ${id} and dropped_for = 'spent'`,
  ).toEqual([{ count: 10 }])
  expect(await monthsOf(id)).toEqual([[1, 1_990n]])
  expect(await lua.read(id)).toMatchObject({ next: { amountCents: 1_990n }, pixPaymentId: expect.any(String) })
  expect(await lua.moneyOf(ana), 'the bonus of the first month').toEqual([0n, 2_200n])
})
