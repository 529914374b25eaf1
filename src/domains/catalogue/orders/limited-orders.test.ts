import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSelfCare } from '#domains/limits/read-self-care.ts'
import { setLimit } from '#domains/limits/set-limit.ts'
import { passedLimit } from '#domains/limits/ui/tightest-allowance.ts'
import { travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { PACKAGE, WRITTEN } from '#test/support/catalogue-fixture.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { type OrderFixture, openOrderFixture } from '#test/support/order-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { aConsultant } from '#test/support/people.ts'
import { findCommitted } from '#server/committed.ts'
import { isRefusal } from '#shared/refusal.ts'
import { payOrder } from './pay-order.ts'
import { spendingOf } from './terms.rules.ts'
import { findOrder } from './sql.ts'

/** Two tabs; what both write is dated at noon, so that no limit of a day ends while a test runs. */
let db: Db
let otherTab: Db
let orders: OrderFixture
beforeAll(async () => {
  const url = await freshDatabaseUrl()
  db = connectTo(url, { max: 1 })
  otherTab = connectTo(url, { max: 1 })
  await Promise.all([db, otherTab].map((pool) => travelTo(pool, NOON)))
  orders = await openOrderFixture(db, settableClock(NOON))
})
afterAll(async () => expect(await orders.violations()).toEqual([]))

const OVER = { code: 'limits.over_limit' }

async function limitTo(personId: string, amount: bigint) {
  const { time } = orders.payments
  await setLimit(db, { personId, period: 'day', amount, clock: time.clock })
  time.pass(1)
}

/** Ana, who has paid R$ 60,00 in today, and her order of a package of R$ 149,90. */
async function anaOrders() {
  const ana = await orders.anaWith(6_000n)
  return { ana, order: await orders.place(ana, PACKAGE.slug) }
}

test('a limit counts the new money and not the balance again, and a refused payment reserves nothing', async () => {
  const { ana, order } = await anaOrders()
  await limitTo(ana, 16_000n)
  await expect(orders.pay(order, 0n)).rejects.toMatchObject(OVER)
  await limitTo(ana, 15_999n)
  await expect(orders.pay(order, 4_990n)).rejects.toMatchObject(OVER)
  expect(await orders.has(ana)).toEqual([6_000n, 0n, 0n])
  await expect(orders.pay(order, 5_990n)).resolves.toMatchObject({ state: 'awaiting' })
})

test('an order keeps its part of the balance when another tab is refused before the bank was asked', async () => {
  const { ana, order } = await anaOrders()
  await limitTo(ana, 16_000n)
  const [reached, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let asked = 0
  const { context, time } = orders.payments
  const clock: typeof time.clock = async (sql) => {
    if (++asked === 2) {
      reached.resolve()
      await goesOn.promise
    }
    return time.clock(sql)
  }
  const paymentId = randomUUID()
  const pix = { personId: ana, paymentId, method: 'pix' as const, installments: 1 }
  const first = payOrder({ ...context, db: otherTab, clock }, { id: order.id, ...pix, fromBalance: 4_990n })
  await reached.promise
  await expect(orders.pay(order, 0n)).rejects.toMatchObject(OVER)
  expect(await orders.has(ana), 'while the first tab is between its attempt and the bank').toEqual([1_010n, 4_990n, 0n])
  goesOn.resolve()
  await first
  await orders.payAtBank(paymentId)
  expect(await orders.has(ana)).toEqual([1_010n, 0n, 14_990n])
})

test.each<[string, string, bigint, bigint, boolean]>([
  ['a question from the balance, with more paid in today than the limit', WRITTEN.slug, 5_000n, 1_990n, false],
  ['the same by Pix', WRITTEN.slug, 5_000n, 0n, true],
  ['a question that costs more than the day has left', WRITTEN.slug, 1_989n, 1_990n, true],
  ['a package from the balance', PACKAGE.slug, 5_000n, 14_990n, false],
  ['a package, in part by Pix', PACKAGE.slug, 30_999n, 13_990n, true],
  ['the same, where the limit just leaves it', PACKAGE.slug, 31_000n, 13_990n, false],
])('the screen warns when the verb refuses: %s', async (_, slug, limit, fromBalance, isOver) => {
  const ana = await orders.anaWith(30_000n)
  const order = await orders.place(ana, slug, slug === WRITTEN.slug ? await aConsultant(db, 'Luna') : undefined)
  await limitTo(ana, limit)
  const selfCare = await readSelfCare(db, ana, orders.payments.time.now(), findCommitted)
  const { kind, total } = (await findOrder(db, order.id))!
  const passed = passedLimit(selfCare, spendingOf({ kind, total }, fromBalance))
  const refused = await orders.pay(order, fromBalance).then(
    () => false,
    (error: unknown) => isRefusal(error, 'limits.over_limit') || isRefusal(error, 'questions.own_limit_too_low'),
  )
  expect([passed !== undefined, refused]).toEqual([isOver, isOver])
})
