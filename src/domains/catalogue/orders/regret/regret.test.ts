import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  balanceOf,
  findViolations,
  listBonuses,
  postJournal,
  reserveMinutes,
  settleMinutes,
} from '#domains/wallet/index.ts'
import { availableOf, COMMISSION, prepaidOf, promotionalOf, PROMOTION_COST, reservedOf } from '#domains/wallet/rules.ts'
import { askQuestion } from '#domains/consultations/written/ask-question.ts'
import { declineQuestion } from '#domains/consultations/written/decline-question.ts'
import { readQuestion } from '#domains/consultations/written/reading/read-question.ts'
import { databaseClock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { openShop, type Shop } from '#test/support/payment-shop.ts'
import { aConsultant } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { aCoupon, CREDITS, layOut, PACKAGE, PLAN, WRITTEN } from '#test/support/stall.ts'
import { payOrder } from '../pay-order.ts'
import { type Placing, placeOrder } from '../place-order.ts'
import { shownOrder } from '../shown-orders.ts'
import { findOrder } from '../sql.ts'
import { sweepPaid } from '../sweep-orders.ts'
import { readTerms } from './read-terms.ts'
import { regretOrder } from './regret-order.ts'

const MINUTE = 60_000n
const DAY_S = 86_400

let url: string
let db: Db
let shop: Shop
beforeAll(async () => {
  url = await freshDatabaseUrl()
  db = connectTo(url)
  shop = openShop(db, { time: settableClock(await databaseClock(db)) })
  await layOut(db, shop.time.now())
})

const given = () => ({ ...shop.till, now: shop.time.now() })
const seenBy = async (id: string) => shownOrder(db, (await findOrder(db, id))!, shop.time.now())
const termsOf = ({ id, personId }: { id: string; personId: string }) =>
  readTerms(db, { id, personId, now: shop.time.now() })
const holds = (personId: string) =>
  Promise.all([availableOf, prepaidOf, promotionalOf].map((of) => balanceOf(db, of(personId))))
const once = <T>(act: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, act)

/** Ana has ordered this and paid it by Pix. */
async function bought(choice: Partial<Placing>, ana?: string) {
  const personId = ana ?? (await shop.client('Ana'))
  const { id } = await placeOrder(db, { id: randomUUID(), personId, clock: shop.time.clock, ...choice })
  const paymentId = randomUUID()
  await payOrder(shop.till, { id, personId, paymentId, method: 'pix', installments: 1 })
  await shop.press({ id: paymentId }, 'pagar')
  await shop.wait(6)
  await sweepPaid(given())
  return { id, personId, paymentId }
}

/** What the page shows, and then the click. */
async function regret(order: { id: string; personId: string }, on: Db = db) {
  const { toOriginCents, keptCents } = await termsOf(order)
  return regretOrder(on, { ...order, seen: toOriginCents + keptCents, clock: shop.time.clock })
}

async function using(personId: string, wishedMs: bigint) {
  const consultantId = await aConsultant(db, 'Luna', 299n)
  const consultationId = randomUUID()
  const wish = { consultantId, channel: 'chat', pricePerMinute: 299n, isWelcome: false, at: shop.time.now() }
  await once((tx) => reserveMinutes(tx, { consultationId, personId, wishedMs, ...wish }))
  const end = () =>
    once(async (tx) => {
      const { value } = await settleMinutes(tx, { consultationId, usedMs: wishedMs, at: shop.time.now() })
      await postJournal(tx, {
        key: `cover:${consultationId}`,
        kind: 'cover',
        postings: [{ from: prepaidOf(personId), to: COMMISSION, amount: value }],
      })
    })
  return { end }
}

describe('Ana changes her mind', () => {
  test('about credits that she did not touch: all of it goes back, the bonus with it, and the bank says so', async () => {
    const order = await bought({ slug: CREDITS.slug })
    expect(await termsOf(order)).toMatchObject({
      right: 'regret',
      toOriginCents: 5_000n,
      keptCents: 0n,
      usedCents: 0n,
      bonusTakenCents: 200n,
      waitsFor: null,
    })
    expect(await regret(order)).toMatchObject({ state: 'refunded' })
    expect(await holds(order.personId)).toEqual([0n, 0n, 0n])
    expect(await seenBy(order.id)).toMatchObject({
      back: {
        toOriginCents: 5_000n,
        keptCents: 0n,
        state: 'asked',
        protocol: `${order.paymentId.slice(0, 8).toUpperCase()}-1`,
      },
    })
    await shop.wait(2)
    expect((await seenBy(order.id)).back).toMatchObject({ state: 'done' })
    expect((await shop.payment(order.paymentId)).state).toBe('refunded')
    expect(
      (
        await db`select key from mails where key like ${`%${order.id}%`} or key like ${`payback:${order.paymentId}%`}
          order by key`
      ).map(({ key }) => key as string),
    ).toEqual([`order:${order.id}`, `payback:${order.paymentId}:1:done`, `regret:${order.id}`])
  })

  test('after spending some of it: the rest goes back, less the bonus that was spent', async () => {
    const order = await bought({ slug: CREDITS.slug })
    const { personId } = order
    const before = await balanceOf(db, PROMOTION_COST)
    const spent = [
      { from: promotionalOf(personId), to: COMMISSION, amount: 150n },
      { from: availableOf(personId), to: COMMISSION, amount: 1_000n },
    ]
    await once((tx) => postJournal(tx, { key: `test:${order.id}`, kind: 'spent', postings: spent }))
    expect(await termsOf(order)).toMatchObject({
      toOriginCents: 3_850n,
      usedCents: 1_000n,
      bonusTakenCents: 50n,
      deductedCents: 150n,
    })
    expect(await regret(order)).toMatchObject({ state: 'partly_refunded' })
    expect(await holds(personId)).toEqual([0n, 0n, 0n])
    expect(
      (await balanceOf(db, PROMOTION_COST)) - before,
      'what was spent of the bonus is paid for, what was left is gone',
    ).toBe(200n)
  })

  test('about minutes of which a quarter is used: three quarters of the price go back', async () => {
    const order = await bought({ slug: PACKAGE.slug })
    const { end } = await using(order.personId, 15n * MINUTE)
    await end()
    expect(await termsOf(order)).toMatchObject({ toOriginCents: 11_243n, usedCents: 3_747n })
    expect(await regret(order)).toMatchObject({ state: 'partly_refunded' })
    expect(await holds(order.personId)).toEqual([0n, 0n, 0n])
  })

  test('and a coupon is free again when everything was undone', async () => {
    const coupon = await aCoupon(db, shop.time.now())
    const order = await bought({ slug: PACKAGE.slug, coupon })
    await regret(order)
    expect(await bought({ slug: PACKAGE.slug, coupon }, order.personId)).toBeDefined()
  })

  test('and the bank refuses: it is credit again, and the order says so', async () => {
    const order = await bought({ slug: CREDITS.slug })
    await shop.press({ id: order.paymentId }, 'recusar-devolucao')
    await regret(order)
    await shop.wait(90, 5)
    expect((await seenBy(order.id)).back).toMatchObject({ state: 'refused' })
    expect(await holds(order.personId)).toEqual([5_000n, 0n, 0n])
  })

  test('of minutes whose payment went back for something else: what it cannot take any more stays credit', async () => {
    const order = await bought({ slug: PACKAGE.slug })
    await bought({ slug: CREDITS.slug }, order.personId)
    await shop.refund({ id: order.paymentId, personId: order.personId }, 4_000n)
    expect(await regret(order)).toMatchObject({ state: 'refunded' })
    expect((await seenBy(order.id)).back).toMatchObject({ toOriginCents: 10_990n, keptCents: 4_000n })
    expect(await holds(order.personId)).toEqual([5_000n, 0n, 200n])
  })
})

describe('once', () => {
  test('in two tabs and with double clicks, on two servers', async () => {
    const order = await bought({ slug: CREDITS.slug })
    const other = connectTo(url, { max: 3 })
    const ends = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) =>
        regretOrder(n % 2 ? db : other, { ...order, seen: 5_000n, clock: shop.time.clock }),
      ),
    )
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])
    expect((await db`select 1 from payment_refunds where payment_id = ${order.paymentId}`).length).toBe(1)
    expect((await db`select 1 from mails where key = ${`regret:${order.id}`}`).length).toBe(1)
    expect(await holds(order.personId)).toEqual([0n, 0n, 0n])
  })

  test('while somebody spends the same money: what is left goes back, and nothing below zero', async () => {
    const order = await bought({ amount: 5_000n })
    const acts = [
      regretOrder(db, { ...order, seen: 0n, clock: shop.time.clock }),
      ...Array.from({ length: 8 }, () => shop.spend(order.personId, 500n).catch(() => 'too late')),
    ]
    await Promise.all(acts)
    const { back } = await seenBy(order.id)
    const [spent] = await db<{ sum: bigint }[]>`select coalesce(sum(amount), 0)::bigint as sum from ledger_postings
      where debit = ${availableOf(order.personId)} and credit = ${COMMISSION}`
    expect(back!.toOriginCents + spent!.sum).toBeLessThanOrEqual(5_000n)
    expect(await findViolations(db)).toEqual([])
  })
})

