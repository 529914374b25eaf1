import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { balanceOf, findCoverableMs, postJournals, holdMinutes, settleMinutes } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { listBonuses } from '#domains/wallet/grants/bonus.sql.ts'
import {
  availableOf,
  bookedOf,
  COMMISSION,
  prepaidOf,
  promotionalOf,
  PROMOTION_COST,
  reservedOf,
} from '#domains/wallet/rules.ts'
import { askQuestion } from '#domains/written-questions/ask-question.ts'
import { declineQuestion } from '#domains/written-questions/decline-question.ts'
import { readQuestion } from '#domains/written-questions/read-question.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { openOrderFixture } from '#test/support/order-fixture.ts'
import { aConsultant, credit } from '#test/support/people.ts'
import { aCoupon, CREDITS, PACKAGE, PLAN, SINGLE, WRITTEN } from '#test/support/catalogue-fixture.ts'
import { payOrder } from '../pay-order.ts'
import { type OrderRequest, placeOrder } from '../place-order.ts'
import { cancellableUntil } from '../rules.ts'
import { findOrder } from '../sql.ts'
import { sweepPaidOrders } from '../sweep-orders.ts'
import { quoteCancellation } from './quote-cancellation.ts'
import { cancelPurchase } from './cancel-purchase.ts'

const MINUTE = 60_000n
const DAY_S = 86_400

const url = await freshDatabaseUrl()
const db = connectTo(url)
const { payments: fixture, jobs: given, seen: seenBy } = await openOrderFixture(db)

const termsOf = ({ id, personId }: { id: string; personId: string }) =>
  quoteCancellation(db, { id, personId, now: fixture.time.now() })
const holds = (personId: string) =>
  Promise.all([availableOf, prepaidOf, promotionalOf].map((of) => balanceOf(db, of(personId))))
const once = <T>(act: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, act)

/** Ana has placed this order and paid it by Pix. */
async function bought(choice: Partial<OrderRequest>, ana?: string) {
  const personId = ana ?? (await fixture.client('Ana'))
  const { id } = await placeOrder(db, { id: randomUUID(), personId, clock: fixture.time.clock, ...choice })
  const paymentId = randomUUID()
  await payOrder(fixture.context, { id, personId, paymentId, method: 'pix', installments: 1 })
  await fixture.press({ id: paymentId }, 'pagar')
  await fixture.wait(6)
  await sweepPaidOrders(given())
  return { id, personId, paymentId }
}

/** Reads the terms that the page shows, and confirms them. */
async function cancel(order: { id: string; personId: string }, on: Db = db) {
  const { toOriginCents, toCreditCents } = await termsOf(order)
  return cancelPurchase(on, { ...order, seen: toOriginCents + toCreditCents, clock: fixture.time.clock })
}

async function using(personId: string, requestedMs: bigint) {
  const consultantId = await aConsultant(db, 'Luna', 299n)
  const consultationId = randomUUID()
  const price = { pricePerMinute: 299n, chatPricePerMinute: 299n }
  const terms = { ...price, isWelcome: false, acceptsPackages: true, at: fixture.time.now() }
  const request = { consultantId, channel: 'chat', now: terms.at, ...terms }
  await once((tx) => holdMinutes(tx, { consultationId, personId, requestedMs, ...request }))
  const end = () =>
    once(async (tx) => {
      const terms = { pricePerMinute: 299n, commissionBps: 3_500, at: fixture.time.now() }
      const { value } = await settleMinutes(tx, {
        consultationId,
        clientId: personId,
        channel: 'chat',
        used: [{ channel: 'chat', ms: requestedMs }],
        ...terms,
      })
      await postJournals(tx, [
        {
          key: `cover:${consultationId}`,
          subject: { kind: 'consultation', id: consultationId },
          kind: 'cover',
          postings: [{ from: prepaidOf(personId), to: COMMISSION, amount: value }],
        },
      ])
    })
  return { end }
}

