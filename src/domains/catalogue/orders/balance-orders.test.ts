import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertBlock } from '#domains/consultants/index.ts'
import { closePendingBetween } from '#domains/consultations/index.ts'
import { answerQuestion } from '#domains/consultations/written-questions/answer-question.ts'
import { askQuestion } from '#domains/consultations/written-questions/ask-question.ts'
import { declineQuestion } from '#domains/consultations/written-questions/decline-question.ts'
import { findQuestionViolations } from '#domains/consultations/written-questions/invariants.sql.ts'
import { readQuestion } from '#domains/consultations/written-questions/reading/read-question.ts'
import { sweepQuestions } from '#domains/consultations/written-questions/sweep-questions.ts'
import { takeBreak } from '#domains/limits/take-break.ts'
import { withdrawCredit } from '#domains/payments/withdrawals/withdraw-credit.ts'
import { applyGatewayState } from '#domains/payments/index.ts'
import {
  balanceOf,
  findLedgerViolations,
  listMinutes,
  lockDebtsOfPayments,
  payDebts,
  postJournal,
  postJournals,
  reserveMinutes,
  settleMinutes,
  sumDebts,
} from '#domains/wallet/index.ts'
import { availableOf, COMMISSION, orderedOf, prepaidOf, promotionalOf, reservedOf } from '#domains/wallet/rules.ts'
import { type Clock, databaseClock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import { CREDITS, offerCatalogue, PACKAGE, SINGLE, SUBSCRIPTION, WRITTEN } from '#test/support/catalogue-fixture.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { ANSWER_TEXT, QUESTION_TEXT } from '#test/support/written-question-fixture.ts'
import { aConsultant, credit } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelPurchase } from './cancellation/cancel-purchase.ts'
import { quoteCancellation } from './cancellation/quote-cancellation.ts'
import { orderView } from './order-views.ts'
import { reservedCheck } from './check-reserved.ts'
import { findReservedViolations } from './invariants.sql.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { releaseIdleBalance } from './reserve-balance.ts'
import { balanceShareOf } from './rules.ts'
import { settleDisputedQuestion } from './settle-disputed-question.ts'
import { findOrder } from './sql.ts'
import { sweepDisputedQuestions, sweepIdleReservations, sweepPaidOrders, sweepUnpaidOrders } from './sweep-orders.ts'

const AT_ONCE = 12
const LUNA_PER_MINUTE = 299n
let db: Db
let fixture: PaymentFixture
let luna: string
beforeAll(async () => {
  db = await freshDatabase()
  fixture = openPaymentFixture(db, { time: settableClock(await databaseClock(db)) })
  await offerCatalogue(db, fixture.time.now())
  luna = await aConsultant(db, 'Luna', LUNA_PER_MINUTE)
})
afterAll(async () => {
  expect(await findLedgerViolations(db)).toEqual([])
  expect(await findReservedViolations(db)).toEqual([])
})

const jobs = () => ({ ...fixture.context, now: fixture.time.now() })
const place = (personId: string, slug: string, consultantId?: string) =>
  placeOrder(db, { id: randomUUID(), personId, slug, clock: fixture.time.clock, ...(consultantId && { consultantId }) })
const pay = (
  { id, personId }: { id: string; personId: string },
  fromBalance: bigint,
  paymentId: string = randomUUID(),
  method: 'pix' | 'card' = 'pix',
) => payOrder(fixture.context, { id, personId, paymentId, method, installments: 1, fromBalance })
/** What is free, what waits for orders, and what is in minutes. */
const has = (personId: string) =>
  Promise.all([availableOf, orderedOf, prepaidOf].map((of) => balanceOf(db, of(personId))))
const termsOf = (id: string, personId: string) => quoteCancellation(db, { id, personId, now: fixture.time.now() })
const seen = async (id: string) => orderView(db, (await findOrder(db, id))!, fixture.time.now())
const cancel = (id: string, personId: string) =>
  cancelPurchase(db, { id, personId, seen: 0n, clock: fixture.time.clock })

async function payAtBank(paymentId: string, button = 'pagar') {
  await fixture.press({ id: paymentId }, button)
  await fixture.wait(6)
  await sweepPaidOrders(jobs())
}

/** Credit that Ana paid for by Pix, with its bonus when it is the pack of R$ 50,00. */
async function buyCredits(personId: string, amount?: bigint) {
  const { clock } = fixture.time
  const order = await placeOrder(db, {
    id: randomUUID(),
    personId,
    clock,
    ...(amount ? { amount } : { slug: CREDITS.slug }),
  })
  const paymentId = randomUUID()
  await pay(order, 0n, paymentId)
  await payAtBank(paymentId)
  return paymentId
}