describe('it is refused', () => {
  test('while a conversation uses the minutes, and told so before; afterwards it goes', async () => {
    const order = await bought({ slug: PACKAGE.slug })
    const { end } = await using(order.personId, 3n * MINUTE)
    expect(await termsOf(order)).toMatchObject({ waitsFor: 'conversation' })
    await expect(regret(order)).rejects.toMatchObject({ code: 'orders.regret_in_use', status: 409 })
    expect((await findOrder(db, order.id))?.state).toBe('paid')
    await end()
    expect(await regret(order)).toMatchObject({ state: 'partly_refunded' })
  })

  test('while a conversation holds the credits or the bonus', async () => {
    const order = await bought({ slug: CREDITS.slug })
    const { personId } = order
    const hold = [{ from: promotionalOf(personId), to: reservedOf(personId), amount: 200n }]
    await once((tx) => postJournal(tx, { key: `hold:${order.id}:1`, kind: 'hold', postings: hold }))
    expect(await termsOf(order)).toMatchObject({ waitsFor: 'conversation' })
    await expect(regret(order)).rejects.toMatchObject({ code: 'orders.regret_in_use' })
    const plain = await bought({ amount: 5_000n })
    const part = [{ from: availableOf(plain.personId), to: reservedOf(plain.personId), amount: 900n }]
    await once((tx) => postJournal(tx, { key: `hold:${plain.id}:1`, kind: 'hold', postings: part }))
    await expect(regret(plain)).rejects.toMatchObject({ code: 'orders.regret_in_use' })
  })

  test('while the payer contests the payment', async () => {
    const order = await bought({ slug: PACKAGE.slug })
    await shop.press({ id: order.paymentId }, 'contestar')
    await shop.wait(6)
    expect(await termsOf(order)).toMatchObject({ waitsFor: 'dispute' })
    await expect(regret(order)).rejects.toMatchObject({ code: 'payments.refund_of_contested' })
    expect((await findOrder(db, order.id))?.state).toBe('paid')
  })

  test('when everything is used, or less is left than was shown', async () => {
    const order = await bought({ amount: 5_000n })
    await shop.spend(order.personId, 1_000n)
    await expect(regretOrder(db, { ...order, seen: 5_000n, clock: shop.time.clock })).rejects.toMatchObject({
      code: 'orders.regret_less_now',
    })
    await shop.spend(order.personId, 4_000n)
    await expect(regret(order)).rejects.toMatchObject({ code: 'orders.regret_nothing_left' })
  })

  test('for somebody else’s order, as for none at all', async () => {
    const order = await bought({ amount: 5_000n })
    const bia = await shop.client('Bia')
    await expect(
      regretOrder(db, { id: order.id, personId: bia, seen: 0n, clock: shop.time.clock }),
    ).rejects.toMatchObject({
      code: 'orders.order_not_found',
      status: 404,
    })
    await expect(termsOf({ id: order.id, personId: bia })).rejects.toMatchObject({ status: 404 })
    await expect(termsOf({ id: randomUUID(), personId: bia })).rejects.toMatchObject({ status: 404 })
  })

  test('when it was not paid, or nothing was', async () => {
    const ana = await shop.client('Ana')
    const open = await placeOrder(db, { id: randomUUID(), personId: ana, amount: 5_000n, clock: shop.time.clock })
    await expect(regret(open)).rejects.toMatchObject({ code: 'orders.regret_not_paid' })
    const coupon = await aCoupon(db, shop.time.now(), { percent: 100 })
    const free = await placeOrder(db, {
      id: randomUUID(),
      personId: ana,
      slug: PACKAGE.slug,
      coupon,
      clock: shop.time.clock,
    })
    await payOrder(shop.till, { id: free.id, personId: ana, paymentId: randomUUID(), installments: 1 })
    await expect(regret(free)).rejects.toMatchObject({ code: 'orders.regret_not_paid' })
  })

  test('after seven days to the second, except for what is left of a package', async () => {
    const [credits, plan, pack] = [
      await bought({ amount: 5_000n }),
      await bought({ slug: PLAN.slug }),
      await bought({ slug: PACKAGE.slug }),
    ]
    const paidAt = (await findOrder(db, credits.id))!.paidAt!
    shop.time.pass(7 * DAY_S - 1 - (shop.time.now().getTime() - paidAt.getTime()) / 1_000)
    expect(await termsOf(credits)).toMatchObject({ right: 'regret' })
    shop.time.pass(60)
    expect(await termsOf(credits)).toMatchObject({ right: null, toOriginCents: 0n })
    await expect(regret(credits)).rejects.toMatchObject({ code: 'orders.regret_too_late' })
    await expect(regret(plan)).rejects.toMatchObject({ code: 'orders.regret_too_late' })
    expect(await termsOf(pack)).toMatchObject({ right: 'pro_rata', toOriginCents: 14_990n })
    expect(await regret(pack)).toMatchObject({ state: 'refunded' })
    expect(await listBonuses(db, pack.personId)).toEqual([])
  })
})