describe('cancelling a purchase', () => {
  test('refunds unused credit in full and takes its bonus back', async () => {
    const order = await bought({ slug: CREDITS.slug })
    expect(await termsOf(order)).toMatchObject({
      right: 'cancellation',
      toOriginCents: 5_000n,
      toCreditCents: 0n,
      usedCents: 0n,
      bonusTakenCents: 200n,
      waitsFor: null,
    })
    expect(await cancel(order)).toMatchObject({ state: 'refunded' })
    expect(await holds(order.personId)).toEqual([0n, 0n, 0n])
    expect(await seenBy(order.id)).toMatchObject({
      cancellation: {
        toOriginCents: 5_000n,
        toCreditCents: 0n,
        state: 'asked',
        protocol: `${order.paymentId.slice(0, 8).toUpperCase()}-1`,
      },
    })
    await fixture.wait(2)
    expect((await seenBy(order.id)).cancellation).toMatchObject({ state: 'done' })
    expect((await fixture.payment(order.paymentId)).state).toBe('refunded')
    expect(
      (
        await db`select key from mails where key like ${`%${order.id}%`} or key like ${`payback:${order.paymentId}%`}
          order by key`
      ).map(({ key }) => key as string),
    ).toEqual([`cancellation:${order.id}`, `order:${order.id}`, `payback:${order.paymentId}:1:done`])
  })

  test('refunds the remaining credit less the spent bonus', async () => {
    const order = await bought({ slug: CREDITS.slug })
    const { personId } = order
    const before = await balanceOf(db, PROMOTION_COST)
    const spent = [
      { from: promotionalOf(personId), to: COMMISSION, amount: 150n },
      { from: availableOf(personId), to: COMMISSION, amount: 1_000n },
    ]
    await once((tx) =>
      postJournals(tx, [
        {
          key: `test:${order.id}`,
          subject: { kind: 'consultation', id: order.id },
          kind: 'spent',
          postings: spent,
        },
      ]),
    )
    expect(await termsOf(order)).toMatchObject({
      toOriginCents: 3_850n,
      usedCents: 1_000n,
      bonusTakenCents: 50n,
      deductedCents: 150n,
    })
    expect(await cancel(order)).toMatchObject({ state: 'partly_refunded' })
    expect(await holds(personId)).toEqual([0n, 0n, 0n])
    expect((await balanceOf(db, PROMOTION_COST)) - before, 'spent bonus is deducted, unspent bonus is taken back').toBe(
      200n,
    )
  })

  test('refunds three quarters of the price when a quarter of the minutes is used', async () => {
    const order = await bought({ slug: PACKAGE.slug })
    const { end } = await using(order.personId, 15n * MINUTE)
    await end()
    expect(await termsOf(order)).toMatchObject({ toOriginCents: 11_243n, usedCents: 3_747n })
    expect(await cancel(order)).toMatchObject({ state: 'partly_refunded' })
    expect(await holds(order.personId)).toEqual([0n, 0n, 0n])
  })

  test('returns the coupon when everything was undone', async () => {
    const coupon = await aCoupon(db, fixture.time.now())
    const order = await bought({ slug: PACKAGE.slug, coupon })
    await cancel(order)
    expect(await bought({ slug: PACKAGE.slug, coupon }, order.personId)).toBeDefined()
  })

  test('leaves credit when the bank refuses the refund, and shows it on the order', async () => {
    const order = await bought({ slug: CREDITS.slug })
    await fixture.press({ id: order.paymentId }, 'recusar-devolucao')
    await cancel(order)
    await fixture.wait(90, 5)
    expect((await seenBy(order.id)).cancellation).toMatchObject({ state: 'refused' })
    expect(await holds(order.personId)).toEqual([5_000n, 0n, 0n])
  })

  test('leaves as credit what a partly refunded payment cannot return', async () => {
    const order = await bought({ slug: PACKAGE.slug })
    await bought({ slug: CREDITS.slug }, order.personId)
    await fixture.refund({ id: order.paymentId, personId: order.personId }, 4_000n)
    expect(await cancel(order)).toMatchObject({ state: 'refunded' })
    expect((await seenBy(order.id)).cancellation).toMatchObject({ toOriginCents: 10_990n, toCreditCents: 4_000n })
    expect(await holds(order.personId)).toEqual([5_000n, 0n, 200n])
  })
})

