import { beforeAll, beforeEach, expect, test } from 'vitest'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { lockSpendable, sumDebts } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { CREDITS } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { openOrderFixture, type OrderFixture } from '#test/support/order-fixture.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { refundByRule } from './refund-by-rule.ts'

const [PRICE, BONUS] = [CREDITS.priceCents!, CREDITS.bonusCents]
let db: Db
let orders: OrderFixture
let [ana, luna] = ['', '']
beforeAll(async () => {
  db = await freshDatabase({ max: 1 })
  await travelTo(db, NOON)
  orders = await openOrderFixture(db, settableClock(NOON))
})
beforeEach(async () => {
  await travelTo(db, NOON)
  ;[ana, luna] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna', 1_490n)]
})

const spendable = () => inTransaction(db, (tx) => lockSpendable(tx, ana))

/** Both lines fall at once, after nearly three minutes, so that a rule gives all of it back: bonus and credit. */
async function talk() {
  await comeOnline(db, luna)
  const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
  await consultation.begin()
  await consultation.converse(0, 170)
  for (const second of [188, 310]) {
    await consultation.travelTo(second)
    await closeOverdueConsultation(db, { id: consultation.id, clock })
  }
  return consultation.id
}
const giveBack = (consultationId: string) => refundByRule(db, { consultationId, clientId: ana, clock })

test('a dispute freezes bonus of its purchase that a refund gave back', async () => {
  const { paymentId } = await orders.buy(ana, { slug: CREDITS.slug })
  await giveBack(await talk())
  expect(await spendable()).toEqual({ available: PRICE, promotional: BONUS })
  await orders.says(paymentId, 'opened')
  expect(await spendable()).toEqual({ available: 0n, promotional: 0n })
  await orders.says(paymentId, 'lost')
  expect([await spendable(), await sumDebts(db, ana)]).toEqual([{ available: 0n, promotional: 0n }, 0n])
  expect(await findLedgerViolations(db)).toEqual([])
})

test('bonus that a refund gave back is not spent: cancelling returns the whole price', async () => {
  const { id } = await orders.buy(ana, { slug: CREDITS.slug })
  await giveBack(await talk())
  expect(await orders.termsOf(id, ana)).toMatchObject({ toOriginCents: PRICE, deductedCents: 0n })
  await orders.cancel(id, ana)
  expect(await spendable()).toEqual({ available: 0n, promotional: 0n })
})

test('bonus given back after its purchase was lost pays the debt that counted it as spent', async () => {
  const { paymentId } = await orders.buy(ana, { slug: CREDITS.slug })
  const id = await talk()
  await orders.says(paymentId, 'lost')
  expect(await sumDebts(db, ana)).toBeGreaterThan(BONUS)
  await giveBack(id)
  expect([await spendable(), await sumDebts(db, ana)]).toEqual([{ available: 0n, promotional: 0n }, 0n])
  expect(await findLedgerViolations(db)).toEqual([])
})

test('and what its owner paid for when cancelling is theirs', async () => {
  const { id } = await orders.buy(ana, { slug: CREDITS.slug })
  const consultation = await talk()
  expect(await orders.termsOf(id, ana)).toMatchObject({ deductedCents: BONUS })
  await orders.cancel(id, ana)
  await giveBack(consultation)
  expect(await spendable()).toMatchObject({ promotional: BONUS })
  expect(await findLedgerViolations(db)).toEqual([])
})
