import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#domains/wallet/index.ts'
import { promotionalOf } from '#domains/wallet/rules.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { aCoupon, CREDITS, offerCatalogue, PACKAGE } from '#test/support/catalogue-fixture.ts'
import { isRefusal } from '#shared/refusal.ts'
import { expireOrder } from './expire-order.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { sweepPaidOrders } from './sweep-orders.ts'

const AT_ONCE = 30
/** Two processes, each with its own connections. */
let pools: Db[]
let fixture: PaymentFixture
let people: string[]
beforeAll(async () => {
  const url = await freshDatabaseUrl()
  pools = [connectTo(url), connectTo(url)]
  fixture = openPaymentFixture(pools[0]!, { time: settableClock(await databaseClock(pools[0]!)) })
  await offerCatalogue(pools[0]!, fixture.time.now())
  people = await Promise.all(Array.from({ length: AT_ONCE }, () => fixture.client('Ana')))
})

const poolOf = (n: number) => pools[n % 2]!
const allUsed = (error: unknown) => {
  if (!isRefusal(error, 'coupons.all_used')) throw error
  return undefined
}

test('gives ten uses of a coupon to thirty people who order at once', async () => {
  for (let burst = 0; burst < 10; burst++) {
    const maxUses = 1 + (burst % 9)
    const coupon = await aCoupon(pools[0]!, fixture.time.now(), { maxUses })
    const placed = await Promise.all(
      people.map((personId, n) =>
        placeOrder(poolOf(n), {
          id: randomUUID(),
          personId,
          slug: PACKAGE.slug,
          coupon,
          clock: fixture.time.clock,
        }).catch(allUsed),
      ),
    )
    const taken = placed.filter((order) => order !== undefined)
    expect(taken.length).toBe(maxUses)
    fixture.time.pass(1_801)
    await Promise.all(taken.flatMap(({ id }) => pools.map((db) => expireOrder(db, { id, clock: fixture.time.clock }))))
    expect([...(await pools[0]!`select uses from catalogue_coupons where code = ${coupon}`)]).toEqual([{ uses: 0 }])
  }
})

test('gives one person with thirty tabs the coupon once', async () => {
  const coupon = await aCoupon(pools[0]!, fixture.time.now(), { maxUses: 5 })
  const ana = await fixture.client('Ana')
  const placed = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, n) =>
      placeOrder(poolOf(n), { id: randomUUID(), personId: ana, slug: PACKAGE.slug, coupon, clock: fixture.time.clock }),
    ),
  )
  const refused = placed.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
  expect(refused, 'held by another order, and not used').toEqual(refused.map(() => 'coupons.in_use'))
  expect([...(await pools[0]!`select uses from catalogue_coupons where code = ${coupon}`)]).toEqual([{ uses: 1 }])
  expect([
    ...(await pools[0]!`select state from catalogue_orders where coupon = ${coupon} and state <> 'cancelled'`),
  ]).toEqual([{ state: 'open' }])
})

test('pays an order once with one payment when thirty tabs pay it', async () => {
  for (let burst = 0; burst < 10; burst++) {
    const ana = await fixture.client('Ana')
    const order = await placeOrder(pools[0]!, {
      id: randomUUID(),
      personId: ana,
      slug: CREDITS.slug,
      clock: fixture.time.clock,
    })
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        payOrder(
          { ...fixture.context, db: poolOf(n) },
          { id: order.id, personId: ana, paymentId: randomUUID(), method: 'pix', installments: 1 },
        ),
      ),
    )
    const payments = await pools[0]!<{ id: string }[]>`select id from payments where person_id = ${ana}`
    expect(payments.length).toBe(1)
    await fixture.press(payments[0]!, 'pagar')
    await fixture.wait(6)
    await Promise.all(pools.map((db) => sweepPaidOrders({ ...fixture.context, db, now: fixture.time.now() })))
    expect(await fixture.creditsOf(ana)).toBe(5_000n)
    expect(await balanceOf(pools[0]!, promotionalOf(ana))).toBe(200n)
  }
})
