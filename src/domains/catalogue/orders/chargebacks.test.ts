import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { postJournals, sumDebts } from '#domains/wallet/index.ts'
import { availableOf, reservedOf } from '#domains/wallet/rules.ts'
import { listMinutes } from '#domains/wallet/minutes/sql.ts'
import { inTransaction } from '#platform/db.ts'
import { PACKAGE } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openOrderFixture } from '#test/support/order-fixture.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { sweepPaidOrders } from './sweep-orders.ts'

const db = await freshDatabase()
const orders = await openOrderFixture(db)
afterAll(async () => expect(await orders.violations()).toEqual([]))

describe('what a bank takes back takes what its money bought', () => {
  test('of a mixed package the part that was paid with it; what the balance paid stays, and can be cancelled', async () => {
    const { ana, id, paymentId } = await orders.mixedPackage()
    await orders.says(paymentId, 'opened')
    expect(await listMinutes(db, ana)).toMatchObject([{ value: 4_990n }])
    expect(await orders.termsOf(id, ana)).toMatchObject({ waitsFor: 'dispute' })
    await expect(orders.cancel(id, ana)).rejects.toMatchObject({ code: 'payments.refund_of_contested' })
    await orders.says(paymentId, 'lost')
    expect(await orders.has(ana)).toEqual([1_010n, 0n, 4_990n])
    expect(await sumDebts(db, ana)).toBe(0n)
    const sums = { toOriginCents: 0n, toCreditCents: 0n, toBalanceCents: 4_990n }
    expect(await orders.termsOf(id, ana)).toMatchObject({ ...sums, usedCents: 10_000n, waitsFor: null })
    await orders.cancel(id, ana)
    expect(await orders.has(ana)).toEqual([6_000n, 0n, 0n])
    expect(await orders.seen(id)).toMatchObject({ state: 'partly_refunded', cancellation: { ...sums, state: null } })
  })

  test('of a mixed package a part: what stays paid and was not used is credit', async () => {
    const { ana, id, paymentId } = await orders.mixedPackage()
    await orders.says(paymentId, 'lost', 4_000n)
    const sums = { toOriginCents: 0n, toCreditCents: 6_000n, toBalanceCents: 4_990n }
    expect(await orders.termsOf(id, ana)).toMatchObject({ ...sums, waitsFor: null })
    await orders.cancel(id, ana)
    expect(await orders.has(ana)).toEqual([12_000n, 0n, 0n])
    expect(await orders.seen(id)).toMatchObject({ cancellation: sums })
  })

  test('of a package that the balance paid nothing of, nothing can be cancelled, and nothing is waited for', async () => {
    const ana = await orders.payments.client('Ana')
    const { id } = await orders.place(ana, PACKAGE.slug)
    const paymentId = randomUUID()
    await orders.pay({ id, personId: ana }, 0n, paymentId)
    await orders.payAtBank(paymentId)
    await orders.says(paymentId, 'lost')
    expect(await orders.termsOf(id, ana)).toMatchObject({ waitsFor: null, toOriginCents: 0n, toCreditCents: 0n })
    await expect(orders.cancel(id, ana)).rejects.toMatchObject({ code: 'payments.refund_of_lost' })
  })

  test('of credit the minutes that it bought, without a debt; won, they are as before', async () => {
    const ana = await orders.payments.client('Ana')
    const paymentId = await orders.buyCredits(ana, 15_000n)
    const { id } = await orders.pay(await orders.place(ana, PACKAGE.slug), 14_990n)
    await orders.says(paymentId, 'opened')
    expect(await listMinutes(db, ana)).toEqual([])
    expect(await orders.termsOf(id, ana)).toMatchObject({
      waitsFor: 'dispute',
    })
    await expect(orders.cancel(id, ana)).rejects.toMatchObject({ code: 'wallet.minutes_frozen' })
    await orders.says(paymentId, 'won')
    expect(await listMinutes(db, ana)).toHaveLength(1)
    await orders.says(paymentId, 'lost')
    expect(await orders.has(ana)).toEqual([0n, 0n, 0n])
    expect(await sumDebts(db, ana)).toBe(0n)
  })

  test('of credit that a case left free the minutes that it bought, once the case grows', async () => {
    const ana = await orders.payments.client('Ana')
    const paymentId = await orders.buyCredits(ana, 20_000n)
    await orders.says(paymentId, 'opened', 5_000n)
    await orders.pay(await orders.place(ana, PACKAGE.slug), 14_990n)
    expect(await listMinutes(db, ana)).toMatchObject([{ value: 14_990n }])
    await orders.says(paymentId, 'opened', 20_000n)
    expect(await listMinutes(db, ana)).toEqual([])
    await orders.says(paymentId, 'lost')
    expect([await orders.has(ana), await sumDebts(db, ana)]).toEqual([[0n, 0n, 0n], 0n])
  })

  test('credit that came back of a contested purchase pays no order whose own money is reserved', async () => {
    const { client, buyByCard, press, wait, type } = orders.payments
    const ana = await client('Ana')
    const moves = (act: string, from: string, to: string, amount: bigint) =>
      inTransaction(db, (tx) =>
        postJournals(tx, [
          {
            key: randomUUID(),
            kind: 'moved',
            subject: { kind: 'consultation', id: act },
            postings: [{ from, to, amount }],
          },
        ]),
      )
    const order = await orders.place(ana, PACKAGE.slug)
    const [own, hold, later] = [randomUUID(), randomUUID(), randomUUID()]
    await orders.pay(order, 0n, own)
    await press({ id: own }, 'pagar')
    await wait(6)
    await moves(hold, availableOf(ana), reservedOf(ana), 14_990n)
    const contested = await buyByCard(ana, 15_000n)
    await type(contested, 'approved')
    await wait(6)
    await moves(later, availableOf(ana), reservedOf(ana), 15_000n)
    await orders.says(contested.id, 'opened')
    await moves(later, reservedOf(ana), availableOf(ana), 15_000n)
    await sweepPaidOrders(orders.jobs())
    expect(await orders.seen(order.id)).toMatchObject({ state: 'awaiting', waitsForFunds: true })
    expect([await orders.has(ana), await listMinutes(db, ana)]).toEqual([[0n, 0n, 0n], []])
    await moves(hold, reservedOf(ana), availableOf(ana), 14_990n)
    await sweepPaidOrders(orders.jobs())
    expect(await orders.seen(order.id)).toMatchObject({ state: 'paid' })
    await orders.says(contested.id, 'lost')
    expect([await orders.has(ana), await sumDebts(db, ana)]).toEqual([[0n, 0n, 14_990n], 0n])
  })

  test('an order waits whose payment is contested while it is being delivered, also beside other credit', async () => {
    const ana = await orders.anaWith(15_000n)
    const order = await orders.place(ana, PACKAGE.slug)
    const paymentId = randomUUID()
    await orders.pay(order, 0n, paymentId)
    await orders.payments.press({ id: paymentId }, 'pagar')
    await orders.payments.wait(6)
    const { time } = orders.payments
    let delivery: Promise<unknown> | undefined
    // Read once the payment is locked for its dispute.
    const clock: typeof time.clock = async (sql) => {
      delivery ??= fulfilOrder(db, { id: order.id, clock: time.clock })
      await untilOneWaitsForLock(db)
      return time.clock(sql)
    }
    await orders.says(paymentId, 'opened', undefined, clock)
    await delivery
    expect(await orders.seen(order.id)).toMatchObject({ state: 'awaiting' })
    expect([await orders.has(ana), await listMinutes(db, ana)]).toEqual([[15_000n, 0n, 0n], []])
    await orders.says(paymentId, 'won')
    await sweepPaidOrders(orders.jobs())
    expect(await orders.has(ana)).toEqual([15_000n, 0n, 14_990n])
  })

  test('credit that was reserved for an order when it was disputed is not delivered', async () => {
    const ana = await orders.payments.client('Ana')
    const paymentId = await orders.buyCredits(ana, 5_000n)
    const order = await orders.place(ana, PACKAGE.slug)
    const rest = randomUUID()
    await orders.pay(order, 4_990n, rest)
    await orders.says(paymentId, 'opened')
    await orders.payAtBank(rest)
    expect(await orders.seen(order.id)).toMatchObject({ state: 'awaiting', waitsForFunds: true })
    expect(await listMinutes(db, ana)).toEqual([])
  })
})