describe('cancelling only once', () => {
  test('from two tabs with double clicks on two servers', async () => {
    const order = await bought({ slug: CREDITS.slug })
    const other = connectTo(url, { max: 3 })
    const ends = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) =>
        cancelPurchase(n % 2 ? db : other, { ...order, seen: 5_000n, clock: fixture.time.clock }),
      ),
    )
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])
    expect((await db`select 1 from payment_refunds where payment_id = ${order.paymentId}`).length).toBe(1)
    expect((await db`select 1 from mails where key = ${`cancellation:${order.id}`}`).length).toBe(1)
    expect(await holds(order.personId)).toEqual([0n, 0n, 0n])
  })

  test('while the same money is being spent refunds what is left and nothing below zero', async () => {
    const order = await bought({ amount: 5_000n })
    const acts = [
      cancelPurchase(db, { ...order, seen: 0n, clock: fixture.time.clock }),
      ...Array.from({ length: 8 }, () => fixture.spend(order.personId, 500n).catch(() => 'too late')),
    ]
    await Promise.all(acts)
    const { cancellation } = await seenBy(order.id)
    const [spent] = await db<{ sum: bigint }[]>`select coalesce(sum(amount), 0)::bigint as sum from ledger_postings
      where debit = ${availableOf(order.personId)} and credit = ${COMMISSION}`
    expect(cancellation!.toOriginCents + spent!.sum).toBeLessThanOrEqual(5_000n)
    expect(await findLedgerViolations(db)).toEqual([])
  })
})

