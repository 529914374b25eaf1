import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { InputOf } from '#shared/contract.ts'
import { freshDatabase } from '#test/support/database.ts'
import { offerCatalogue } from '#test/support/catalogue-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { readItem } from '../items/read-items.ts'
import { setPrice } from '../items/set-price.ts'
import type { writeCoupon as contract } from './contract.ts'
import { readCoupon, readCoupons } from './read-coupons.ts'
import { endCoupon, writeCoupon } from './write-coupon.ts'

const HOUR = 3_600
type Given = InputOf<typeof contract>

let db: Db
let time: ReturnType<typeof settableClock>
let iris: { by: string; clock: ReturnType<typeof settableClock>['clock'] }

const aPerson = async (role = 'client') => {
  const id = randomUUID()
  await db`insert into people (id, email, first_name, role) values (${id}, ${`${id}@example.com`}, 'Ana', ${role})`
  return id
}
const at = (seconds: number) => new Date(time.now().getTime() + seconds * 1_000)
const rules = (more: Partial<Given> = {}): Given => ({
  code: `C${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`,
  revision: null,
  percent: 10,
  amountCents: null,
  kinds: ['package'],
  minimumCents: 0n,
  startsAt: time.now(),
  endsAt: at(24 * HOUR),
  maxUses: null,
  perPerson: 1,
  isFirstPurchase: false,
  isAutomatic: false,
  isPublic: false,
  ...more,
})
const written = async (more: Partial<Given> = {}) => {
  const given = rules(more)
  await writeCoupon(db, iris, given)
  return given
}
const order = (personId: string, coupon?: string, slug = 'pacote', id = randomUUID()) =>
  placeOrder(db, { id, personId, slug, clock: time.clock, ...(coupon && { coupon }) })
/** As if it had been paid by the balance. */
const pay = (id: string) => db`
  update catalogue_orders set state = 'paid', paid_at = ${time.now()}, from_balance = price - discount where id = ${id}`

beforeAll(async () => {
  db = await freshDatabase()
  time = settableClock(await databaseClock(db))
  await offerCatalogue(db, at(-10 * HOUR))
})
beforeEach(async () => {
  // Coupons of one test are over in the next.
  time.pass(48 * HOUR)
  iris = { by: await aPerson('admin'), clock: time.clock }
})

describe('a coupon of the team', () => {
  test('is taken with its code, and says what it brought and cost', async () => {
    const { code } = await written()
    const [paid, open] = [await order(await aPerson(), code), await order(await aPerson(), code)]
    await pay(paid.id)
    expect(paid).toMatchObject({ discount: 1_499n, isCouponAutomatic: false })
    expect(open.total).toBe(13_491n)
    expect(await readCoupon(db, code, time.now())).toMatchObject({
      state: 'running',
      uses: 2,
      orders: 1,
      broughtCents: 13_491n,
      costCents: 1_499n,
      title: '10% a menos em pacotes',
    })
  })

  test.each<[string, Partial<Given>, string]>([
    ['everything', { percent: 100 }, 'off'],
    ['nothing', { percent: null }, 'off'],
    ['both at once', { amountCents: 100n }, 'off'],
    ['a past beginning', { startsAt: new Date('2026-01-01T00:00:00Z') }, 'startsAt'],
    ['an end that is over', { endsAt: new Date('2026-01-01T00:00:00Z') }, 'endsAt'],
  ])('of %s is refused', async (_, more, field) => {
    await expect(writeCoupon(db, iris, rules(more))).rejects.toMatchObject({
      code: 'coupons_of_team.rules_incomplete',
      fields: { [field]: expect.any(String) },
    })
  })

  test('that leaves less than R$ 10,00 to pay, or costs the house, is refused with the order', async () => {
    const small = rules({ kinds: ['written'], percent: 50 })
    await expect(writeCoupon(db, iris, small)).rejects.toMatchObject({
      code: 'margin.unpayable',
      fields: { stack: expect.stringContaining(small.code) },
    })
    const losing = rules({ kinds: ['credits'], percent: 30, minimumCents: 5_000n })
    await expect(writeCoupon(db, iris, losing)).rejects.toMatchObject({ code: 'margin.losing' })
  })

  test('and a price that only together cost the house: one of the two that publish at once is refused', async () => {
    const { item } = await readItem(db, 'creditos-50', time.now())
    const terms = { ...item.current, bonusCents: 1_000n }
    const settled = await Promise.allSettled([
      setPrice(db, iris, { slug: item.slug, seen: item.latest, from: null, terms }),
      writeCoupon(db, iris, rules({ kinds: ['credits'], percent: 18, minimumCents: 5_000n })),
    ])
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'margin.losing' } })
  })

  test('that two change at once is one’s; orders that have it keep their discount', async () => {
    const given = await written()
    const placed = await order(await aPerson(), given.code)
    const settled = await Promise.allSettled([
      writeCoupon(db, iris, { ...given, revision: 1, percent: 20 }),
      writeCoupon(db, iris, { ...given, revision: 1, percent: 30 }),
    ])
    expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'coupons_of_team.changed_meanwhile' },
    })
    expect(placed.discount).toBe(1_499n)
    await expect(writeCoupon(db, iris, { ...given, percent: 40 })).rejects.toMatchObject({
      code: 'coupons_of_team.code_taken',
    })
  })

  test('ends at once, or is undone before it begins', async () => {
    const [running, scheduled] = [await written(), await written({ startsAt: at(HOUR) })]
    time.pass(1)
    await endCoupon(db, iris, running)
    await endCoupon(db, iris, running)
    await expect(order(await aPerson(), running.code)).rejects.toMatchObject({ code: 'coupons.over' })
    await endCoupon(db, iris, scheduled)
    await expect(order(await aPerson(), scheduled.code)).rejects.toMatchObject({ code: 'coupons.unknown' })
    await expect(writeCoupon(db, iris, { ...running, revision: 2, percent: 5 })).rejects.toMatchObject({
      code: 'coupons_of_team.over',
    })
  })

  test('has no limit below what was used', async () => {
    const given = await written({ maxUses: 5 })
    for (let n = 0; n < 2; n++) await order(await aPerson(), given.code)
    const fewer = { ...given, revision: 1, maxUses: 1 }
    await expect(writeCoupon(db, iris, fewer)).rejects.toMatchObject({ fields: { maxUses: expect.any(String) } })
  })

  test('is listed with the latest start first, in pages', async () => {
    const [early, late] = [await written(), await written({ startsAt: at(HOUR) })]
    const { coupons } = await readCoupons(db, { at: time.now() })
    const codes = coupons.map(({ code }) => code)
    expect(codes.indexOf(late.code)).toBeLessThan(codes.indexOf(early.code))
    const after = await readCoupons(db, { after: late.code, at: time.now() })
    expect(after.coupons[0]!.code).toBe(codes[codes.indexOf(late.code) + 1])
  })
})

