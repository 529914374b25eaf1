import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { postJournals, holdMinutes, settleMinutes } from '#domains/wallet/index.ts'
import { listMinutes } from '#domains/wallet/minutes/sql.ts'
import { COMMISSION, prepaidOf, promotionalOf } from '#domains/wallet/rules.ts'
import { inTransaction } from '#platform/db.ts'
import { PACKAGE, SINGLE } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openOrderFixture } from '#test/support/order-fixture.ts'
import { aConsultant } from '#test/support/people.ts'
import { cancelOrder } from './cancel-order.ts'
import { payOrder } from './pay-order.ts'
import { releaseIdleBalance } from './reserve-balance.ts'
import { balanceShareOf } from './terms.rules.ts'
import { sweepIdleReservations, sweepUnpaidOrders } from './sweep-orders.ts'

const AT_ONCE = 12
const LUNA_PER_MINUTE = 299n
const db = await freshDatabase()
const luna = await aConsultant(db, 'Luna', LUNA_PER_MINUTE)
const orders = await openOrderFixture(db)
afterAll(async () => expect(await orders.violations()).toEqual([]))

/** As if a consultation had used so much of Ana's minutes. */
const useMinutes = (clientId: string, minutes: bigint) =>
  inTransaction(db, async (tx) => {
    const consultationId = randomUUID()
    const terms = { pricePerMinute: LUNA_PER_MINUTE, commissionBps: 3_000 }
    await holdMinutes(tx, {
      consultationId,
      personId: clientId,
      consultantId: luna,
      channel: 'chat',
      chatPricePerMinute: LUNA_PER_MINUTE,
      isWelcome: false,
      acceptsPackages: true,
      requestedMs: minutes * 60_000n,
      at: orders.payments.time.now(),
      now: orders.payments.time.now(),
      ...terms,
    })
    const { value, journals } = await settleMinutes(tx, {
      consultationId,
      clientId,
      channel: 'chat',
      used: [{ channel: 'chat', ms: minutes * 60_000n }],
      at: orders.payments.time.now(),
      ...terms,
    })
    const postings = [{ from: prepaidOf(clientId), to: COMMISSION, amount: value }]
    await postJournals(tx, [
      {
        key: `cover:${consultationId}`,
        subject: { kind: 'consultation', id: consultationId },
        kind: 'cover',
        postings,
      },
      ...journals,
    ])
  })

test.each([
  ['all of it', 'package', 14_990n, 20_000n, 14_990n],
  ['what there is', 'written', 1_990n, 742n, 742n],
  ['less, where the rest would be below the smallest payment', 'package', 14_990n, 14_500n, 13_990n],
  ['nothing of an order that is too small to be divided', 'single', 1_000n, 900n, 0n],
  ['nothing of credits', 'credits', 5_000n, 5_000n, 0n],
  ['nothing of a subscription', 'subscription', 1_990n, 5_000n, 0n],
] as const)('the balance pays %s', (_, kind, total, available, share) => {
  expect(balanceShareOf({ kind, total }, available)).toBe(share)
})

