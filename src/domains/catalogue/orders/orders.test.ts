import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findPayment } from '#domains/payments/sql.ts'
import { balanceOf, postJournals } from '#domains/wallet/index.ts'
import { listBonuses } from '#domains/wallet/grants/bonus.sql.ts'
import { listMinutes } from '#domains/wallet/minutes/sql.ts'
import { readQuestion } from '#domains/written-questions/read-question.ts'
import { type Journal, prepaidOf, promotionalOf, reservedOf, availableOf, COMMISSION } from '#domains/wallet/rules.ts'
import { inTransaction } from '#platform/db.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { openOrderFixture } from '#test/support/order-fixture.ts'
import { aConsultant, credit } from '#test/support/people.ts'
import { aCoupon, CREDITS, PACKAGE, SINGLE, WRITTEN } from '#test/support/catalogue-fixture.ts'
import { cancelOrder } from './cancel-order.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { payOrder } from './pay-order.ts'
import { type OrderRequest, placeOrder } from './place-order.ts'
import { NEXT_STATES, type OrderState, ORDER_STATES } from './rules.ts'
import { findOrder } from './sql.ts'
import { sweepPaidOrders, sweepUnpaidOrders } from './sweep-orders.ts'

const url = await freshDatabaseUrl()
const db = connectTo(url)
/** `seen`: what Ana's own page would show. */
const { payments: fixture, jobs: given, seen } = await openOrderFixture(db)

const place = (personId: string, choice: Partial<OrderRequest>) =>
  placeOrder(db, { id: randomUUID(), personId, clock: fixture.time.clock, ...choice })
const pay = (order: { id: string; personId: string }, paymentId: string = randomUUID()) =>
  payOrder(fixture.context, { id: order.id, personId: order.personId, paymentId, method: 'pix', installments: 1 })
const mailsOf = (id: string) => db`select 1 from mails where key = ${`order:${id}`}`
const attemptsOf = async (id: string) =>
  (
    await db<
      { id: string }[]
    >`select payment_id as id from payment_attempts where subject_id = ${id} order by attempt_number`
  ).map((one) => one.id)

/** Presses a button at the sandbox bank and lets the webhook arrive. */
async function payAtBank(paymentId: string, button = 'pagar') {
  await fixture.press({ id: paymentId }, button)
  await fixture.wait(6)
}

async function ordered(choice: Partial<OrderRequest>) {
  const ana = await fixture.client('Ana')
  return { ana, order: await place(ana, choice) }
}

