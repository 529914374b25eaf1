import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  availableOf,
  balanceOf,
  findLedgerViolations,
  postJournal,
  reservedOf,
  sumDebts,
} from '#domains/wallet/index.ts'
import { inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { LUA_PLAN, openSubscriptionFixture } from '#test/support/subscription-fixture.ts'
import { sweepSubscriptions } from './sweep-subscriptions.ts'

const DAY = 24

test('credit that came back of a contested purchase pays no month whose own money is reserved', async () => {
  const db = await freshDatabase()
  const fixture = openPaymentFixture(db, { time: settableClock(new Date('2026-03-10T17:00:00Z')) })
  const lua = openSubscriptionFixture(fixture)
  const { ana, id } = await lua.byCard()
  const moves = (key: string, from: string, to: string, amount: bigint) =>
    inTransaction(db, (tx) => postJournal(tx, { key, kind: key, postings: [{ from, to, amount }] }))
  const [room, later] = [randomUUID(), randomUUID()]
  await lua.passHours(30 * DAY)
  lua.skipHours(10)
  await sweepSubscriptions(fixture.context)
  await sweepSubscriptions(fixture.context)
  await fixture.wait(6)
  expect(await lua.moneyOf(ana), 'its charge is paid, and not used yet').toEqual([LUA_PLAN.price, 2_200n])
  await moves(`hold:${room}:1`, availableOf(ana), reservedOf(ana), LUA_PLAN.price)
  const contested = await fixture.buyByCard(ana, 3_000n)
  await fixture.type(contested, 'approved')
  await fixture.wait(6)
  await moves(`hold:${later}:1`, availableOf(ana), reservedOf(ana), 3_000n)
  await fixture.press(contested, 'contestar')
  await fixture.wait(6)
  await moves(`release:${later}`, reservedOf(ana), availableOf(ana), 3_000n)
  await sweepSubscriptions(fixture.context)
  expect((await lua.read(id)).months.map(({ n }) => n)).toEqual([1])
  await moves(`release:${room}`, reservedOf(ana), availableOf(ana), LUA_PLAN.price)
  await fixture.wait(3)
  await sweepSubscriptions(fixture.context)
  expect((await lua.read(id)).months.map(({ n }) => n)).toEqual([2, 1])
  await fixture.press(contested, 'decidir-pelo-cliente')
  await fixture.wait(6)
  expect([await balanceOf(db, availableOf(ana)), await sumDebts(db, ana)]).toEqual([0n, 0n])
  expect(await findLedgerViolations(db)).toEqual([])
})