describe('uses', () => {
  test('the last one is one’s, of two who order at once', async () => {
    const { code } = await written({ maxUses: 1 })
    const [ana, bia] = [await aPerson(), await aPerson()]
    const settled = await Promise.allSettled([order(ana, code), order(bia, code)])
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'coupons.all_used' } })
  })

  test('as many per person as it says, also at once', async () => {
    const [{ code }, ana] = [await written({ perPerson: 2 }), await aPerson()]
    for (let n = 0; n < 2; n++) await pay((await order(ana, code)).id)
    await expect(order(ana, code)).rejects.toMatchObject({ code: 'coupons.used' })
    const [once, bia] = [await written(), await aPerson()]
    const both = await Promise.allSettled([order(bia, once.code), order(bia, once.code)])
    const holding = await db`select from catalogue_coupon_uses where code = ${once.code} and returned_at is null`
    expect([both.length, holding.length]).toEqual([2, 1])
  })

  test('of a first purchase are not for whoever has bought', async () => {
    const [{ code }, ana] = [await written({ isFirstPurchase: true }), await aPerson()]
    await pay((await order(ana)).id)
    await expect(order(ana, code)).rejects.toMatchObject({ code: 'coupons.first_only' })
    expect(await order(await aPerson(), code)).toMatchObject({ discount: 1_499n })
  })
})

describe('without a code', () => {
  test('an order takes the coupon that takes most off; repeated, it is the same order', async () => {
    await written({ isAutomatic: true, percent: 5 })
    const best = await written({ isAutomatic: true, percent: 8 })
    const [ana, id] = [await aPerson(), randomUUID()]
    const placed = await order(ana, undefined, 'pacote', id)
    expect(placed).toMatchObject({ coupon: best.code, discount: 1_199n, isCouponAutomatic: true })
    expect(await order(ana, undefined, 'pacote', id)).toEqual(placed)
    expect(await order(await aPerson(), undefined, 'plano')).toMatchObject({ coupon: null, discount: 0n })
  })

  test('one that is typed stands alone, and a cancelled order gives the use back', async () => {
    const automatic = await written({ isAutomatic: true, percent: 8 })
    const typed = await written({ percent: 3 })
    const ana = await aPerson()
    const first = await order(ana)
    expect(await order(ana, typed.code)).toMatchObject({ coupon: typed.code, isCouponAutomatic: false })
    await cancelOrder(db, { id: first.id, personId: ana, clock: time.clock })
    expect(await order(ana)).toMatchObject({ coupon: automatic.code })
  })

  test('ordered again, the order that nobody tried to pay gives it to the new one', async () => {
    const { code } = await written({ isAutomatic: true, percent: 8 })
    const ana = await aPerson()
    await order(ana)
    expect(await order(ana)).toMatchObject({ coupon: code })
    const orders = await db`select state from catalogue_orders where person_id = ${ana} order by state`
    expect(orders.map(({ state }) => state)).toEqual(['cancelled', 'open'])
  })

  test('used up or bought with already, an order is placed at its price', async () => {
    await written({ isAutomatic: true, percent: 8, maxUses: 1 })
    const [ana, bia] = [await aPerson(), await aPerson()]
    const placed = await Promise.all([order(ana), order(bia)])
    expect(placed.map(({ discount }) => discount).toSorted((a, b) => Number(a - b))).toEqual([0n, 1_199n])
  })
})
