import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sweepSubscriptions } from '#domains/subscriptions/sweep-subscriptions.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { COMMISSION, promotionalOf, SUBSCRIPTION_REVENUE, availableOf } from '#domains/wallet/rules.ts'
import { postJournals } from '#domains/wallet/post-journals.ts'
import { databaseClock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { offerCatalogue, SUBSCRIPTION } from '#test/support/catalogue-fixture.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { quoteCancellation } from './cancellation/quote-cancellation.ts'
import { cancelPurchase } from './cancellation/cancel-purchase.ts'
import { findOrder } from './sql.ts'
import { sweepPaidOrders } from './sweep-orders.ts'

let db: Db
let fixture: PaymentFixture
beforeAll(async () => {
  db = await freshDatabase()
  fixture = openPaymentFixture(db, { time: settableClock(await databaseClock(db)) })
  await offerCatalogue(db, fixture.time.now())
})

const order = (personId: string) =>
  placeOrder(db, { id: randomUUID(), personId, slug: SUBSCRIPTION.slug, clock: fixture.time.clock })
const moneyOf = (ana: string) =>
  Promise.all([availableOf(ana), promotionalOf(ana)].map((account) => balanceOf(db, account)))

async function payByCard({ id, personId }: { id: string; personId: string }) {
  const paymentId = randomUUID()
  await payOrder(fixture.context, { id, personId, paymentId, method: 'card', installments: 1 })
  await fixture.type({ id: paymentId }, 'approved', { keeps: true })
  await fixture.wait(6)
  await sweepPaidOrders({ ...fixture.context, now: fixture.time.now() })
  return { id, personId, paymentId }
}

async function subscribed() {
  const ana = await fixture.client('Ana')
  return payByCard(await order(ana))
}

test('the first month is paid and delivered, and the second is charged to the saved card', async () => {
  const { id, personId } = await subscribed()
  expect(await findOrder(db, id)).toMatchObject({ state: 'paid' })
  expect(await moneyOf(personId)).toEqual([0n, 2_200n])
  expect(await db`select brand from payment_cards where person_id = ${personId}`).toHaveLength(1)
  const DAY_S = 86_400
  for (const days of [24, 5, 3]) {
    fixture.time.pass(days * DAY_S)
    await sweepSubscriptions(fixture.context)
    await fixture.wait(6)
  }
  await sweepSubscriptions(fixture.context)
  expect(await moneyOf(personId)).toEqual([0n, 4_400n])
})

test('is paid in one instalment', async () => {
  const ana = await fixture.client('Ana')
  const { id } = await order(ana)
  await expect(
    payOrder(fixture.context, { id, personId: ana, paymentId: randomUUID(), method: 'card', installments: 2 }),
  ).rejects.toMatchObject({
    code: 'payments.too_many_installments',
  })
})

test('refuses a second running subscription; of two ordered before, one begins and the other’s money stays credit', async () => {
  const ana = await fixture.client('Ana')
  const [one, other] = [await order(ana), await order(ana)]
  await payByCard(one)
  await payByCard(other)
  expect(await findOrder(db, other.id)).toMatchObject({ state: 'cancelled' })
  expect(await moneyOf(ana)).toEqual([1_990n, 2_200n])
  await expect(order(ana)).rejects.toMatchObject({ code: 'subscriptions.already_running', status: 409 })
})

test('cancelling refunds as much of the price as is left of the bonus and ends the subscription', async () => {
  const revenue = await balanceOf(db, SUBSCRIPTION_REVENUE)
  const bought = await subscribed()
  const { id, personId } = bought
  const used = [{ from: promotionalOf(personId), to: COMMISSION, amount: 550n }]
  await inTransaction(db, (tx) =>
    postJournals(tx, [{ key: `test:${id}`, subject: { kind: 'consultation', id }, kind: 'spent', postings: used }]),
  )
  const terms = await quoteCancellation(db, { id, personId, now: fixture.time.now() })
  expect(terms).toMatchObject({
    right: 'cancellation',
    toOriginCents: 1_492n,
    usedCents: 498n,
    bonusTakenCents: 1_650n,
    deductedCents: 0n,
  })
  expect(
    await cancelPurchase(db, { id, personId, seen: terms.toOriginCents, clock: fixture.time.clock }),
  ).toMatchObject({
    state: 'partly_refunded',
  })
  expect(await moneyOf(personId)).toEqual([0n, 0n])
  expect((await balanceOf(db, SUBSCRIPTION_REVENUE)) - revenue, 'the used part').toBe(498n)
  expect(await db`select ended_for from subscriptions where id = ${id}`).toMatchObject([{ ended_for: 'client' }])
  await expect(order(personId)).resolves.toMatchObject({ state: 'open' })
  expect(await findLedgerViolations(db)).toEqual([])
})