describe('a written question', () => {
  const asked = 'Devo aceitar o trabalho em outra cidade?'
  async function aQuestion() {
    const consultantId = await aConsultant(db, 'Luna', 299n)
    shop.time.pass(60)
    return { ...(await bought({ slug: WRITTEN.slug, consultantId })), consultantId }
  }

  test('not sent: it ends, and the whole price goes to the payment', async () => {
    const order = await aQuestion()
    expect(await termsOf(order)).toMatchObject({ right: 'regret', toOriginCents: 1_990n, waitsFor: null })
    expect((await regret(order)).state).toBe('refunded')
    expect((await readQuestion(db, order.id, order.personId)).state).toBe('given_up')
    expect(await holds(order.personId)).toEqual([0n, 0n, 0n])
  })

  test('sent: it waits for the answer or the end of its time; what came back by itself goes on to the payment', async () => {
    const order = await aQuestion()
    await askQuestion(db, { id: order.id, clientId: order.personId, text: asked, clock: shop.time.clock })
    expect(await termsOf(order)).toMatchObject({ waitsFor: 'conversation' })
    await expect(regret(order)).rejects.toMatchObject({ code: 'questions.waiting' })
    await declineQuestion(db, { ...order, reason: 'Não atendo esse assunto.', clock: shop.time.clock })
    expect(await holds(order.personId)).toEqual([1_990n, 0n, 0n])
    expect((await regret(order)).state).toBe('refunded')
    expect(await holds(order.personId)).toEqual([0n, 0n, 0n])
    expect(await findViolations(db)).toEqual([])
  })
})
