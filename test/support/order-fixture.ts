import { randomUUID } from 'node:crypto'
import { cancelPurchase } from '#domains/catalogue/orders/cancellation/cancel-purchase.ts'
import { quoteCancellation } from '#domains/catalogue/orders/cancellation/quote-cancellation.ts'
import { findReservedViolations } from '#domains/catalogue/orders/invariants.sql.ts'
import { orderView } from '#domains/catalogue/orders/order-views.ts'
import { payOrder } from '#domains/catalogue/orders/pay-order.ts'
import { placeOrder } from '#domains/catalogue/orders/place-order.ts'
import { findOrder } from '#domains/catalogue/orders/sql.ts'
import { sweepPaidOrders } from '#domains/catalogue/orders/sweep-orders.ts'
import { applyGatewayState } from '#domains/payments/index.ts'
import { findReceiptViolations } from '#domains/receipts/invariants.sql.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { availableOf, orderedOf, prepaidOf } from '#domains/wallet/rules.ts'
import { type Clock, databaseClock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { CREDITS, offerCatalogue, PACKAGE } from './catalogue-fixture.ts'
import { freshDatabase } from './database.ts'
import { NOON } from './metered-consultation.ts'
import { openPaymentFixture } from './payment-fixture.ts'
import { settableClock } from './settable-clock.ts'

type Placed = { id: string; personId: string }

/** A catalogue, and clients who order of it and pay by balance and at the demonstration bank; from now on. */
export async function openOrderFixture(db: Db, from?: ReturnType<typeof settableClock>) {
  const time = from ?? settableClock(await databaseClock(db))
  const payments = openPaymentFixture(db, { time })
  await offerCatalogue(db, time.now())
  const { clock } = time
  const jobs = () => ({ ...payments.context, now: time.now() })
  const place = (personId: string, slug: string, consultantId?: string) =>
    placeOrder(db, { id: randomUUID(), personId, slug, clock, ...(consultantId && { consultantId }) })
  const pay = (
    { id, personId }: Placed,
    fromBalance: bigint,
    paymentId: string = randomUUID(),
    method: 'pix' | 'card' = 'pix',
  ) => payOrder(payments.context, { id, personId, paymentId, method, installments: 1, fromBalance })

  async function payAtBank(paymentId: string, button = 'pagar') {
    await payments.press({ id: paymentId }, button)
    await payments.wait(6)
    await sweepPaidOrders(jobs())
  }

  /** An order that Pix paid at once. */
  async function buy(personId: string, choice: { slug: string } | { amount: bigint }) {
    const { id } = await placeOrder(db, { id: randomUUID(), personId, clock, ...choice })
    const paymentId = randomUUID()
    await pay({ id, personId }, 0n, paymentId)
    await payAtBank(paymentId)
    return { id, paymentId }
  }

  /** Credit: with its bonus when it is the pack of R$ 50,00. Answers its payment. */
  const buyCredits = async (personId: string, amount?: bigint) =>
    (await buy(personId, amount ? { amount } : { slug: CREDITS.slug })).paymentId

  async function anaWith(amount: bigint) {
    const ana = await payments.client('Ana')
    await buyCredits(ana, amount)
    return ana
  }

  return {
    payments,
    jobs,
    place,
    pay,
    payAtBank,
    buy,
    buyCredits,
    anaWith,
    /** What is free, what waits for orders, and what is in minutes. */
    has: (personId: string) =>
      Promise.all([availableOf, orderedOf, prepaidOf].map((account) => balanceOf(db, account(personId)))),
    /** As its client sees it. */
    seen: async (id: string) => orderView(db, (await findOrder(db, id))!, time.now()),
    /** Of the ledger, and of money that is reserved for orders and questions. */
    violations: async () => [
      ...(await findLedgerViolations(db)),
      ...(await findReceiptViolations(db)),
      ...(await findReservedViolations(db)),
    ],
    termsOf: (id: string, personId: string) => quoteCancellation(db, { id, personId, now: time.now() }),
    cancel: (id: string, personId: string) => cancelPurchase(db, { id, personId, seen: 0n, clock }),
    /** A package of R$ 149,90, R$ 49,90 of it by the balance. */
    async mixedPackage() {
      const ana = await anaWith(6_000n)
      const { id } = await place(ana, PACKAGE.slug)
      const paymentId = randomUUID()
      await pay({ id, personId: ana }, 4_990n, paymentId)
      await payAtBank(paymentId)
      return { ana, id, paymentId }
    },
    /** The bank's word about a dispute of a payment, or of a part of it. */
    async says(paymentId: string, state: 'opened' | 'won' | 'lost', part?: bigint, at: Clock = clock) {
      const found = await payments.gateway.findById(paymentId)
      if (found.outcome !== 'found') throw new Error('the bank does not know it')
      const amount = part ?? (await payments.payment(paymentId)).amount
      const dispute = { gatewayId: `D-${paymentId}`, state, amount, reason: 'Não reconhece', openedAt: time.now() }
      await applyGatewayState({ ...payments.context, clock: at }, { ...found.charge, dispute })
    },
  }
}

export type OrderFixture = Awaited<ReturnType<typeof openOrderFixture>>

/** The same at noon, on a database whose one connection dates all that is written at noon. */
export async function openOrdersAtNoon() {
  const db = await freshDatabase({ max: 1 })
  await travelTo(db, NOON)
  return { db, orders: await openOrderFixture(db, settableClock(NOON)) }
}
export type OrdersAtNoon = Awaited<ReturnType<typeof openOrdersAtNoon>>