async function anaWith(amount: bigint) {
  const ana = await fixture.client('Ana')
  await buyCredits(ana, amount)
  return ana
}

/** A package of R$ 149,90, R$ 49,90 of it by the balance. */
async function mixedPackage() {
  const ana = await anaWith(6_000n)
  const order = await place(ana, PACKAGE.slug)
  const paymentId = randomUUID()
  await pay(order, 4_990n, paymentId)
  await payAtBank(paymentId)
  return { ana, id: order.id, paymentId }
}

/** A bank's word about a dispute of a payment. */
async function says(paymentId: string, state: 'opened' | 'won' | 'lost', part?: bigint) {
  const found = await fixture.gateway.findById(paymentId)
  if (found.outcome !== 'found') throw new Error('the bank does not know it')
  const amount = part ?? (await fixture.payment(paymentId)).amount
  const dispute = { gatewayId: `D-${paymentId}`, state, amount, reason: 'Não reconhece', openedAt: fixture.time.now() }
  await applyGatewayState(fixture.context, { ...found.charge, dispute })
}

/** As if a consultation had used so much of Ana's minutes. */
const talk = (clientId: string, minutes: bigint) =>
  inTransaction(db, async (tx) => {
    const consultationId = randomUUID()
    const terms = { pricePerMinute: LUNA_PER_MINUTE, commissionBps: 3_000 }
    await reserveMinutes(tx, {
      consultationId,
      personId: clientId,
      consultantId: luna,
      channel: 'chat',
      chatPricePerMinute: LUNA_PER_MINUTE,
      isWelcome: false,
      acceptsPackages: true,
      requestedMs: minutes * 60_000n,
      at: fixture.time.now(),
      ...terms,
    })
    const { value, journals } = await settleMinutes(tx, {
      consultationId,
      channel: 'chat',
      used: [{ channel: 'chat', ms: minutes * 60_000n }],
      at: fixture.time.now(),
      ...terms,
    })
    const postings = [{ from: prepaidOf(clientId), to: COMMISSION, amount: value }]
    await postJournals(tx, [{ key: `cover:${consultationId}`, kind: 'cover', postings }, ...journals])
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

describe('an order paid by the balance alone', () => {
  test('is delivered at once, however often the button is pressed, and no bank is asked', async () => {
    const ana = await anaWith(20_000n)
    const order = await place(ana, PACKAGE.slug)
    await Promise.all(Array.from({ length: AT_ONCE }, () => pay(order, 14_990n)))
    expect(await has(ana)).toEqual([5_010n, 0n, 14_990n])
    expect(await listMinutes(db, ana)).toMatchObject([{ id: order.id, value: 14_990n, totalMs: 3_600_000n }])
    expect(await seen(order.id)).toMatchObject({ state: 'paid', fromBalanceCents: 14_990n, payment: null })
    expect(await db`select 1 from payments where person_id = ${ana}`).toHaveLength(1)
  })

  test('cancelled, is credit again and no refund', async () => {
    const ana = await anaWith(15_000n)
    const { id } = await pay(await place(ana, PACKAGE.slug), 14_990n)
    const terms = await quoteCancellation(db, { id, personId: ana, now: fixture.time.now() })
    expect(terms).toMatchObject({ toOriginCents: 0n, toBalanceCents: 14_990n, toCreditCents: 0n, waitsFor: null })
    await cancel(id, ana)
    expect(await has(ana)).toEqual([15_000n, 0n, 0n])
    expect(await seen(id)).toMatchObject({ state: 'refunded', cancellation: { toBalanceCents: 14_990n, state: null } })
    expect(
      await db`select 1 from payment_refunds r join payments p on p.id = r.payment_id
      where p.person_id = ${ana}`,
    ).toHaveLength(0)
  })

  test('of a written question reserves its price, and unused it comes back', async () => {
    const ana = await anaWith(2_000n)
    const { id } = await pay(await place(ana, WRITTEN.slug, luna), 1_990n)
    expect([await has(ana), await balanceOf(db, reservedOf(ana))]).toEqual([[10n, 0n, 0n], 1_990n])
    await cancel(id, ana)
    expect([await has(ana), await balanceOf(db, reservedOf(ana))]).toEqual([[2_000n, 0n, 0n], 0n])
  })

  test('of minutes with Luna, beside a block by her, is minutes that became credit again, or never delivered', async () => {
    for (let i = 0; i < 6; i++) {
      const ana = await anaWith(10_000n)
      const order = await place(ana, SINGLE.slug, luna)
      const block = inTransaction(db, async (tx) => {
        const pair = { clientId: ana, consultantId: luna }
        await insertBlock(tx, { ...pair, blockedBy: 'consultant' }, fixture.time.now())
        await closePendingBetween(tx, { ...pair, by: 'consultant', clock: fixture.time.clock })
      })
      const [paid] = await Promise.allSettled([pay(order, order.total), block])
      if (paid.status === 'rejected') expect(paid.reason).toMatchObject({ code: 'orders.consultant_left' })
      expect([await has(ana), await listMinutes(db, ana)]).toEqual([[10_000n, 0n, 0n], []])
    }
  })

  test('of minutes, paid by Pix after a block, is not delivered; its price is credit', async () => {
    const ana = await fixture.client('Ana')
    const order = await place(ana, SINGLE.slug, luna)
    const paymentId = randomUUID()
    await pay(order, 0n, paymentId)
    await inTransaction(db, (tx) =>
      insertBlock(tx, { clientId: ana, consultantId: luna, blockedBy: 'client' }, fixture.time.now()),
    )
    await payAtBank(paymentId)
    expect([await has(ana), await listMinutes(db, ana)]).toEqual([[order.total, 0n, 0n], []])
    expect(await seen(order.id)).toMatchObject({ state: 'cancelled' })
  })

  test('of minutes is not paid after a block, nor once Luna attends no more; a Pix under way becomes credit', async () => {
    const [ana, bia] = [await anaWith(10_000n), await fixture.client('Bia')]
    const pair = { clientId: ana, consultantId: luna }
    const [byBalance, byPix] = [await place(ana, SINGLE.slug, luna), await place(ana, SINGLE.slug, luna)]
    const [late, never] = [await place(bia, SINGLE.slug, luna), await place(bia, SINGLE.slug, luna)]
    const paymentId = randomUUID()
    await pay(late, 0n, paymentId)
    await inTransaction(db, (tx) => insertBlock(tx, { ...pair, blockedBy: 'client' }, fixture.time.now()))
    const left = { code: 'orders.consultant_left' }
    await expect(pay(byBalance, byBalance.total)).rejects.toMatchObject(left)
    await expect(pay(byPix, 0n)).rejects.toMatchObject(left)
    const [approved] = await db`select approved_at, approved_by from consultants where id = ${luna}`
    await db`update consultants set approved_at = null, approved_by = null where id = ${luna}`
    await expect(pay(never, 0n)).rejects.toMatchObject(left)
    await payAtBank(paymentId)
    expect([await has(bia), await listMinutes(db, bia)]).toEqual([[late.total, 0n, 0n], []])
    expect(await db`select from payments where person_id = ${ana} and state = 'pending'`).toEqual([])
    await db`update consultants set ${db(approved!)} where id = ${luna}`
  })

  test('of two orders at once on the same money, one is refused and none is half paid', async () => {
    const ana = await anaWith(20_000n)
    const orders = await Promise.all(Array.from({ length: 5 }, () => place(ana, PACKAGE.slug)))
    const answers = await Promise.allSettled(orders.map((order) => pay(order, 14_990n)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'orders.balance_changed' })
    expect(await has(ana)).toEqual([5_010n, 0n, 14_990n])
  })

  test('is not paid again by the credit of its own Pix, which has just come', async () => {
    const ana = await fixture.client('Ana')
    const order = await place(ana, PACKAGE.slug)
    const paymentId = randomUUID()
    await pay(order, 0n, paymentId)
    await fixture.press({ id: paymentId }, 'pagar')
    await fixture.wait(6)
    expect(await has(ana), 'the job has not delivered it yet').toEqual([14_990n, 0n, 0n])
    await Promise.all([pay(order, 14_990n), pay(order, 14_990n), sweepPaidOrders(jobs())])
    await sweepPaidOrders(jobs())
    expect(await has(ana)).toEqual([0n, 0n, 14_990n])
    expect(await seen(order.id)).toMatchObject({
      state: 'paid',
      payment: { id: paymentId },
      fromBalanceCents: 0n,
      surplusCents: 0n,
    })
  })

  test('is refused during a break, for what takes no balance, and with an impossible rest', async () => {
    const ana = await anaWith(20_000n)
    await expect(pay(await place(ana, SUBSCRIPTION.slug), 1_990n)).rejects.toMatchObject({
      code: 'orders.balance_not_taken',
    })
    await expect(pay(await place(ana, CREDITS.slug), 5_000n)).rejects.toMatchObject({
      code: 'orders.balance_not_taken',
    })
    const order = await place(ana, PACKAGE.slug)
    for (const share of [14_000n, 14_991n])
      await expect(pay(order, share)).rejects.toMatchObject({ code: 'orders.balance_share_impossible' })
    await takeBreak(db, { personId: ana, length: 'day', clock: fixture.time.clock })
    await expect(pay(order, 14_990n)).rejects.toMatchObject({ code: 'limits.on_break' })
    expect(await has(ana)).toEqual([20_000n, 0n, 0n])
  })
})

describe('an order paid by balance and Pix', () => {
  test('reserves its part, asks the bank for the rest, and delivers both parts', async () => {
    const ana = await anaWith(6_000n)
    const order = await place(ana, PACKAGE.slug)
    const paymentId = randomUUID()
    await Promise.all(Array.from({ length: AT_ONCE }, () => pay(order, 4_990n, paymentId)))
    expect(await has(ana)).toEqual([1_010n, 4_990n, 0n])
    expect(await seen(order.id)).toMatchObject({ state: 'awaiting', fromBalanceCents: 4_990n })
    await expect(fixture.payment(paymentId)).resolves.toMatchObject({ amount: 10_000n })
    await payAtBank(paymentId)
    expect(await has(ana)).toEqual([1_010n, 0n, 14_990n])
    const parts =
      await db`select value, part, from_balance from minute_packs where purchase_id = ${order.id} order by part`
    expect([...parts]).toEqual([
      { value: 4_990n, part: 1, from_balance: true },
      { value: 10_000n, part: 2, from_balance: false },
    ])
    const [mail] = await db<{ facts: string[][] }[]>`
      select template->'facts' as facts from mails where key = ${`order:${order.id}`}`
    expect(mail!.facts.map(([words]) => words)).toEqual(expect.arrayContaining(['Do saldo', 'Pago com Pix ou cartão']))
  })

  test('reserves more, and not twice, when another tab takes more of the balance', async () => {
    const ana = await anaWith(9_000n)
    const order = await place(ana, PACKAGE.slug)
    await pay(order, 3_000n)
    await pay(order, 4_990n, randomUUID(), 'card')
    expect(await has(ana)).toEqual([4_010n, 4_990n, 0n])
  })

  test('two orders at once cannot reserve the same money', async () => {
    const ana = await anaWith(5_000n)
    const orders = await Promise.all(Array.from({ length: 5 }, () => place(ana, PACKAGE.slug)))
    const answers = await Promise.allSettled(orders.map((order) => pay(order, 4_000n)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await has(ana)).toEqual([1_000n, 4_000n, 0n])
  })

  test.each(['declined', 'expired', 'cancelled'] as const)(
    'gives its part back when the payment is %s',
    async (how) => {
      const ana = await anaWith(6_000n)
      const order = await place(ana, PACKAGE.slug)
      const paymentId = randomUUID()
      await pay(order, 4_990n, paymentId, how === 'declined' ? 'card' : 'pix')
      expect(await has(ana)).toEqual([1_010n, 4_990n, 0n])
      if (how === 'declined') {
        await fixture.type({ id: paymentId }, 'funds')
        await fixture.wait(6)
        await sweepIdleReservations(jobs())
      } else if (how === 'expired') {
        await fixture.wait(1_900, 380)
        await sweepUnpaidOrders(jobs())
        await sweepIdleReservations(jobs())
      } else await cancelOrder(db, { id: order.id, personId: ana, clock: fixture.time.clock })
      expect(await has(ana)).toEqual([6_000n, 0n, 0n])
      if (how !== 'expired') return
      await payAtBank(paymentId, 'pagar-depois-de-expirar')
      expect(await has(ana), 'late money is credit').toEqual([16_000n, 0n, 0n])
    },
  )

  test('is not released by a sweep whose list is older than a new attempt, but when none was asked for a minute', async () => {
    const ana = await anaWith(6_000n)
    const order = await place(ana, PACKAGE.slug)
    let asked = 0
    const clock: typeof fixture.time.clock = async (sql) => {
      if (++asked === 2) throw new Error('killed between the attempt and the bank')
      return fixture.time.clock(sql)
    }
    const paying = { id: order.id, personId: ana, method: 'pix', installments: 1, fromBalance: 4_990n } as const
    await expect(payOrder({ ...fixture.context, clock }, { ...paying, paymentId: randomUUID() })).rejects.toThrow(
      'killed',
    )
    await releaseIdleBalance(db, order.id, fixture.time.now())
    expect(await has(ana)).toEqual([1_010n, 4_990n, 0n])
    fixture.time.pass(61)
    await releaseIdleBalance(db, order.id, fixture.time.now())
    expect(await has(ana)).toEqual([6_000n, 0n, 0n])
  })

  test('does not hold back other credit with spent bonus; credit that it reserved waits for it', async () => {
    const ana = await fixture.client('Ana')
    for (let n = 0; n < 2; n++) await buyCredits(ana)
    const [credits] = await db<{ id: string }[]>`
      select id from catalogue_orders where person_id = ${ana} order by placed_at, id limit 1`
    const spent = [{ from: promotionalOf(ana), to: COMMISSION, amount: 250n }]
    await inTransaction(db, (tx) =>
      postJournal(tx, { key: `capture:${randomUUID()}:250`, kind: 'act', postings: spent }),
    )
    const orders = [await place(ana, PACKAGE.slug), await place(ana, PACKAGE.slug)]
    await pay(orders[0]!, 5_000n)
    expect(await termsOf(credits!.id, ana)).toMatchObject({
      waitsFor: null,
      deductedCents: 200n,
      toOriginCents: 4_800n,
    })
    await pay(orders[1]!, 1_000n)
    expect(await termsOf(credits!.id, ana)).toMatchObject({ waitsFor: 'order' })
    await expect(cancel(credits!.id, ana)).rejects.toMatchObject({ code: 'orders.cancellation_in_use' })
    await cancelOrder(db, { id: orders[1]!.id, personId: ana, clock: fixture.time.clock })
    await cancel(credits!.id, ana)
    expect(await has(ana), 'beside what the other order reserved').toEqual([0n, 5_000n, 0n])
  })

  test('cancelled, goes back in the same parts', async () => {
    const { ana, id, paymentId } = await mixedPackage()
    const terms = await quoteCancellation(db, { id, personId: ana, now: fixture.time.now() })
    expect(terms).toMatchObject({ toOriginCents: 10_000n, toBalanceCents: 4_990n, toCreditCents: 0n, usedCents: 0n })
    await cancel(id, ana)
    await fixture.wait(3)
    expect(await has(ana)).toEqual([6_000n, 0n, 0n])
    expect(await db`select amount, state from payment_refunds where payment_id = ${paymentId}`).toEqual([
      { amount: 10_000n, state: 'done' },
    ])
    expect(await seen(id)).toMatchObject({
      state: 'refunded',
      cancellation: { toOriginCents: 10_000n, toBalanceCents: 4_990n, state: 'done' },
    })
  })

  test('partly used, the balance was used first', async () => {
    const { ana, id } = await mixedPackage()
    await talk(ana, 12n)
    const { toOriginCents, toBalanceCents, usedCents } = await quoteCancellation(db, {
      id,
      personId: ana,
      now: fixture.time.now(),
    })
    expect([toOriginCents, toBalanceCents, usedCents]).toEqual([10_000n, 1_993n, 2_997n])
    await cancel(id, ana)
    expect(await has(ana)).toEqual([1_010n + 1_993n, 0n, 0n])
  })

  test('a single consultation that used one part gives the rest of both back as credit', async () => {
    const ana = await anaWith(2_000n)
    const order = await place(ana, SINGLE.slug, luna)
    const paymentId = randomUUID()
    await pay(order, 1_500n, paymentId)
    await payAtBank(paymentId)
    expect(await has(ana)).toEqual([500n, 0n, 5_980n])
    await talk(ana, 2n)
    expect(await has(ana)).toEqual([500n + 5_980n - 597n, 0n, 0n])
    expect(await listMinutes(db, ana)).toEqual([])
  })
})

describe('what a bank takes back takes what its money bought', () => {
  test('of a mixed package the part that was paid with it; what the balance paid stays, and can be cancelled', async () => {
    const { ana, id, paymentId } = await mixedPackage()
    await says(paymentId, 'opened')
    expect(await listMinutes(db, ana)).toMatchObject([{ value: 4_990n }])
    expect(await termsOf(id, ana)).toMatchObject({ waitsFor: 'dispute' })
    await expect(cancel(id, ana)).rejects.toMatchObject({ code: 'payments.refund_of_contested' })
    await says(paymentId, 'lost')
    expect(await has(ana)).toEqual([1_010n, 0n, 4_990n])
    expect(await sumDebts(db, ana)).toBe(0n)
    const sums = { toOriginCents: 0n, toCreditCents: 0n, toBalanceCents: 4_990n }
    expect(await termsOf(id, ana)).toMatchObject({ ...sums, usedCents: 10_000n, waitsFor: null })
    await cancel(id, ana)
    expect(await has(ana)).toEqual([6_000n, 0n, 0n])
    expect(await seen(id)).toMatchObject({ state: 'partly_refunded', cancellation: { ...sums, state: null } })
  })

  test('of a mixed package a part: what stays paid and was not used is credit', async () => {
    const { ana, id, paymentId } = await mixedPackage()
    await says(paymentId, 'lost', 4_000n)
    const sums = { toOriginCents: 0n, toCreditCents: 6_000n, toBalanceCents: 4_990n }
    expect(await termsOf(id, ana)).toMatchObject({ ...sums, waitsFor: null })
    await cancel(id, ana)
    expect(await has(ana)).toEqual([12_000n, 0n, 0n])
    expect(await seen(id)).toMatchObject({ cancellation: sums })
  })

  test('of a package that the balance paid nothing of, nothing can be cancelled, and nothing is waited for', async () => {
    const ana = await fixture.client('Ana')
    const { id } = await place(ana, PACKAGE.slug)
    const paymentId = randomUUID()
    await pay({ id, personId: ana }, 0n, paymentId)
    await payAtBank(paymentId)
    await says(paymentId, 'lost')
    expect(await termsOf(id, ana)).toMatchObject({ waitsFor: null, toOriginCents: 0n, toCreditCents: 0n })
    await expect(cancel(id, ana)).rejects.toMatchObject({ code: 'payments.refund_of_lost' })
  })

  test('of credit the minutes that it bought, without a debt; won, they are as before', async () => {
    const ana = await fixture.client('Ana')
    const paymentId = await buyCredits(ana, 15_000n)
    const { id } = await pay(await place(ana, PACKAGE.slug), 14_990n)
    await says(paymentId, 'opened')
    expect(await listMinutes(db, ana)).toEqual([])
    expect(await quoteCancellation(db, { id, personId: ana, now: fixture.time.now() })).toMatchObject({
      waitsFor: 'dispute',
    })
    await expect(cancel(id, ana)).rejects.toMatchObject({ code: 'wallet.minutes_frozen' })
    await says(paymentId, 'won')
    expect(await listMinutes(db, ana)).toHaveLength(1)
    await says(paymentId, 'lost')
    expect(await has(ana)).toEqual([0n, 0n, 0n])
    expect(await sumDebts(db, ana)).toBe(0n)
  })

  test('credit that was reserved for an order when it was disputed is not delivered', async () => {
    const ana = await fixture.client('Ana')
    const paymentId = await buyCredits(ana, 5_000n)
    const order = await place(ana, PACKAGE.slug)
    const rest = randomUUID()
    await pay(order, 4_990n, rest)
    await says(paymentId, 'opened')
    await payAtBank(rest)
    expect(await seen(order.id)).toMatchObject({ state: 'awaiting', waitsForFunds: true })
    expect(await listMinutes(db, ana)).toEqual([])
  })
})

describe('a written question whose money is disputed', () => {
  const clock: Clock = (sql) => fixture.time.clock(sql)
  const answer = (id: string) => answerQuestion(db, { id, consultantId: luna, text: ANSWER_TEXT, clock })

  /** A question that waits for its answer, paid by Pix, or by credit that a Pix bought. */
  async function asked(by: 'pix' | 'balance') {
    const ana = await fixture.client('Ana')
    const credit = by === 'balance' ? await buyCredits(ana, 2_000n) : undefined
    const order = await place(ana, WRITTEN.slug, luna)
    const paymentId = credit ?? randomUUID()
    await pay(order, by === 'balance' ? 1_990n : 0n, by === 'balance' ? randomUUID() : paymentId)
    if (by === 'pix') await payAtBank(paymentId)
    await askQuestion(db, { id: order.id, clientId: ana, text: QUESTION_TEXT, clock })
    return { ana, id: order.id, paymentId }
  }

  /** Its money paid the debt, or is credit already: cancelling does not give it again, out of other credit. */
  async function returnsNothing(id: string, ana: string) {
    await credit(db, ana, 5_000n)
    expect(await termsOf(id, ana)).toMatchObject({ toOriginCents: 0n, toBalanceCents: 0n, toCreditCents: 0n })
    await expect(cancel(id, ana)).rejects.toMatchObject({ status: 409 })
    expect(await findOrder(db, id)).toMatchObject({ state: 'paid' })
  }

  test.each(['pix', 'balance'] as const)('paid by %s, waits, and won goes on with its time', async (by) => {
    const { ana, id, paymentId } = await asked(by)
    const { dueAt } = await readQuestion(db, id, luna)
    await says(paymentId, 'opened')
    await Promise.all([sweepDisputedQuestions(jobs()), sweepDisputedQuestions(jobs())])
    expect(await readQuestion(db, id, luna)).toMatchObject({ state: 'asked', isOnHold: true })
    const decline = () => declineQuestion(db, { id, consultantId: luna, reason: 'Não atendo.', clock })
    for (const act of [() => answer(id), decline])
      await expect(act()).rejects.toMatchObject({ code: 'questions.on_hold' })
    expect(await termsOf(id, ana)).toMatchObject({ waitsFor: 'dispute' })
    fixture.time.pass(48 * 3_600)
    await sweepQuestions(jobs())
    await says(paymentId, 'won')
    await sweepDisputedQuestions(jobs())
    expect(await readQuestion(db, id, luna)).toMatchObject({
      isOnHold: false,
      dueAt: new Date(dueAt!.getTime() + 48 * 3_600_000),
    })
    await answer(id)
    expect(await readQuestion(db, id, ana)).toMatchObject({ state: 'answered' })
  })

  test.each(['pix', 'balance'] as const)('paid by %s, lost ends, and its money pays the debt', async (by) => {
    const { ana, id, paymentId } = await asked(by)
    await says(paymentId, 'opened')
    await sweepDisputedQuestions(jobs())
    await says(paymentId, 'lost')
    expect(await sumDebts(db, ana)).toBe(1_990n)
    await Promise.all([sweepDisputedQuestions(jobs()), sweepDisputedQuestions(jobs())])
    expect(await readQuestion(db, id, luna)).toMatchObject({ state: 'taken_back' })
    await expect(answer(id)).rejects.toMatchObject({ code: 'questions.over' })
    expect([await sumDebts(db, ana), await has(ana), await balanceOf(db, reservedOf(ana))]).toEqual([
      0n,
      [0n, 0n, 0n],
      0n,
    ])
    expect(await db`select 1 from mails where key = ${`question:${id}:taken_back`}`).toHaveLength(1)
    expect(await findQuestionViolations(db)).toEqual([])
    await returnsNothing(id, ana)
    const [mail] = await db<{ template: { paragraphs: string[] } }[]>`
      select template from mails where key = ${`dispute:${paymentId}:lost`}`
    expect(mail!.template.paragraphs.join(' ')).toMatch(
      /Faltam R\$.19,90 .* pergunta ainda sem resposta .* é descontado/,
    )
  })

  test('lost ends beside the button that pays debts, and neither waits for the other in a circle', async () => {
    const { ana, id, paymentId } = await asked('pix')
    await says(paymentId, 'opened')
    await says(paymentId, 'lost')
    const failures: unknown[] = []
    // A retry would hide a deadlock.
    const watched = new Proxy(db, {
      get: (target, name) =>
        name === 'begin'
          ? (work: (tx: Tx) => Promise<unknown>) =>
              target.begin(work).catch((error: unknown) => {
                failures.push(error)
                throw error
              })
          : Reflect.get(target, name),
    })
    let settled: Promise<unknown> | undefined
    await watched.begin(async (tx) => {
      await lockDebtsOfPayments(tx, [paymentId])
      settled = settleDisputedQuestion(watched, { id, clock })
      const waiting = () =>
        db`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(waiting).toHaveLength(1)
      await payDebts(tx, ana)
    })
    await settled
    expect(failures).toEqual([])
    expect([await sumDebts(db, ana), await has(ana)]).toEqual([0n, [0n, 0n, 0n]])
  })

  test('leaves the credit of other purchases alone: the question waits, and that is all', async () => {
    const { ana, id, paymentId } = await asked('pix')
    await buyCredits(ana)
    await says(paymentId, 'opened')
    await sweepDisputedQuestions(jobs())
    expect(await has(ana)).toEqual([5_000n, 0n, 0n])
    expect(await readQuestion(db, id, luna)).toMatchObject({ isOnHold: true })
    await says(paymentId, 'lost')
    await sweepDisputedQuestions(jobs())
    expect([await sumDebts(db, ana), await has(ana)]).toEqual([0n, [5_000n, 0n, 0n]])
  })

  test('that was given up is credit, which is frozen, also when another question holds as much', async () => {
    const { ana, id, paymentId } = await asked('pix')
    const other = await place(ana, WRITTEN.slug, luna)
    const otherPayment = randomUUID()
    await pay(other, 0n, otherPayment)
    await payAtBank(otherPayment)
    await declineQuestion(db, { id, consultantId: luna, reason: 'Não atendo este tema.', clock })
    expect([await has(ana), await balanceOf(db, reservedOf(ana))]).toEqual([[1_990n, 0n, 0n], 1_990n])
    await says(paymentId, 'opened')
    expect([await has(ana), await balanceOf(db, reservedOf(ana))]).toEqual([[0n, 0n, 0n], 1_990n])
    await says(otherPayment, 'opened')
    await sweepDisputedQuestions(jobs())
    expect(await readQuestion(db, other.id, ana)).toMatchObject({ isOnHold: true })
    await says(paymentId, 'lost')
    expect(await sumDebts(db, ana)).toBe(0n)
  })

  test('is not ended by an older debt of the credit that pays it', async () => {
    const ana = await fixture.client('Ana')
    const credits = await buyCredits(ana, 4_000n)
    await fixture.spend(ana, 4_000n)
    const found = await fixture.gateway.findById(credits)
    if (found.outcome !== 'found') throw new Error('the bank does not know it')
    await applyGatewayState(fixture.context, { ...found.charge, refunded: 2_000n })
    await credit(db, ana, 2_000n)
    expect(await sumDebts(db, ana)).toBe(2_000n)
    const { id } = await pay(await place(ana, WRITTEN.slug, luna), 1_990n)
    await sweepDisputedQuestions(jobs())
    expect(await readQuestion(db, id, ana)).toMatchObject({ state: 'unsent' })
  })

  test.each([
    ['all', 1_990n, 0n],
    ['a part', 500n, 1_490n],
  ])('ends when the bank refunds %s of its payment, and pays for it', async (_, refunded, left) => {
    const { ana, id, paymentId } = await asked('pix')
    const found = await fixture.gateway.findById(paymentId)
    if (found.outcome !== 'found') throw new Error('the bank does not know it')
    await applyGatewayState(fixture.context, { ...found.charge, refunded })
    expect(await sumDebts(db, ana)).toBe(refunded)
    await Promise.all([sweepDisputedQuestions(jobs()), sweepDisputedQuestions(jobs())])
    expect(await readQuestion(db, id, luna)).toMatchObject({ state: 'taken_back' })
    expect([await sumDebts(db, ana), await has(ana)]).toEqual([0n, [left, 0n, 0n]])
    expect(await findQuestionViolations(db)).toEqual([])
    await returnsNothing(id, ana)
  })
})

test('the watchdog finds money that is reserved for nothing, until it is repaired, for orders and for questions', async () => {
  const ana = await anaWith(9_000n)
  const order = await place(ana, PACKAGE.slug)
  await pay(order, 4_990n)
  const question = await pay(await place(ana, WRITTEN.slug, luna), 1_990n)
  const found = async () =>
    (await checkInvariants(db, reservedCheck, { error: () => {} })).map(({ rule, subject }) => [rule, subject])
  expect(await found()).toEqual([])
  const owner = ownerOf(db)
  const tamper = (change: number) =>
    owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`update catalogue_orders set reserved = reserved + ${change} where id = ${order.id}`
      await tx`update written_questions set held = held + ${change} where id = ${question.id}`
    })
  await tamper(-1)
  expect(await found()).toEqual([
    ['L8', ana],
    ['L8', ana],
  ])
  expect(await found(), 'at every run').toHaveLength(2)
  await tamper(1)
  expect(await found()).toEqual([])
  await owner`update invariant_watermarks set position = ${String(Number.parseInt(ana.slice(0, 4), 16) >> 6)}
    where name = 'reserved money: slice'`
  const postings = [{ from: 'platform:gateway', to: orderedOf(ana), amount: '1' }]
  await owner`select post_journal(${`order:${order.id}:99`}, 'order_reserved', ${JSON.stringify(postings)}::text::jsonb)`
  expect(await found(), 'money that came without an order').toEqual([['L8', ana]])
  const back = [{ from: orderedOf(ana), to: 'platform:gateway', amount: '1' }]
  await owner`select post_journal(${`order:${order.id}:100`}, 'order_released', ${JSON.stringify(back)}::text::jsonb)`
  expect(await found()).toEqual([])
})

test('paying by balance, cancelling and withdrawing does not keep the bonus of that credit', async () => {
  const ana = await fixture.client('Ana')
  for (let n = 0; n < 3; n++) await buyCredits(ana)
  const { clock } = fixture.time
  const { id } = await pay(await place(ana, PACKAGE.slug), 14_990n)
  expect(await balanceOf(db, promotionalOf(ana))).toBe(600n)
  await cancel(id, ana)
  await withdrawCredit(db, { id: randomUUID(), personId: ana, amount: 15_000n, clock })
  expect([await has(ana), await balanceOf(db, promotionalOf(ana))]).toEqual([[0n, 0n, 0n], 0n])
})