describe('refused cancellations', () => {
  test('while a consultation uses the minutes, as the terms announce; afterwards it is possible', async () => {
    const order = await bought({ slug: PACKAGE.slug })
    const { end } = await using(order.personId, 3n * MINUTE)
    expect(await termsOf(order)).toMatchObject({ waitsFor: 'consultation' })
    await expect(cancel(order)).rejects.toMatchObject({ code: 'orders.cancellation_in_use', status: 409 })
    expect((await findOrder(db, order.id))?.state).toBe('paid')
    await end()
    expect(await cancel(order)).toMatchObject({ state: 'partly_refunded' })
  })

  test('while a consultation has reserved the credit or the bonus', async () => {
    const order = await bought({ slug: CREDITS.slug })
    const { personId } = order
    const hold = [{ from: promotionalOf(personId), to: reservedOf(personId), amount: 200n }]
    await once((tx) =>
      postJournals(tx, [
        {
          key: `hold:${order.id}:1`,
          subject: { kind: 'consultation', id: order.id },
          kind: 'hold',
          postings: hold,
        },
      ]),
    )
    expect(await termsOf(order)).toMatchObject({ waitsFor: 'consultation' })
    await expect(cancel(order)).rejects.toMatchObject({ code: 'orders.cancellation_in_use' })
    const plain = await bought({ amount: 5_000n })
    const part = [{ from: availableOf(plain.personId), to: reservedOf(plain.personId), amount: 900n }]
    await once((tx) =>
      postJournals(tx, [
        {
          key: `hold:${plain.id}:1`,
          subject: { kind: 'consultation', id: plain.id },
          kind: 'hold',
          postings: part,
        },
      ]),
    )
    await expect(cancel(plain)).rejects.toMatchObject({ code: 'orders.cancellation_in_use' })
  })

  test('while a booking has put the bonus aside, also beside enough credit; afterwards nothing is deducted', async () => {
    const order = await bought({ slug: CREDITS.slug })
    const { personId } = order
    await credit(db, personId, 2_000n)
    const booking = crypto.randomUUID()
    const consultant = await aConsultant(db, 'Sol')
    const [bonus, aside] = [promotionalOf(personId), bookedOf(personId)]
    const held = [{ from: bonus, to: aside, amount: 200n, with: consultant }]
    await once((tx) =>
      postJournals(tx, [
        {
          key: `booking:${booking}:held:200`,
          subject: { kind: 'booking', id: booking },
          kind: 'booking_hold',
          postings: held,
        },
      ]),
    )
    expect(await termsOf(order)).toMatchObject({ waitsFor: 'booking' })
    await expect(cancel(order)).rejects.toMatchObject({ code: 'orders.cancellation_in_use' })
    const back = [{ from: aside, to: bonus, amount: 200n }]
    await once((tx) =>
      postJournals(tx, [
        {
          key: `booking:${booking}:returned`,
          subject: { kind: 'booking', id: booking },
          kind: 'booking_return',
          postings: back,
        },
      ]),
    )
    expect(await termsOf(order)).toMatchObject({ waitsFor: null, deductedCents: 0n })
    expect(await cancel(order)).toMatchObject({ state: 'refunded' })
  })

  test('while the payment is disputed', async () => {
    const order = await bought({ slug: PACKAGE.slug })
    await fixture.press({ id: order.paymentId }, 'contestar')
    await fixture.wait(6)
    expect(await termsOf(order)).toMatchObject({ waitsFor: 'dispute' })
    await expect(cancel(order)).rejects.toMatchObject({ code: 'payments.refund_of_contested' })
    expect((await findOrder(db, order.id))?.state).toBe('paid')
  })

  test('when everything is used, or less is left than was shown', async () => {
    const order = await bought({ amount: 5_000n })
    await fixture.spend(order.personId, 1_000n)
    await expect(cancelPurchase(db, { ...order, seen: 5_000n, clock: fixture.time.clock })).rejects.toMatchObject({
      code: 'orders.cancellation_amount_changed',
    })
    await fixture.spend(order.personId, 4_000n)
    await expect(cancel(order)).rejects.toMatchObject({ code: 'orders.cancellation_nothing_left' })
  })

  test('for another person’s order, as for an unknown one', async () => {
    const order = await bought({ amount: 5_000n })
    const bia = await fixture.client('Bia')
    await expect(
      cancelPurchase(db, { id: order.id, personId: bia, seen: 0n, clock: fixture.time.clock }),
    ).rejects.toMatchObject({
      code: 'orders.order_not_found',
      status: 404,
    })
    await expect(termsOf({ id: order.id, personId: bia })).rejects.toMatchObject({ status: 404 })
    await expect(termsOf({ id: randomUUID(), personId: bia })).rejects.toMatchObject({ status: 404 })
  })

  test('for an order that was not paid or cost nothing', async () => {
    const ana = await fixture.client('Ana')
    const open = await placeOrder(db, { id: randomUUID(), personId: ana, amount: 5_000n, clock: fixture.time.clock })
    await expect(cancel(open)).rejects.toMatchObject({ code: 'orders.cancellation_of_unpaid' })
    const coupon = await aCoupon(db, fixture.time.now(), { percent: 100 })
    const free = await placeOrder(db, {
      id: randomUUID(),
      personId: ana,
      slug: PACKAGE.slug,
      coupon,
      clock: fixture.time.clock,
    })
    await payOrder(fixture.context, { id: free.id, personId: ana, paymentId: randomUUID(), installments: 1 })
    await expect(cancel(free)).rejects.toMatchObject({ code: 'orders.cancellation_of_unpaid' })
  })

  test('after the whole seventh day, except for the rest of a package', async () => {
    const [credits, plan, pack] = [
      await bought({ amount: 5_000n }),
      await bought({ slug: PLAN.slug }),
      await bought({ slug: PACKAGE.slug }),
    ]
    const paidAt = (await findOrder(db, credits.id))!.paidAt!
    fixture.time.pass((cancellableUntil(paidAt).getTime() - 1_000 - fixture.time.now().getTime()) / 1_000)
    expect(await termsOf(credits)).toMatchObject({ right: 'cancellation' })
    fixture.time.pass(60)
    expect(await termsOf(credits)).toMatchObject({ right: null, toOriginCents: 0n })
    await expect(cancel(credits)).rejects.toMatchObject({ code: 'orders.cancellation_too_late' })
    await expect(cancel(plan)).rejects.toMatchObject({ code: 'orders.cancellation_too_late' })
    expect(await termsOf(pack)).toMatchObject({ right: 'pro_rata', toOriginCents: 14_990n })
    expect(await cancel(pack)).toMatchObject({ state: 'refunded' })
    expect(await listBonuses(db, pack.personId)).toEqual([])
  })
})

