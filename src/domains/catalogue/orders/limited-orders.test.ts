import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setLimit } from '#domains/limits/set-limit.ts'
import { balanceOf, findLedgerViolations } from '#domains/wallet/index.ts'
import { availableOf, orderedOf, prepaidOf } from '#domains/wallet/rules.ts'
import { travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { offerCatalogue, PACKAGE } from '#test/support/catalogue-fixture.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { findReservedViolations } from './invariants.sql.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { sweepPaidOrders } from './sweep-orders.ts'

/** Two tabs; what both write is dated at noon, so that no limit of a day ends while a test runs. */
let db: Db
let otherTab: Db
let fixture: PaymentFixture
beforeAll(async () => {
  const url = await freshDatabaseUrl()
  db = connectTo(url, { max: 1 })
  otherTab = connectTo(url, { max: 1 })
  await Promise.all([db, otherTab].map((pool) => travelTo(pool, NOON)))
  fixture = openPaymentFixture(db, { time: settableClock(NOON) })
  await offerCatalogue(db, NOON)
})
afterAll(async () => {
  expect(await findLedgerViolations(db)).toEqual([])
  expect(await findReservedViolations(db)).toEqual([])
})

const OVER = { code: 'limits.over_limit' }
/** What is free, what waits for orders, and what is in minutes. */
const has = (personId: string) =>
  Promise.all([availableOf, orderedOf, prepaidOf].map((of) => balanceOf(db, of(personId))))

async function limitTo(personId: string, amount: bigint) {
  await setLimit(db, { personId, period: 'day', amount, clock: fixture.time.clock })
  fixture.time.pass(1)
}

async function payAtBank(paymentId: string) {
  await fixture.press({ id: paymentId }, 'pagar')
  await fixture.wait(6)
  await sweepPaidOrders({ ...fixture.context, now: fixture.time.now() })
}

/** Ana, who has paid R$ 60,00 in today, and her order of a package of R$ 149,90. */
async function anaOrders() {
  const ana = await fixture.client('Ana')
  const { clock } = fixture.time
  const credits = await placeOrder(db, { id: randomUUID(), personId: ana, amount: 6_000n, clock })
  const paymentId = randomUUID()
  await payOrder(fixture.context, paying(credits.id, ana, 0n, paymentId))
  await payAtBank(paymentId)
  const { id } = await placeOrder(db, { id: randomUUID(), personId: ana, slug: PACKAGE.slug, clock })
  return { ana, id }
}

const paying = (id: string, personId: string, fromBalance: bigint, paymentId: string = randomUUID()) => {
  const pix = { method: 'pix' as const, installments: 1 }
  return { id, personId, paymentId, fromBalance, ...pix }
}

test('a limit counts the new money and not the balance again, and a refused payment reserves nothing', async () => {
  const { ana, id } = await anaOrders()
  await limitTo(ana, 16_000n)
  await expect(payOrder(fixture.context, paying(id, ana, 0n))).rejects.toMatchObject(OVER)
  await limitTo(ana, 15_999n)
  await expect(payOrder(fixture.context, paying(id, ana, 4_990n))).rejects.toMatchObject(OVER)
  expect(await has(ana)).toEqual([6_000n, 0n, 0n])
  await expect(payOrder(fixture.context, paying(id, ana, 5_990n))).resolves.toMatchObject({ state: 'awaiting' })
})

test('an order keeps its part of the balance when another tab is refused before the bank was asked', async () => {
  const { ana, id } = await anaOrders()
  await limitTo(ana, 16_000n)
  const [reached, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let asked = 0
  const clock: typeof fixture.time.clock = async (sql) => {
    if (++asked === 2) {
      reached.resolve()
      await goesOn.promise
    }
    return fixture.time.clock(sql)
  }
  const paymentId = randomUUID()
  const first = payOrder({ ...fixture.context, db: otherTab, clock }, paying(id, ana, 4_990n, paymentId))
  await reached.promise
  await expect(payOrder(fixture.context, paying(id, ana, 0n))).rejects.toMatchObject(OVER)
  expect(await has(ana), 'while the first tab is between its attempt and the bank').toEqual([1_010n, 4_990n, 0n])
  goesOn.resolve()
  await first
  await payAtBank(paymentId)
  expect(await has(ana)).toEqual([1_010n, 0n, 14_990n])
})