describe('an order paid by balance and Pix', () => {
  test('reserves its part, asks the bank for the rest, and delivers both parts', async () => {
    const ana = await orders.anaWith(6_000n)
    const order = await orders.place(ana, PACKAGE.slug)
    const paymentId = randomUUID()
    await Promise.all(Array.from({ length: AT_ONCE }, () => orders.pay(order, 4_990n, paymentId)))
    expect(await orders.has(ana)).toEqual([1_010n, 4_990n, 0n])
    expect(await orders.seen(order.id)).toMatchObject({ state: 'awaiting', fromBalanceCents: 4_990n })
    await expect(orders.payments.payment(paymentId)).resolves.toMatchObject({ amount: 10_000n })
    await orders.payAtBank(paymentId)
    expect(await orders.has(ana)).toEqual([1_010n, 0n, 14_990n])
    const parts =
      await db`select value, from_balance from grants where source_id = ${order.id} and kind = 'minutes' order by id`
    expect([...parts]).toEqual([
      { value: 4_990n, from_balance: true },
      { value: 10_000n, from_balance: false },
    ])
    const [mail] = await db<{ facts: string[][] }[]>`
      select template->'facts' as facts from mails where key = ${`order:${order.id}`}`
    expect(mail!.facts.map(([words]) => words)).toEqual(expect.arrayContaining(['Do saldo', 'Pago com Pix ou cartão']))
  })

  test('reserves more, and not twice, when another tab takes more of the balance', async () => {
    const ana = await orders.anaWith(9_000n)
    const order = await orders.place(ana, PACKAGE.slug)
    await orders.pay(order, 3_000n)
    await orders.pay(order, 4_990n, randomUUID(), 'card')
    expect(await orders.has(ana)).toEqual([4_010n, 4_990n, 0n])
  })

  test('two orders at once cannot reserve the same money', async () => {
    const ana = await orders.anaWith(5_000n)
    const placed = await Promise.all(Array.from({ length: 5 }, () => orders.place(ana, PACKAGE.slug)))
    const answers = await Promise.allSettled(placed.map((order) => orders.pay(order, 4_000n)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await orders.has(ana)).toEqual([1_000n, 4_000n, 0n])
  })

  test.each(['declined', 'expired', 'cancelled'] as const)(
    'gives its part back when the payment is %s',
    async (how) => {
      const ana = await orders.anaWith(6_000n)
      const order = await orders.place(ana, PACKAGE.slug)
      const paymentId = randomUUID()
      await orders.pay(order, 4_990n, paymentId, how === 'declined' ? 'card' : 'pix')
      expect(await orders.has(ana)).toEqual([1_010n, 4_990n, 0n])
      if (how === 'declined') {
        await orders.payments.type({ id: paymentId }, 'funds')
        await orders.payments.wait(6)
        await sweepIdleReservations(orders.jobs())
      } else if (how === 'expired') {
        await orders.payments.wait(1_900, 380)
        await sweepUnpaidOrders(orders.jobs())
        await sweepIdleReservations(orders.jobs())
      } else await cancelOrder(db, { id: order.id, personId: ana, clock: orders.payments.time.clock })
      expect(await orders.has(ana)).toEqual([6_000n, 0n, 0n])
      if (how !== 'expired') return
      await orders.payAtBank(paymentId, 'pagar-depois-de-expirar')
      expect(await orders.has(ana), 'late money is credit').toEqual([16_000n, 0n, 0n])
    },
  )

  test('is not released by a sweep whose list is older than a new attempt, but when none was asked for a minute', async () => {
    const ana = await orders.anaWith(6_000n)
    const order = await orders.place(ana, PACKAGE.slug)
    let asked = 0
    const clock: typeof orders.payments.time.clock = async (sql) => {
      if (++asked === 2) throw new Error('killed between the attempt and the bank')
      return orders.payments.time.clock(sql)
    }
    const paying = { id: order.id, personId: ana, method: 'pix', installments: 1, fromBalance: 4_990n } as const
    await expect(
      payOrder({ ...orders.payments.context, clock }, { ...paying, paymentId: randomUUID() }),
    ).rejects.toThrow('killed')
    await releaseIdleBalance(db, order.id, orders.payments.time.now())
    expect(await orders.has(ana)).toEqual([1_010n, 4_990n, 0n])
    orders.payments.time.pass(61)
    await releaseIdleBalance(db, order.id, orders.payments.time.now())
    expect(await orders.has(ana)).toEqual([6_000n, 0n, 0n])
  })

  test('does not hold back other credit with spent bonus; credit that it reserved waits for it', async () => {
    const ana = await orders.payments.client('Ana')
    for (let n = 0; n < 2; n++) await orders.buyCredits(ana)
    const [credits] = await db<{ id: string }[]>`
      select id from catalogue_orders where person_id = ${ana} order by placed_at, id limit 1`
    const spent = [{ from: promotionalOf(ana), to: COMMISSION, amount: 250n }]
    await inTransaction(db, (tx) =>
      postJournals(tx, [
        {
          key: `capture:${randomUUID()}:250`,
          subject: { kind: 'consultation', id: randomUUID() },
          kind: 'act',
          postings: spent,
        },
      ]),
    )
    const placed = [await orders.place(ana, PACKAGE.slug), await orders.place(ana, PACKAGE.slug)]
    await orders.pay(placed[0]!, 5_000n)
    expect(await orders.termsOf(credits!.id, ana)).toMatchObject({
      waitsFor: null,
      deductedCents: 200n,
      toOriginCents: 4_800n,
    })
    await orders.pay(placed[1]!, 1_000n)
    expect(await orders.termsOf(credits!.id, ana)).toMatchObject({ waitsFor: 'order' })
    await expect(orders.cancel(credits!.id, ana)).rejects.toMatchObject({ code: 'orders.cancellation_in_use' })
    await cancelOrder(db, { id: placed[1]!.id, personId: ana, clock: orders.payments.time.clock })
    await orders.cancel(credits!.id, ana)
    expect(await orders.has(ana), 'beside what the other order reserved').toEqual([0n, 5_000n, 0n])
  })

  test('cancelled, goes back in the same parts', async () => {
    const { ana, id, paymentId } = await orders.mixedPackage()
    const terms = await orders.termsOf(id, ana)
    expect(terms).toMatchObject({ toOriginCents: 10_000n, toBalanceCents: 4_990n, toCreditCents: 0n, usedCents: 0n })
    await orders.cancel(id, ana)
    await orders.payments.wait(3)
    expect(await orders.has(ana)).toEqual([6_000n, 0n, 0n])
    expect(await db`select amount, state from payment_refunds where payment_id = ${paymentId}`).toEqual([
      { amount: 10_000n, state: 'done' },
    ])
    expect(await orders.seen(id)).toMatchObject({
      state: 'refunded',
      cancellation: { toOriginCents: 10_000n, toBalanceCents: 4_990n, state: 'done' },
    })
  })

  test('partly used, the balance was used first', async () => {
    const { ana, id } = await orders.mixedPackage()
    await useMinutes(ana, 12n)
    const { toOriginCents, toBalanceCents, usedCents } = await orders.termsOf(id, ana)
    expect([toOriginCents, toBalanceCents, usedCents]).toEqual([10_000n, 1_993n, 2_997n])
    await orders.cancel(id, ana)
    expect(await orders.has(ana)).toEqual([1_010n + 1_993n, 0n, 0n])
  })

  test('a single consultation that used one part gives the rest of both back as credit', async () => {
    const ana = await orders.anaWith(2_000n)
    const order = await orders.place(ana, SINGLE.slug, luna)
    const paymentId = randomUUID()
    await orders.pay(order, 1_500n, paymentId)
    await orders.payAtBank(paymentId)
    expect(await orders.has(ana)).toEqual([500n, 0n, 5_980n])
    await useMinutes(ana, 2n)
    expect(await orders.has(ana)).toEqual([500n + 5_980n - 597n, 0n, 0n])
    expect(await listMinutes(db, ana)).toEqual([])
  })
})
