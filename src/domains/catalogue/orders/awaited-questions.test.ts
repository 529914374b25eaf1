import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { setLimit } from '#domains/limits/set-limit.ts'
import { remainingAllowance } from '#domains/limits/index.ts'
import { sumBooked } from '#domains/consultations/index.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { reservedOf } from '#domains/wallet/rules.ts'
import { inTransaction } from '#platform/db.ts'
import { travelTo } from '#platform/clock.ts'
import { WRITTEN } from '#test/support/catalogue-fixture.ts'
import { openOrdersAtNoon, type OrdersAtNoon } from '#test/support/order-fixture.ts'
import { aConsultant } from '#test/support/people.ts'

let { db, orders } = {} as OrdersAtNoon
beforeEach(async () => void ({ db, orders } = await openOrdersAtNoon()))

/** Ana, whose balance is of yesterday, and who spends R$ 30,00 a day at most. */
async function anaLimited(balance: bigint) {
  const { time } = orders.payments
  const ana = await orders.anaWith(balance)
  time.pass(24 * 3_600)
  await travelTo(db, time.now())
  await setLimit(db, { personId: ana, period: 'day', amount: 3_000n, clock: time.clock })
  time.pass(1)
  return { ana, luna: await aConsultant(db, 'Luna') }
}

test('the own limit of a day holds for questions paid beside the balance', async () => {
  const { ana, luna } = await anaLimited(2_000n)
  const payment = randomUUID()
  await orders.pay(await orders.place(ana, WRITTEN.slug, luna), 990n, payment)
  await expect(orders.place(ana, WRITTEN.slug, luna)).rejects.toMatchObject({ code: 'questions.own_limit_too_low' })
  await orders.payAtBank(payment)
  expect(await balanceOf(db, reservedOf(ana))).toBe(1_990n)
})

test('a question that waits for its Pix is counted before a room may spend the rest of the limit', async () => {
  const { ana, luna } = await anaLimited(6_000n)
  await orders.pay(await orders.place(ana, WRITTEN.slug, luna), 0n, randomUUID())
  // What a room may reserve now, as every request and extension of one asks it.
  const now = orders.payments.time.now()
  const left = await inTransaction(db, async (tx) =>
    remainingAllowance(tx, { personId: ana, now, booked: () => sumBooked(tx, { clientId: ana, at: now, now }) }),
  )
  expect(left).toBe(1_010n)
})