describe('a purchase by Pix', () => {
  test('of a package delivers the minutes, reserves the money and sends one mail with the contract', async () => {
    const { ana, order } = await ordered({ slug: PACKAGE.slug })
    const paymentId = randomUUID()
    expect(await pay(order, paymentId)).toMatchObject({ state: 'awaiting' })
    await payAtBank(paymentId)
    await sweepPaidOrders(given())
    expect(await seen(order.id)).toMatchObject({
      state: 'paid',
      payment: { id: paymentId },
      surplusCents: 0n,
      waitsForFunds: false,
      receiptCode: expect.any(String),
    })
    expect(await listMinutes(db, ana)).toMatchObject([{ id: order.id, kind: 'package' }])
    expect(await Promise.all([availableOf(ana), prepaidOf(ana)].map((account) => balanceOf(db, account)))).toEqual([
      0n,
      14_990n,
    ])
    expect((await mailsOf(order.id)).length).toBe(1)
  })

  test('of credit delivers the credit and its bonus', async () => {
    const { ana, order } = await ordered({ slug: CREDITS.slug })
    await pay(order)
    await payAtBank((await attemptsOf(order.id))[0]!)
    await sweepPaidOrders(given())
    expect(await Promise.all([availableOf(ana), promotionalOf(ana)].map((account) => balanceOf(db, account)))).toEqual([
      5_000n,
      200n,
    ])
    expect(await listBonuses(db, ana)).toMatchObject([{ id: order.id }])
  })

  test('of minutes with Luna delivers them for her only', async () => {
    const luna = await aConsultant(db, 'Luna', 299n)
    fixture.time.pass(60)
    const { ana, order } = await ordered({ slug: SINGLE.slug, consultantId: luna })
    await pay(order)
    await payAtBank((await attemptsOf(order.id))[0]!)
    await sweepPaidOrders(given())
    expect(await listMinutes(db, ana)).toMatchObject([{ id: order.id, kind: 'single', consultantId: luna }])
    expect((await seen(order.id)).consultant).toEqual({
      id: luna,
      name: 'Luna',
      channel: 'chat',
      pricePerMinuteCents: 299n,
    })
  })

  test('of a question to Luna reserves the money once until the question is sent', async () => {
    const luna = await aConsultant(db, 'Luna', 299n)
    fixture.time.pass(60)
    const { ana, order } = await ordered({ slug: WRITTEN.slug, consultantId: luna })
    await pay(order)
    await payAtBank((await attemptsOf(order.id))[0]!)
    await Promise.all([
      sweepPaidOrders(given()),
      fulfilOrder(db, { id: order.id, clock: fixture.time.clock }),
      sweepPaidOrders(given()),
    ])
    expect(await readQuestion(db, order.id, ana)).toMatchObject({
      state: 'unsent',
      paidCents: 1_990n,
      answerHours: 24,
      consultant: { id: luna },
    })
    expect(await Promise.all([availableOf(ana), reservedOf(ana)].map((account) => balanceOf(db, account)))).toEqual([
      0n,
      1_990n,
    ])
    expect(await seen(order.id)).toMatchObject({ state: 'paid', gives: { answerHours: 24, minutes: null } })
    expect((await mailsOf(order.id)).length).toBe(1)
  })

  test('that the bank declines leaves the order open, and the next payment pays it', async () => {
    const { order } = await ordered({ slug: PACKAGE.slug })
    await pay(order)
    const [refused] = await attemptsOf(order.id)
    await payAtBank(refused!, 'recusar')
    expect((await findPayment(db, refused!))?.state).toBe('declined')
    await pay(order)
    const second = (await attemptsOf(order.id))[1]!
    await payAtBank(second)
    await sweepPaidOrders(given())
    expect(await seen(order.id)).toMatchObject({ state: 'paid', payment: { id: second } })
  })

  test('is delivered without a payment when a coupon leaves nothing to pay', async () => {
    const coupon = await aCoupon(db, fixture.time.now(), { percent: 100 })
    const { ana, order } = await ordered({ slug: PACKAGE.slug, coupon })
    expect(
      await payOrder(fixture.context, { id: order.id, personId: ana, paymentId: randomUUID(), installments: 1 }),
    ).toMatchObject({
      state: 'paid',
      paymentId: null,
    })
    expect(await listMinutes(db, ana)).toMatchObject([{ id: order.id }])
    expect(await seen(order.id)).toMatchObject({ totalCents: 0n, cancellableUntil: null })
  })
})

describe('paying an order once', () => {
  test('from two tabs with double clicks uses the same Pix', async () => {
    const { order } = await ordered({ slug: PACKAGE.slug })
    await Promise.all([pay(order), pay(order), pay(order), pay(order)])
    expect((await attemptsOf(order.id)).length).toBe(1)
    expect((await db`select 1 from payments where person_id = ${order.personId}`).length).toBe(1)
  })

  test('delivers it once when several workers fulfil it', async () => {
    const { ana, order } = await ordered({ slug: CREDITS.slug })
    await pay(order)
    await payAtBank((await attemptsOf(order.id))[0]!)
    const other = connectTo(url, { max: 3 })
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        fulfilOrder(n % 2 ? db : other, { id: order.id, clock: fixture.time.clock }),
      ),
    )
    expect(await balanceOf(db, promotionalOf(ana))).toBe(200n)
    expect((await mailsOf(order.id)).length).toBe(1)
    expect(await pay(order)).toMatchObject({ state: 'paid' })
    expect((await attemptsOf(order.id)).length).toBe(1)
  })

  test('does not accept an older payment of hers', async () => {
    const { ana, order } = await ordered({ slug: CREDITS.slug })
    const old = await fixture.buy(ana, 5_000n)
    await payAtBank(old.id)
    await expect(pay(order, old.id)).rejects.toMatchObject({ code: 'orders.id_reused' })
    expect((await findOrder(db, order.id))?.state).toBe('open')
  })
})