describe('minutes that were bought for one consultant', () => {
  /** A single consultation with Luna, eight days ago. */
  async function single(price: bigint) {
    const consultantId = await aConsultant(db, 'Luna', 299n)
    fixture.time.pass(60)
    const order = await bought({ slug: SINGLE.slug, consultantId })
    fixture.time.pass(8 * DAY_S)
    const terms = { consultantId, channel: 'chat', pricePerMinute: price, chatPricePerMinute: price, isWelcome: false }
    const request = { ...terms, acceptsPackages: true, at: fixture.time.now(), requestedMs: MINUTE }
    return { order, coverable: await findCoverableMs(db, { personId: order.personId, ...request }) }
  }

  test.each([
    ['raised', 320n],
    ['lowered', 250n],
  ])('can be given back when their price was %s, so that they fit no more', async (_, price) => {
    const { order, coverable } = await single(price)
    expect(coverable).toBe(0n)
    expect(await termsOf(order)).toMatchObject({ right: 'pro_rata', toOriginCents: 5_980n })
    expect(await cancel(order)).toMatchObject({ state: 'refunded' })
    expect(await holds(order.personId)).toEqual([0n, 0n, 0n])
    expect(await findLedgerViolations(db)).toEqual([])
  })
})

describe('cancelling a written question', () => {
  const asked = 'Devo aceitar o trabalho em outra cidade?'
  async function aQuestion() {
    const consultantId = await aConsultant(db, 'Luna', 299n)
    fixture.time.pass(60)
    return { ...(await bought({ slug: WRITTEN.slug, consultantId })), consultantId }
  }

  test('before it is sent ends it and refunds the whole price to the payment', async () => {
    const order = await aQuestion()
    expect(await termsOf(order)).toMatchObject({ right: 'cancellation', toOriginCents: 1_990n, waitsFor: null })
    expect((await cancel(order)).state).toBe('refunded')
    expect((await readQuestion(db, order.id, order.personId)).state).toBe('given_up')
    expect(await holds(order.personId)).toEqual([0n, 0n, 0n])
  })

  test('after it is sent waits for the answer or the deadline; what was returned by then goes on to the payment', async () => {
    const order = await aQuestion()
    await askQuestion(db, { id: order.id, clientId: order.personId, text: asked, clock: fixture.time.clock })
    expect(await termsOf(order)).toMatchObject({ waitsFor: 'consultation' })
    await expect(cancel(order)).rejects.toMatchObject({ code: 'questions.waiting' })
    await declineQuestion(db, { ...order, reason: 'Não atendo esse assunto.', clock: fixture.time.clock })
    expect(await holds(order.personId)).toEqual([1_990n, 0n, 0n])
    expect((await cancel(order)).state).toBe('refunded')
    expect(await holds(order.personId)).toEqual([0n, 0n, 0n])
    expect(await findLedgerViolations(db)).toEqual([])
  })
})
