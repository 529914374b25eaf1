import { beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '#domains/wallet/index.ts'
import { GATEWAY } from '#domains/wallet/rules.ts'
import { applyDueMoves } from '#gateways/payments/sandbox/apply-due-moves.ts'
import { type Db, poolLike } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import type { GatewayFault } from '#test/support/faulty-gateway.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { listRefundablePayments } from './list-refundable-payments.ts'
import { sweepRefunds } from './sweep-refunds.ts'

let db: Db
beforeAll(async () => {
  db = await freshDatabase()
})

/** Ana has bought for R$ 50,00 and paid. */
async function buyAndPay(world: Parameters<typeof openPaymentFixture>[1] = {}, amount = 5_000n) {
  const fixture = openPaymentFixture(db, world)
  const ana = await fixture.client('Ana')
  const payment = await fixture.buy(ana, amount)
  await fixture.press(payment, 'pagar')
  await fixture.wait(6)
  return { fixture, ana, payment }
}

const mailsTo = async (fixture: PaymentFixture, id: string) =>
  (
    await fixture.context.db<{ key: string }[]>`select key from mails where key like ${`payback:${id}:%`} order by key`
  ).map(({ key }) => key.split(':').slice(2).join(':'))

describe('a refund of Ana’s payment', () => {
  test('of a part, then of the rest, is debited at once, done by the job and announced by mail', async () => {
    const { fixture, ana, payment } = await buyAndPay()
    const before = await balanceOf(db, GATEWAY)
    expect(await fixture.refund(payment, 2_000n)).toMatchObject({ n: 1 })
    expect(await fixture.creditsOf(ana)).toBe(3_000n)
    expect((await fixture.payment(payment.id)).state).toBe('paid')
    await fixture.wait(1)
    expect((await fixture.payment(payment.id)).state).toBe('partly_refunded')
    expect(await listRefundablePayments(db, ana, fixture.time.now())).toMatchObject([
      { id: payment.id, method: 'pix', amount: 5_000n, left: 3_000n },
    ])
    expect(await fixture.refund(payment, 3_000n)).toMatchObject({ n: 2 })
    await fixture.wait(1)
    expect(await fixture.statesOf(payment.id)).toEqual(['created', 'pending', 'paid', 'partly_refunded', 'refunded'])
    expect(await fixture.creditsOf(ana)).toBe(0n)
    expect((await balanceOf(db, GATEWAY)) - before).toBe(5_000n)
    expect(await listRefundablePayments(db, ana, fixture.time.now())).toEqual([])
    expect(await fixture.gateway.findById(payment.id)).toMatchObject({ charge: { refunded: 5_000n, state: 'paid' } })
    expect(await mailsTo(fixture, payment.id)).toEqual(['1:asked', '1:done', '2:asked', '2:done'])
  })

  test('is not reported as done before the bank has done it', async () => {
    const { fixture, payment } = await buyAndPay()
    await fixture.press(payment, 'devolver-devagar')
    await fixture.refund(payment, 5_000n)
    await fixture.wait(15)
    expect((await fixture.payment(payment.id)).state).toBe('paid')
    await fixture.wait(90, 5)
    expect((await fixture.payment(payment.id)).state).toBe('refunded')
    expect((await db`select 1 from sandbox.refunds where reference = ${payment.id}`).length).toBe(1)
  })

  test('becomes credit again with a mail when the bank refuses it', async () => {
    const { fixture, ana, payment } = await buyAndPay()
    await fixture.press(payment, 'recusar-devolucao')
    await fixture.refund(payment, 5_000n)
    expect(await fixture.creditsOf(ana)).toBe(0n)
    await fixture.wait(90, 5)
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
    expect((await fixture.payment(payment.id)).state).toBe('paid')
    expect(await mailsTo(fixture, payment.id)).toEqual(['1:asked', '1:refused'])
    expect(await listRefundablePayments(db, ana, fixture.time.now())).toMatchObject([{ left: 5_000n }])
  })
})

describe('refused refunds', () => {
  test.each([0n, -1n, 5_001n])('refuses %s centavos out of 5000', async (amount) => {
    const { fixture, payment } = await buyAndPay()
    await expect(fixture.refund(payment, amount)).rejects.toMatchObject({ code: 'payments.refund_too_large' })
  })

  test('refuses what was spent, was never paid, or belongs to another person', async () => {
    const { fixture, ana, payment } = await buyAndPay()
    const unpaid = await fixture.buy(ana)
    await expect(fixture.refund(unpaid, 1_000n)).rejects.toMatchObject({ code: 'payments.refund_of_unpaid' })
    await expect(fixture.refund({ ...payment, personId: await fixture.client('Bia') }, 1_000n)).rejects.toMatchObject({
      code: 'payments.payment_not_found',
    })
    await fixture.spend(ana, 4_500n)
    await expect(fixture.refund(payment, 1_000n)).rejects.toMatchObject({ code: 'payments.refund_spent' })
    expect(await fixture.creditsOf(ana)).toBe(500n)
  })

  test('refuses a Pix after ninety days', async () => {
    const { fixture, ana, payment } = await buyAndPay()
    const { paidAt } = await fixture.payment(payment.id)
    fixture.time.pass(90 * 86_400 - (fixture.time.now().getTime() - paidAt!.getTime()) / 1_000)
    await fixture.refund(payment, 1_000n)
    fixture.time.pass(1)
    await expect(fixture.refund(payment, 1_000n)).rejects.toMatchObject({ code: 'payments.refund_too_late' })
    expect(await listRefundablePayments(db, ana, fixture.time.now())).toEqual([])
  })
})

describe('a gateway with faults', () => {
  test.each<GatewayFault>(['down', 'garbage', 'lost_answer', 'slow'])(
    'is under way until the gateway answers, and happens once (%s)',
    async (fault) => {
      let now: GatewayFault = 'none'
      const { fixture, ana, payment } = await buyAndPay({ fault: () => now, withinMs: 400 })
      now = fault
      await fixture.refund(payment, 5_000n)
      await fixture.wait(30)
      expect((await fixture.payment(payment.id)).state).toBe('paid')
      expect(await fixture.creditsOf(ana)).toBe(0n)
      now = 'none'
      await fixture.wait(400, 20)
      expect((await fixture.payment(payment.id)).state).toBe('refunded')
      expect((await db`select 1 from sandbox.refunds where reference = ${payment.id}`).length).toBe(1)
    },
  )
})

test('asks the bank once when two workers submit the same refund repeatedly', async () => {
  const { fixture, ana, payment } = await buyAndPay()
  await fixture.press(payment, 'devolver-devagar')
  await fixture.refund(payment, 4_000n)
  const processes = [poolLike(db), poolLike(db)]
  let asked = 0
  const gateway = {
    ...fixture.context.gateway,
    refund: (...of: Parameters<typeof fixture.context.gateway.refund>) => (
      asked++, fixture.context.gateway.refund(...of)
    ),
  }
  for (let round = 0; round < 12; round++) {
    fixture.time.pass(30)
    await applyDueMoves(fixture.bank)
    await Promise.all(
      processes.flatMap((own) =>
        Array.from({ length: 4 }, () => sweepRefunds({ ...fixture.context, db: own, gateway })),
      ),
    )
  }
  await Promise.all(processes.map((one) => one.end()))
  expect(asked).toBe(1)
  expect((await fixture.payment(payment.id)).state).toBe('partly_refunded')
  expect(await fixture.creditsOf(ana)).toBe(1_000n)
  expect(await mailsTo(fixture, payment.id)).toEqual(['1:asked', '1:done'])
})

test('never refunds more than was paid when thirty requests arrive at two processes', async () => {
  const { fixture, ana, payment } = await buyAndPay({}, 10_000n)
  const other = await fixture.buy(ana, 10_000n)
  await fixture.press(other, 'pagar')
  await fixture.wait(6)
  const processes = [poolLike(db), poolLike(db)]
  const fixtures = processes.map((own) => openPaymentFixture(own, { time: fixture.time }))
  const asked = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => fixtures[i % 2]!.refund(payment, 1_500n)))
  const codes = asked.filter((one) => one.status === 'rejected').map(({ reason }) => (reason as { code: string }).code)
  expect(codes).toEqual(Array.from({ length: 24 }, () => 'payments.refund_too_large'))
  expect(await fixture.creditsOf(ana)).toBe(11_000n)
  await Promise.all(fixtures.map((one) => one.wait(3)))
  await Promise.all(processes.map((one) => one.end()))
  expect(await fixture.gateway.findById(payment.id)).toMatchObject({ charge: { refunded: 9_000n } })
  expect((await fixture.payment(payment.id)).state).toBe('partly_refunded')
})
