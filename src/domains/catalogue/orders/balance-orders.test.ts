import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { insertBlock } from '#domains/consultants/index.ts'
import { closePendingBetween } from '#domains/clients/close-pending-between.ts'
import { takeBreak } from '#domains/limits/take-break.ts'
import { withdrawCredit } from '#domains/payments/withdrawals/withdraw-credit.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { listMinutes } from '#domains/wallet/minutes/sql.ts'
import { promotionalOf, reservedOf } from '#domains/wallet/rules.ts'
import { inTransaction } from '#platform/db.ts'
import { CREDITS, PACKAGE, SINGLE, SUBSCRIPTION, WRITTEN } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openOrderFixture } from '#test/support/order-fixture.ts'
import { aConsultant } from '#test/support/people.ts'
import { sweepPaidOrders } from './sweep-orders.ts'

const AT_ONCE = 12
const db = await freshDatabase()
const luna = await aConsultant(db, 'Luna', 299n)
const orders = await openOrderFixture(db)
afterAll(async () => expect(await orders.violations()).toEqual([]))

describe('an order paid by the balance alone', () => {
  test('is delivered at once, however often the button is pressed, and no bank is asked', async () => {
    const ana = await orders.anaWith(20_000n)
    const order = await orders.place(ana, PACKAGE.slug)
    await Promise.all(Array.from({ length: AT_ONCE }, () => orders.pay(order, 14_990n)))
    expect(await orders.has(ana)).toEqual([5_010n, 0n, 14_990n])
    expect(await listMinutes(db, ana)).toMatchObject([{ id: order.id, value: 14_990n, totalMs: 3_600_000n }])
    expect(await orders.seen(order.id)).toMatchObject({ state: 'paid', fromBalanceCents: 14_990n, payment: null })
    expect(await db`select 1 from payments where person_id = ${ana}`).toHaveLength(1)
  })

  test('cancelled, is credit again and no refund', async () => {
    const ana = await orders.anaWith(15_000n)
    const { id } = await orders.pay(await orders.place(ana, PACKAGE.slug), 14_990n)
    const terms = await orders.termsOf(id, ana)
    expect(terms).toMatchObject({ toOriginCents: 0n, toBalanceCents: 14_990n, toCreditCents: 0n, waitsFor: null })
    await orders.cancel(id, ana)
    expect(await orders.has(ana)).toEqual([15_000n, 0n, 0n])
    expect(await orders.seen(id)).toMatchObject({
      state: 'refunded',
      cancellation: { toBalanceCents: 14_990n, state: null },
    })
    expect(
      await db`select 1 from payment_refunds r join payments p on p.id = r.payment_id
      where p.person_id = ${ana}`,
    ).toHaveLength(0)
  })

  test('of a written question reserves its price, and unused it comes back', async () => {
    const ana = await orders.anaWith(2_000n)
    const { id } = await orders.pay(await orders.place(ana, WRITTEN.slug, luna), 1_990n)
    expect([await orders.has(ana), await balanceOf(db, reservedOf(ana))]).toEqual([[10n, 0n, 0n], 1_990n])
    await orders.cancel(id, ana)
    expect([await orders.has(ana), await balanceOf(db, reservedOf(ana))]).toEqual([[2_000n, 0n, 0n], 0n])
  })

  test('of minutes with Luna, beside a block by her, is minutes that became credit again, or never delivered', async () => {
    for (let i = 0; i < 6; i++) {
      const ana = await orders.anaWith(10_000n)
      const order = await orders.place(ana, SINGLE.slug, luna)
      const block = inTransaction(db, async (tx) => {
        const pair = { clientId: ana, consultantId: luna }
        await insertBlock(tx, { ...pair, blockedBy: 'consultant' }, orders.payments.time.now())
        await closePendingBetween(tx, { ...pair, by: 'consultant', clock: orders.payments.time.clock })
      })
      const [paid] = await Promise.allSettled([orders.pay(order, order.total), block])
      if (paid.status === 'rejected') expect(paid.reason).toMatchObject({ code: 'orders.consultant_left' })
      expect([await orders.has(ana), await listMinutes(db, ana)]).toEqual([[10_000n, 0n, 0n], []])
    }
  })

  test('of minutes, paid by Pix after a block, is not delivered; its price is credit', async () => {
    const ana = await orders.payments.client('Ana')
    const order = await orders.place(ana, SINGLE.slug, luna)
    const paymentId = randomUUID()
    await orders.pay(order, 0n, paymentId)
    await inTransaction(db, (tx) =>
      insertBlock(tx, { clientId: ana, consultantId: luna, blockedBy: 'client' }, orders.payments.time.now()),
    )
    await orders.payAtBank(paymentId)
    expect([await orders.has(ana), await listMinutes(db, ana)]).toEqual([[order.total, 0n, 0n], []])
    expect(await orders.seen(order.id)).toMatchObject({ state: 'cancelled' })
  })

  test('of minutes is not paid after a block, nor once Luna attends no more; a Pix under way becomes credit', async () => {
    const [ana, bia] = [await orders.anaWith(10_000n), await orders.payments.client('Bia')]
    const pair = { clientId: ana, consultantId: luna }
    const [byBalance, byPix] = [await orders.place(ana, SINGLE.slug, luna), await orders.place(ana, SINGLE.slug, luna)]
    const [late, never] = [await orders.place(bia, SINGLE.slug, luna), await orders.place(bia, SINGLE.slug, luna)]
    const paymentId = randomUUID()
    await orders.pay(late, 0n, paymentId)
    await inTransaction(db, (tx) => insertBlock(tx, { ...pair, blockedBy: 'client' }, orders.payments.time.now()))
    const left = { code: 'orders.consultant_left' }
    await expect(orders.pay(byBalance, byBalance.total)).rejects.toMatchObject(left)
    await expect(orders.pay(byPix, 0n)).rejects.toMatchObject(left)
    const [approved] = await db`select approved_at, approved_by from consultants where id = ${luna}`
    await db`update consultants set approved_at = null, approved_by = null where id = ${luna}`
    await expect(orders.pay(never, 0n)).rejects.toMatchObject(left)
    await orders.payAtBank(paymentId)
    expect([await orders.has(bia), await listMinutes(db, bia)]).toEqual([[late.total, 0n, 0n], []])
    expect(await db`select from payments where person_id = ${ana} and state = 'pending'`).toEqual([])
    await db`update consultants set ${db(approved!)} where id = ${luna}`
  })

  test('of two orders at once on the same money, one is refused and none is half paid', async () => {
    const ana = await orders.anaWith(20_000n)
    const placed = await Promise.all(Array.from({ length: 5 }, () => orders.place(ana, PACKAGE.slug)))
    const answers = await Promise.allSettled(placed.map((order) => orders.pay(order, 14_990n)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'orders.balance_changed' })
    expect(await orders.has(ana)).toEqual([5_010n, 0n, 14_990n])
  })

  test('is not paid again by the credit of its own Pix, which has just come', async () => {
    const ana = await orders.payments.client('Ana')
    const order = await orders.place(ana, PACKAGE.slug)
    const paymentId = randomUUID()
    await orders.pay(order, 0n, paymentId)
    await orders.payments.press({ id: paymentId }, 'pagar')
    await orders.payments.wait(6)
    expect(await orders.has(ana), 'the job has not delivered it yet').toEqual([14_990n, 0n, 0n])
    await Promise.all([orders.pay(order, 14_990n), orders.pay(order, 14_990n), sweepPaidOrders(orders.jobs())])
    await sweepPaidOrders(orders.jobs())
    expect(await orders.has(ana)).toEqual([0n, 0n, 14_990n])
    expect(await orders.seen(order.id)).toMatchObject({
      state: 'paid',
      payment: { id: paymentId },
      fromBalanceCents: 0n,
      surplusCents: 0n,
    })
  })

  test('is refused during a break, for what takes no balance, and with an impossible rest', async () => {
    const ana = await orders.anaWith(20_000n)
    await expect(orders.pay(await orders.place(ana, SUBSCRIPTION.slug), 1_990n)).rejects.toMatchObject({
      code: 'orders.balance_not_taken',
    })
    await expect(orders.pay(await orders.place(ana, CREDITS.slug), 5_000n)).rejects.toMatchObject({
      code: 'orders.balance_not_taken',
    })
    const order = await orders.place(ana, PACKAGE.slug)
    for (const share of [14_000n, 14_991n])
      await expect(orders.pay(order, share)).rejects.toMatchObject({ code: 'orders.balance_share_impossible' })
    await takeBreak(db, { personId: ana, length: 'day', clock: orders.payments.time.clock })
    await expect(orders.pay(order, 14_990n)).rejects.toMatchObject({ code: 'limits.on_break' })
    expect(await orders.has(ana)).toEqual([20_000n, 0n, 0n])
  })
})

test('paying by balance, cancelling and withdrawing does not keep the bonus of that credit', async () => {
  const ana = await orders.payments.client('Ana')
  for (let n = 0; n < 3; n++) await orders.buyCredits(ana)
  const { clock } = orders.payments.time
  const { id } = await orders.pay(await orders.place(ana, PACKAGE.slug), 14_990n)
  expect(await balanceOf(db, promotionalOf(ana))).toBe(600n)
  await orders.cancel(id, ana)
  await withdrawCredit(db, { id: randomUUID(), personId: ana, amount: 15_000n, clock })
  expect([await orders.has(ana), await balanceOf(db, promotionalOf(ana))]).toEqual([[0n, 0n, 0n], 0n])
})
