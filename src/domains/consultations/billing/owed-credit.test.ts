import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '#domains/catalogue/orders/cancel-order.ts'
import { payOrder } from '#domains/catalogue/orders/pay-order.ts'
import { placeOrder } from '#domains/catalogue/orders/place-order.ts'
import { balanceOf, sumDebts } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { offerCatalogue, PACKAGE } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { requestConsultation } from '../lifecycle/request-consultation.ts'

const CREDIT = 5_000n
let db: Db
beforeAll(async () => {
  db = await freshDatabase()
  await offerCatalogue(db, await clock(db))
})

/** Ana's credit was reserved for an order when its purchase was contested and lost, and it comes back. */
async function releaseOwed({ later = 0n } = {}) {
  const fixture = openPaymentFixture(db, { time: settableClock(await clock(db)) })
  const ana = await aClient(db, 'Ana')
  const buy = async (amount: bigint) => {
    const payment = await fixture.buyByCard(ana, amount)
    await fixture.type(payment, 'approved')
    await fixture.wait(6)
    return payment
  }
  const payment = await buy(CREDIT)
  const order = await placeOrder(db, { id: randomUUID(), personId: ana, slug: PACKAGE.slug, clock })
  const paying = { id: order.id, personId: ana, paymentId: randomUUID(), method: 'pix', installments: 1 } as const
  await payOrder(fixture.context, { ...paying, fromBalance: CREDIT })
  for (const button of ['contestar', 'decidir-pelo-cliente']) {
    await fixture.press(payment, button)
    await fixture.wait(6)
  }
  if (later > 0n) await buy(later)
  await cancelOrder(db, { id: order.id, personId: ana, clock })
  return ana
}
const request = async (clientId: string) => {
  const luna = await aConsultant(db, 'Luna')
  await comeOnline(db, luna)
  return requestConsultation(db, { id: randomUUID(), clientId, consultantId: luna, channel: 'chat', clock })
}
const has = async (ana: string) => [await balanceOf(db, availableOf(ana)), await sumDebts(db, ana)]

test('credit that comes back after the bank took its purchase pays no consultation', async () => {
  const ana = await releaseOwed()
  await expect(request(ana)).rejects.toMatchObject({ code: 'consultations.not_enough_balance' })
})

test('it pays what is owed at once', async () => {
  const ana = await releaseOwed()
  expect(await has(ana)).toEqual([0n, 0n])
  expect(await findLedgerViolations(db)).toEqual([])
})

test('credit that was bought later stays', async () => {
  const ana = await releaseOwed({ later: 3_000n })
  expect(await has(ana)).toEqual([3_000n, 0n])
})