describe('late money', () => {
  test('becomes credit when the order has expired, and the order shows it', async () => {
    const { ana, order } = await ordered({ slug: PACKAGE.slug })
    await pay(order)
    const [late] = await attemptsOf(order.id)
    await fixture.wait(1_860, 30)
    await sweepUnpaidOrders(given())
    expect(await seen(order.id)).toMatchObject({ state: 'expired', surplusCents: 0n })
    await payAtBank(late!, 'pagar-depois-de-expirar')
    await sweepPaidOrders(given())
    expect(await seen(order.id)).toMatchObject({ state: 'expired', surplusCents: 14_990n })
    expect(await balanceOf(db, availableOf(ana))).toBe(14_990n)
    expect(await listMinutes(db, ana)).toEqual([])
    await expect(pay(order)).rejects.toMatchObject({ code: 'orders.order_ended' })
  })

  test('becomes credit when she cancelled the order', async () => {
    const { ana, order } = await ordered({ slug: PACKAGE.slug })
    await pay(order)
    await cancelOrder(db, { id: order.id, personId: ana, clock: fixture.time.clock })
    await payAtBank((await attemptsOf(order.id))[0]!)
    await sweepPaidOrders(given())
    expect(await seen(order.id)).toMatchObject({ state: 'cancelled', surplusCents: 14_990n })
  })

  test('keeps an order open while it can still be paid', async () => {
    const { order } = await ordered({ slug: PACKAGE.slug })
    fixture.time.pass(1_700)
    await pay(order)
    await fixture.wait(300, 30)
    await sweepUnpaidOrders(given())
    expect((await findOrder(db, order.id))?.state).toBe('awaiting')
  })
})

describe('reserved money', () => {
  test('delays the delivery of the minutes until it is released', async () => {
    const { ana, order } = await ordered({ slug: PACKAGE.slug })
    await pay(order)
    await payAtBank((await attemptsOf(order.id))[0]!)
    const spent: Journal = {
      key: `test:${order.id}`,
      subject: { kind: 'consultation', id: order.id },
      kind: 'consultation_capture',
      postings: [{ from: availableOf(ana), to: COMMISSION, amount: 1_000n }],
    }
    await inTransaction(db, (tx) => postJournals(tx, [spent]))
    expect(await fulfilOrder(db, { id: order.id, clock: fixture.time.clock })).toBe(false)
    expect(await seen(order.id)).toMatchObject({ state: 'awaiting', waitsForFunds: true })
    await credit(db, ana, 1_000n)
    await sweepPaidOrders(given())
    expect(await seen(order.id)).toMatchObject({ state: 'paid', waitsForFunds: false })
  })
})

test('refuses other people who pay or cancel the order', async () => {
  const { order } = await ordered({ slug: PACKAGE.slug })
  const bia = await fixture.client('Bia')
  await expect(pay({ ...order, personId: bia })).rejects.toMatchObject({ code: 'orders.order_not_found', status: 404 })
  await expect(cancelOrder(db, { id: order.id, personId: bia, clock: fixture.time.clock })).rejects.toMatchObject({
    code: 'orders.order_not_found',
  })
})

test('the state machine has no cycle and reaches every state', () => {
  const from = (state: OrderState): Set<OrderState> =>
    new Set(NEXT_STATES[state].flatMap((next) => [next, ...from(next)]))
  for (const state of ORDER_STATES) expect(from(state)).not.toContain(state)
  expect([...from('open')].toSorted()).toEqual(ORDER_STATES.filter((state) => state !== 'open').toSorted())
})
