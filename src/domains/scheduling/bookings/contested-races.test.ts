import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { applyGatewayState } from '#domains/payments/apply-gateway-state.ts'
import { balanceOf, grantBonus, sumDebts, sumCredit } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { promotionalOf, availableOf, bookedOf } from '#domains/wallet/rules.ts'
import { lockBalances } from '#domains/wallet/sql.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { BookedConsultation, openHours, PRICE } from '#test/support/booked-consultation.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { untilWaitingForLocks } from '#test/support/waiting-for-locks.ts'
import { cancelBooking } from './cancel-booking.ts'
import { endContested } from './end-contested.ts'
import { endImpossible } from './end-impossible.ts'
import { findBookingViolations } from './invariants.sql.ts'

const DAY = 86_400
const COST = PRICE * 30n

let db: Db
/** Two more processes, and somebody who holds the client's money. */
let [first, second, holder] = [] as unknown as [Db, Db, Db]
let fixture: PaymentFixture
let [ana, luna] = ['', '']
let ids: string[] = []

beforeAll(async () => {
  const url = await freshDatabaseUrl()
  const pools = Array.from({ length: 4 }, () => connectTo(url, { max: 1 })) as [Db, Db, Db, Db]
  ;[db, first, second, holder] = pools
  for (const pool of pools) await travelTo(pool, NOON)
})
beforeEach(async () => {
  fixture = openPaymentFixture(db, { time: settableClock(NOON) })
  ;[ana, luna] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna')]
  await openHours(db, luna)
})

async function buyByCard(amount: bigint) {
  const payment = await fixture.buyByCard(ana, amount)
  await fixture.type(payment, 'approved')
  await fixture.wait(6)
  return payment
}
const press = async (payment: { id: string }, button: string) => {
  await fixture.press(payment, button)
  await fixture.wait(6)
}
async function bookTwo() {
  const book = (days: number) => BookedConsultation.book(db, { client: ana, consultant: luna }, { start: days * DAY })
  ids = [(await book(8)).id, (await book(9)).id]
}

/** Both are begun, in this order, before either can move the client's money. */
async function atOnce(one: (pool: Db) => Promise<unknown>, other: (pool: Db) => Promise<unknown>) {
  const acts: Promise<unknown>[] = []
  await inTransaction(holder, async (tx) => {
    await lockBalances(tx, [availableOf(ana), bookedOf(ana), promotionalOf(ana)])
    acts.push(one(first))
    await untilWaitingForLocks(db, 1)
    acts.push(other(second))
    await untilWaitingForLocks(db, 2)
  })
  await Promise.all(acts)
}
const states = async () => {
  const rows = await db<{ state: string }[]>`select state from bookings where id = any(${ids}::uuid[]) order by state`
  return rows.map(({ state }) => state)
}
const has = async () => [
  await balanceOf(db, availableOf(ana)),
  await balanceOf(db, bookedOf(ana)),
  (await sumCredit(db, ana)).frozen,
  await sumDebts(db, ana),
]
const violations = async () => [...(await findLedgerViolations(db)), ...(await findBookingViolations(db))]

test.each([
  ['contests', ['contestar'], [0n, COST, 2n * COST, 0n]],
  ['has given back', ['contestar', 'decidir-pelo-cliente'], [0n, COST, 0n, 0n]],
])('two workers at once end as many bookings as the purchase pays that a bank %s', async (_, buttons, left) => {
  await buyByCard(COST)
  const later = await buyByCard(2n * COST)
  await bookTwo()
  for (const button of buttons) await press(later, button)
  await atOnce(
    (pool) => endContested(pool, { id: ids[0]!, clock }),
    (pool) => endContested(pool, { id: ids[1]!, clock }),
  )
  expect(await states()).toEqual(['cancelled', 'confirmed'])
  expect(await has()).toEqual(left)
  expect(await violations()).toEqual([])
})

test('a worker ends no other booking for the money of one that its client cancels just then', async () => {
  await buyByCard(COST)
  const later = await buyByCard(2n * COST)
  await bookTwo()
  await press(later, 'contestar')
  await atOnce(
    (pool) => cancelBooking(pool, { id: ids[1]!, personId: ana, seen: 0n, clock }),
    (pool) => endContested(pool, { id: ids[0]!, clock }),
  )
  expect(await states()).toEqual(['cancelled', 'confirmed'])
  expect(await has()).toEqual([0n, COST, 2n * COST, 0n])
  expect(await violations()).toEqual([])
})

test('two workers at once end as many bookings as pay for the bonus of which the bank took a part', async () => {
  const payment = await buyByCard(1_000n)
  const lot = { id: randomUUID(), personId: ana, amount: 2n * COST, paymentId: payment.id, paid: 1_000n }
  const expiresAt = new Date(NOON.getTime() + 90 * DAY * 1_000)
  await inTransaction(db, (tx) => grantBonus(tx, { ...lot, grantedAt: NOON, expiresAt }))
  await bookTwo()
  const found = await fixture.gateway.findById(payment.id)
  if (found.outcome === 'found') await applyGatewayState(fixture.context, { ...found.charge, refunded: 400n })
  await atOnce(
    (pool) => endImpossible(pool, { id: ids[0]!, clock }),
    (pool) => endImpossible(pool, { id: ids[1]!, clock }),
  )
  expect(await states()).toEqual(['cancelled', 'confirmed'])
  expect(await violations()).toEqual([])
})
