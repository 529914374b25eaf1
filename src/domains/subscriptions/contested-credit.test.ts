import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyGatewayState } from '#domains/payments/index.ts'
import { balanceOf, postJournals, sumDebts } from '#domains/wallet/index.ts'
import { availableOf, COMMISSION, reservedOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { LUA_PLAN, openSubscriptionFixture } from '#test/support/subscription-fixture.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { sweepSubscriptions } from './sweep-subscriptions.ts'

const DAY = 24
let db: Db
let fixture: PaymentFixture
let lua: ReturnType<typeof openSubscriptionFixture>
let ana: string
let id: string
/** The second month's charge is paid, and not used yet. */
beforeEach(async () => {
  db = await freshDatabase()
  fixture = openPaymentFixture(db, { time: settableClock(new Date('2026-03-10T17:00:00Z')) })
  lua = openSubscriptionFixture(fixture)
  const begun = await lua.byCard()
  ana = begun.ana
  id = begun.id
  await lua.passHours(30 * DAY)
  lua.skipHours(10)
  await sweepSubscriptions(fixture.context)
  await sweepSubscriptions(fixture.context)
  await fixture.wait(6)
  expect(await lua.moneyOf(ana)).toEqual([LUA_PLAN.price, 2_200n])
})
afterEach(async () => expect(await findLedgerViolations(db)).toEqual([]))

const paidMonths = async () => (await lua.read(id)).months.map(({ n }) => n)
async function buyCredit() {
  const payment = await fixture.buyByCard(ana, 3_000n)
  await fixture.type(payment, 'approved')
  await fixture.wait(6)
  return payment
}

test('credit that came back of a contested purchase pays no month whose own money is reserved', async () => {
  const moves = (act: string, from: string, to: string, amount: bigint) =>
    inTransaction(db, (tx) =>
      postJournals(tx, [
        {
          key: randomUUID(),
          kind: 'moved',
          subject: { kind: 'consultation', id: act },
          postings: [{ from, to, amount }],
        },
      ]),
    )
  const [room, later] = [randomUUID(), randomUUID()]
  await moves(room, availableOf(ana), reservedOf(ana), LUA_PLAN.price)
  const contested = await buyCredit()
  await moves(later, availableOf(ana), reservedOf(ana), 3_000n)
  await fixture.press(contested, 'contestar')
  await fixture.wait(6)
  await moves(later, reservedOf(ana), availableOf(ana), 3_000n)
  await sweepSubscriptions(fixture.context)
  expect(await paidMonths()).toEqual([1])
  await moves(room, reservedOf(ana), availableOf(ana), LUA_PLAN.price)
  await fixture.wait(3)
  await sweepSubscriptions(fixture.context)
  expect(await paidMonths()).toEqual([2, 1])
  await fixture.press(contested, 'decidir-pelo-cliente')
  await fixture.wait(6)
  expect([await balanceOf(db, availableOf(ana)), await sumDebts(db, ana)]).toEqual([0n, 0n])
})

test('a charge that is contested while it pays a month waits, also beside other credit', async () => {
  await buyCredit()
  const [charge] = await db<{ id: string }[]>`
    select id from payments where person_id = ${ana} and id <> ${id} and amount = ${LUA_PLAN.price}`
  const found = await fixture.gateway.findById(charge!.id)
  if (found.outcome !== 'found') throw new Error('the bank does not know it')
  const { time } = fixture
  let work: Promise<unknown> | undefined
  // Read once the payment is locked for its dispute.
  const clock: typeof time.clock = async (sql) => {
    work ??= sweepSubscriptions(fixture.context)
    await untilOneWaitsForLock(db)
    return time.clock(sql)
  }
  const dispute = { state: 'opened', amount: LUA_PLAN.price, reason: 'Não reconhece', openedAt: time.now() } as const
  await applyGatewayState({ ...fixture.context, clock }, { ...found.charge, dispute: { ...dispute, gatewayId: 'D-1' } })
  await work
  expect(await paidMonths()).toEqual([1])
  expect(await lua.moneyOf(ana)).toEqual([3_000n, 2_200n])
})

test('a month that nobody waits for is not refunded out of contested credit that came back', async () => {
  const moves = (act: string, from: string, to: string) =>
    inTransaction(db, (tx) =>
      postJournals(tx, [
        {
          key: randomUUID(),
          kind: 'moved',
          subject: { kind: 'consultation', id: act },
          postings: [{ from, to, amount: LUA_PLAN.price }],
        },
      ]),
    )
  const [room, later] = [randomUUID(), randomUUID()]
  await moves(room, availableOf(ana), reservedOf(ana))
  const contested = await fixture.buyByCard(ana, LUA_PLAN.price)
  await fixture.type(contested, 'approved')
  await fixture.wait(6)
  await moves(later, availableOf(ana), reservedOf(ana))
  await fixture.press(contested, 'contestar')
  await fixture.wait(6)
  await moves(later, reservedOf(ana), availableOf(ana))
  await cancelSubscription(db, { id, personId: ana, clock: fixture.time.clock })
  await sweepSubscriptions(fixture.context)
  await moves(room, reservedOf(ana), COMMISSION)
  await fixture.press(contested, 'decidir-pelo-cliente')
  await fixture.wait(6)
  expect([await balanceOf(db, availableOf(ana)), await sumDebts(db, ana)]).toEqual([0n, 0n])
})
