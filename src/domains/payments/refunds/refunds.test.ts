import { beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '#domains/wallet/index.ts'
import { GATEWAY } from '#domains/wallet/rules.ts'
import { moveDue } from '#gateways/payments/sandbox/move-due.ts'
import { connect, type Db } from '#platform/db.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import type { Mood } from '#test/support/faulty-gateway.ts'
import { openShop, type Shop } from '#test/support/payment-shop.ts'
import { listRefundable } from './list-refundable.ts'
import { sweepRefunds } from './sweep-refunds.ts'

let url: string
let db: Db
beforeAll(async () => {
  url = await freshDatabaseUrl()
  db = connectTo(url)
})

/** Ana has bought for R$ 50,00 and paid. */
async function anaHasPaid(world: Parameters<typeof openShop>[1] = {}, amount = 5_000n) {
  const shop = openShop(db, world)
  const ana = await shop.client('Ana')
  const payment = await shop.buy(ana, amount)
  await shop.press(payment, 'pagar')
  await shop.wait(6)
  return { shop, ana, payment }
}

const mailsTo = async (shop: Shop, id: string) =>
  (await shop.till.db<{ key: string }[]>`select key from mails where key like ${`payback:${id}:%`} order by key`).map(
    ({ key }) => key.split(':').slice(2).join(':'),
  )

describe('Ana is given back', () => {
  test('a part, then the rest: debited at once, done by the job, told by mail', async () => {
    const { shop, ana, payment } = await anaHasPaid()
    const before = await balanceOf(db, GATEWAY)
    expect(await shop.refund(payment, 2_000n)).toMatchObject({ n: 1 })
    expect(await shop.creditsOf(ana)).toBe(3_000n)
    expect((await shop.payment(payment.id)).state).toBe('paid')
    await shop.wait(1)
    expect((await shop.payment(payment.id)).state).toBe('partly_refunded')
    expect(await listRefundable(db, ana, shop.time.now())).toMatchObject([
      { id: payment.id, method: 'pix', amount: 5_000n, left: 3_000n },
    ])
    expect(await shop.refund(payment, 3_000n)).toMatchObject({ n: 2 })
    await shop.wait(1)
    expect(await shop.statesOf(payment.id)).toEqual(['created', 'pending', 'paid', 'partly_refunded', 'refunded'])
    expect(await shop.creditsOf(ana)).toBe(0n)
    expect((await balanceOf(db, GATEWAY)) - before).toBe(5_000n)
    expect(await listRefundable(db, ana, shop.time.now())).toEqual([])
    expect(await shop.gateway.findById(payment.id)).toMatchObject({ charge: { refunded: 5_000n, state: 'paid' } })
    expect(await mailsTo(shop, payment.id)).toEqual(['1:asked', '1:done', '2:asked', '2:done'])
  })

  test('slowly: nothing is said to be done before the bank has done it', async () => {
    const { shop, payment } = await anaHasPaid()
    await shop.press(payment, 'devolver-devagar')
    await shop.refund(payment, 5_000n)
    await shop.wait(15)
    expect((await shop.payment(payment.id)).state).toBe('paid')
    await shop.wait(90, 5)
    expect((await shop.payment(payment.id)).state).toBe('refunded')
    expect((await db`select 1 from sandbox.refunds where reference = ${payment.id}`).length).toBe(1)
  })

  test('nothing, when the bank refuses: the money is hers again, and she is told', async () => {
    const { shop, ana, payment } = await anaHasPaid()
    await shop.press(payment, 'recusar-devolucao')
    await shop.refund(payment, 5_000n)
    expect(await shop.creditsOf(ana)).toBe(0n)
    await shop.wait(90, 5)
    expect(await shop.creditsOf(ana)).toBe(5_000n)
    expect((await shop.payment(payment.id)).state).toBe('paid')
    expect(await mailsTo(shop, payment.id)).toEqual(['1:asked', '1:refused'])
    expect(await listRefundable(db, ana, shop.time.now())).toMatchObject([{ left: 5_000n }])
  })
})

describe('no refund is asked for', () => {
  test.each([0n, -1n, 5_001n])('of %s centavos out of 5000', async (amount) => {
    const { shop, payment } = await anaHasPaid()
    await expect(shop.refund(payment, amount)).rejects.toMatchObject({ code: 'payments.refund_too_large' })
  })

  test('of what was spent, was never paid, or is somebody else’s', async () => {
    const { shop, ana, payment } = await anaHasPaid()
    const unpaid = await shop.buy(ana)
    await expect(shop.refund(unpaid, 1_000n)).rejects.toMatchObject({ code: 'payments.refund_of_unpaid' })
    await expect(shop.refund({ ...payment, personId: await shop.client('Bia') }, 1_000n)).rejects.toMatchObject({
      code: 'payments.payment_not_found',
    })
    await shop.spend(ana, 4_500n)
    await expect(shop.refund(payment, 1_000n)).rejects.toMatchObject({ code: 'payments.refund_spent' })
    expect(await shop.creditsOf(ana)).toBe(500n)
  })

  test('after ninety days, when a Pix cannot go back any more', async () => {
    const { shop, ana, payment } = await anaHasPaid()
    const { paidAt } = await shop.payment(payment.id)
    shop.time.pass(90 * 86_400 - (shop.time.now().getTime() - paidAt!.getTime()) / 1_000)
    await shop.refund(payment, 1_000n)
    shop.time.pass(1)
    await expect(shop.refund(payment, 1_000n)).rejects.toMatchObject({ code: 'payments.refund_too_late' })
    expect(await listRefundable(db, ana, shop.time.now())).toEqual([])
  })
})

describe('the gateway is not itself', () => {
  test.each<Mood>(['down', 'garbage', 'lost_answer', 'slow'])(
    '%s: the refund is under way until it answers, and happens once',
    async (mood) => {
      let now: Mood = 'well'
      const { shop, ana, payment } = await anaHasPaid({ mood: () => now, withinMs: 50 })
      now = mood
      await shop.refund(payment, 5_000n)
      await shop.wait(30)
      expect((await shop.payment(payment.id)).state).toBe('paid')
      expect(await shop.creditsOf(ana)).toBe(0n)
      now = 'well'
      await shop.wait(400, 20)
      expect((await shop.payment(payment.id)).state).toBe('refunded')
      expect((await db`select 1 from sandbox.refunds where reference = ${payment.id}`).length).toBe(1)
    },
  )
})

test('two workers carry the same refund, again and again: the bank hears of it once', async () => {
  const { shop, ana, payment } = await anaHasPaid()
  await shop.press(payment, 'devolver-devagar')
  await shop.refund(payment, 4_000n)
  const processes = [connect(url), connect(url)]
  let asked = 0
  const gateway = {
    ...shop.till.gateway,
    refund: (...of: Parameters<typeof shop.till.gateway.refund>) => (asked++, shop.till.gateway.refund(...of)),
  }
  for (let round = 0; round < 12; round++) {
    shop.time.pass(30)
    await moveDue(shop.bank)
    await Promise.all(
      processes.flatMap((own) => Array.from({ length: 4 }, () => sweepRefunds({ ...shop.till, db: own, gateway }))),
    )
  }
  await Promise.all(processes.map((one) => one.end()))
  expect(asked).toBe(1)
  expect((await shop.payment(payment.id)).state).toBe('partly_refunded')
  expect(await shop.creditsOf(ana)).toBe(1_000n)
  expect(await mailsTo(shop, payment.id)).toEqual(['1:asked', '1:done'])
})

test('thirty ask at once, on two processes: never more goes back than was paid', async () => {
  const { shop, ana, payment } = await anaHasPaid({}, 10_000n)
  const other = await shop.buy(ana, 10_000n)
  await shop.press(other, 'pagar')
  await shop.wait(6)
  const processes = [connect(url), connect(url)]
  const shops = processes.map((own) => openShop(own, { time: shop.time }))
  const asked = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => shops[i % 2]!.refund(payment, 1_500n)))
  const codes = asked.filter((one) => one.status === 'rejected').map(({ reason }) => (reason as { code: string }).code)
  expect(codes).toEqual(Array.from({ length: 24 }, () => 'payments.refund_too_large'))
  expect(await shop.creditsOf(ana)).toBe(11_000n)
  await Promise.all(shops.map((one) => one.wait(3)))
  await Promise.all(processes.map((one) => one.end()))
  expect(await shop.gateway.findById(payment.id)).toMatchObject({ charge: { refunded: 9_000n } })
  expect((await shop.payment(payment.id)).state).toBe('partly_refunded')
})
