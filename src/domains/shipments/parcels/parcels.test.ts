import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { isRefusal } from '#shared/refusal.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { CANDLE, DECK } from '#test/support/goods-fixture.ts'
import { aCode, openShipmentFixture } from '#test/support/shipment-fixture.ts'
import { cancelParcel } from './cancel-parcel.ts'
import { deliverParcel } from './deliver-parcel.ts'
import { endParcel } from './end-parcel.ts'
import { giveUpParcel } from './give-up-parcel.ts'
import { packParcel } from './pack-parcel.ts'
import { postParcel } from './post-parcel.ts'
import { postPasted } from './post-pasted.ts'
import { reportMissing } from './report-missing.ts'
import { setInvoice } from './set-invoice.ts'
import { findParcel } from './sql.ts'

const url = await freshDatabaseUrl()
const db = connectTo(url)
const shop = await openShipmentFixture(db)
const { iris, clock } = shop
afterAll(async () => expect(await shop.orders.violations()).toEqual([]))

const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const stateOf = async (id: string) => (await findParcel(db, id))?.state
const stocks = async () => [await shop.stockOf(DECK), await shop.stockOf(CANDLE)]
const refilled = () => db`
  insert into shop_stock_movements (variant_id, change, kind, at)
  select id, 100, 'received', now() from shop_variants where id in ${db([DECK.id, CANDLE.id])}`

describe('packing', () => {
  test('puts all that is left into a parcel, and tells the client once', async () => {
    const { orderId, id } = await shop.packed()
    expect((await findParcel(db, id))!.lines).toEqual([
      { n: 1, quantity: 2 },
      { n: 2, quantity: 3 },
    ])
    expect(await packParcel(db, { id, orderId, by: iris, clock })).toMatchObject({ id, n: 1 })
    expect(await shop.mailsOf(`parcel:${id}`)).toEqual([`parcel:${id}:packed`])
    expect(await codeOf(packParcel(db, { id: randomUUID(), orderId, by: iris, clock }))).toBe(
      'shipments.nothing_to_pack',
    )
  })

  test('in parts takes never more than was bought, whoever packs at once', async () => {
    const { orderId } = await shop.bought()
    const other = connectTo(url, { max: 4 })
    const pack = (n: number, quantity: number, on = db) =>
      packParcel(on, { id: randomUUID(), orderId, lines: [{ n, quantity }], by: iris, clock })
    await pack(1, 1)
    expect(await codeOf(pack(1, 2))).toBe('shipments.more_than_bought')
    const ends = await Promise.all(Array.from({ length: 12 }, (_, n) => codeOf(pack(2, 1, n % 2 ? db : other))))
    expect(ends.filter((end) => end === 'done')).toHaveLength(3)
    expect((await shop.parcelsOf(orderId)).map(({ n }) => n)).toEqual([1, 2, 3, 4])
  })

  test('refuses an id with other content, an unpaid order, one that nobody knows, and a contested one', async () => {
    const { orderId, id } = await shop.packed({}, [{ n: 1, quantity: 1 }])
    const again = { id, by: iris, clock }
    expect(await codeOf(packParcel(db, { ...again, orderId, lines: [{ n: 1, quantity: 2 }] }))).toBe(
      'shipments.id_reused',
    )
    expect(await codeOf(packParcel(db, { ...again, id: randomUUID(), orderId: randomUUID() }))).toBe(
      'shipments.order_not_found',
    )
    const ana = await shop.orders.payments.client('Ana')
    const unpaid = await shop.order(ana, [{ id: CANDLE.id, priceCents: 2_490n, quantity: 1 }])
    expect(await codeOf(packParcel(db, { ...again, id: randomUUID(), orderId: unpaid.id }))).toBe(
      'shipments.order_not_found',
    )
    const bought = await shop.buy(ana, [{ id: CANDLE.id, priceCents: 2_490n, quantity: 1 }])
    await shop.orders.says(bought.paymentId, 'opened')
    expect(await codeOf(packParcel(db, { ...again, id: randomUUID(), orderId: bought.id }))).toBe(
      'shipments.not_to_be_packed',
    )
  })

  test('is not done by whoever bought it', async () => {
    const { orderId, ana } = await shop.bought()
    const own = { orderId, by: ana, clock }
    expect(await codeOf(packParcel(db, { ...own, id: randomUUID() }))).toBe('accounts.own_case')
    expect(await shop.parcelsOf(orderId)).toEqual([])
  })
})

describe('posting', () => {
  test('tells the code once; the same again changes nothing, another one corrects it', async () => {
    const { id } = await shop.packed()
    const [code, right] = [aCode(), aCode()]
    for (let again = 0; again < 3; again++) await postParcel(db, { id, code, by: iris, clock })
    expect(await findParcel(db, id)).toMatchObject({ state: 'posted', trackingCode: code })
    await postParcel(db, { id, code: right, by: iris, clock })
    expect(await findParcel(db, id)).toMatchObject({ state: 'posted', trackingCode: right })
    expect(await shop.mailsOf(`parcel:${id}:posted`)).toHaveLength(2)
  })

  test('refuses what is no code, another parcel’s, and a parcel that is fetched or was cancelled', async () => {
    const [one, two] = [await shop.posted(), await shop.packed()]
    const { trackingCode } = (await findParcel(db, one.id))!
    const post = (id: string, code: string) => codeOf(postParcel(db, { id, code, by: iris, clock }))
    expect(await post(two.id, '<script>alert(1)</script>')).toBe('shipments.code_invalid')
    expect(await post(two.id, trackingCode!)).toBe('shipments.code_of_another')
    await cancelParcel(db, { id: two.id, by: iris, clock })
    expect(await post(two.id, aCode())).toBe('shipments.not_possible_now')
    const fetched = await shop.packed({ isPickup: true })
    expect(await post(fetched.id, aCode())).toBe('shipments.not_possible_now')
    await deliverParcel(db, { id: fetched.id, by: 'team', personId: iris, clock })
    expect(await stateOf(fetched.id)).toBe('delivered')
  })

  test('by pasted lines goes line by line, and the same text again changes nothing', async () => {
    const [one, two] = [await shop.packed(), await shop.packed({}, [{ n: 1, quantity: 1 }])]
    const [a, b] = [aCode(), aCode()]
    const text = `${one.orderId.slice(0, 13)} ${a}\n${two.orderId};${b}\n00000000 ${aCode()}\n${one.orderId} curto`
    const outcomes = async () => (await postPasted(db, { text, by: iris, clock })).map(({ outcome }) => outcome)
    expect(await outcomes()).toEqual(['posted', 'posted', 'refused', 'refused'])
    expect(await outcomes()).toEqual(['posted_before', 'posted_before', 'refused', 'refused'])
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['posted', 'posted'])
  })
})

describe('delivery', () => {
  test('is said by the client of their own only, once', async () => {
    const { id, ana } = await shop.posted()
    const bia = await shop.orders.payments.client('Bia')
    const say = (personId: string) => deliverParcel(db, { id, by: 'client', personId, clock })
    expect(await codeOf(say(bia))).toBe('shipments.parcel_not_found')
    await Promise.all(Array.from({ length: 6 }, () => say(ana)))
    expect(await findParcel(db, id)).toMatchObject({ state: 'delivered', deliveredBy: 'client' })
    expect(await shop.mailsOf(`parcel:${id}:delivered`)).toHaveLength(1)
  })

  test('counts by itself after fifteen days, and not a day before', async () => {
    const { id } = await shop.posted()
    shop.passDays(14)
    await shop.sweep()
    expect(await stateOf(id)).toBe('posted')
    shop.passDays(2)
    await shop.sweep()
    expect(await findParcel(db, id)).toMatchObject({ state: 'delivered', deliveredBy: 'time' })
  })

  test('is taken back by “não chegou”, until the 45th day after posting', async () => {
    const [lost, late] = [await shop.posted(), await shop.posted()]
    const report = ({ id, ana }: typeof lost) => codeOf(reportMissing(db, { id, personId: ana, clock }))
    shop.passDays(16)
    await shop.sweep()
    shop.passDays(28)
    expect(await report(lost)).toBe('done')
    expect(await report(lost)).toBe('done')
    expect(await findParcel(db, lost.id)).toMatchObject({ state: 'missing', deliveredAt: null })
    await shop.sweep()
    expect(await stateOf(lost.id), 'nothing happens to it by itself').toBe('missing')
    shop.passDays(2)
    expect(await report(late)).toBe('shipments.missing_too_late')
  })
})

describe('giving up a packed parcel', () => {
  test('waits for the parcel in hand: at the end of the next working day all comes back', async () => {
    const before = await stocks()
    const { id, ana, orderId, total } = await shop.packed()
    for (let again = 0; again < 3; again++) await giveUpParcel(db, { id, personId: ana, clock })
    await shop.sweep()
    expect(await stateOf(id)).toBe('packed')
    shop.passDays(5)
    await Promise.all([shop.sweep(), shop.sweep()])
    expect(await stateOf(id)).toBe('cancelled')
    expect(await stocks()).toEqual(before)
    expect((await shop.orders.seen(orderId)).state).toBe('refunded')
    const [back] = await db<{ sum: bigint }[]>`
      select sum(to_origin + to_balance + to_credit)::bigint from catalogue_goods_refunds where order_id = ${orderId}`
    expect(back!.sum).toBe(total)
  })

  test('is over at once when the team has it in hand', async () => {
    const { id, ana, orderId } = await shop.packed()
    await giveUpParcel(db, { id, personId: ana, clock })
    await cancelParcel(db, { id, by: iris, clock })
    expect((await shop.orders.seen(orderId)).state).toBe('refunded')
  })

  test('comes too late for what was posted: it goes, and can be returned', async () => {
    const { id, ana, orderId } = await shop.packed()
    await giveUpParcel(db, { id, personId: ana, clock })
    await postParcel(db, { id, code: aCode(), by: iris, clock })
    shop.passDays(5)
    await shop.sweep()
    expect(await stateOf(id)).toBe('posted')
    expect((await shop.orders.seen(orderId)).state).toBe('paid')
  })

  test('while it is being posted does one of the two', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, ana, orderId } = await shop.packed()
      await giveUpParcel(db, { id, personId: ana, clock })
      shop.passDays(5)
      await Promise.allSettled([shop.sweep(), postParcel(db, { id, code: aCode(), by: iris, clock }), shop.sweep()])
      const state = await stateOf(id)
      expect((await shop.orders.seen(orderId)).state).toBe(state === 'posted' ? 'paid' : 'refunded')
    }
  })

  test('without the client’s wish leaves its pieces to be packed again', async () => {
    const { id, orderId } = await shop.packed()
    await cancelParcel(db, { id, by: iris, clock })
    expect(await packParcel(db, { id: randomUUID(), orderId, by: iris, clock })).toMatchObject({
      n: 2,
      state: 'packed',
    })
  })
})

describe('a parcel that never comes, or comes broken', () => {
  const end = (
    id: string,
    remedy: 'refund' | 'resend',
    state: 'lost' | 'damaged' = 'lost',
    nextId: string = randomUUID(),
  ) => endParcel(db, { id, state, remedy, nextId, note: 'A transportadora confirmou', by: iris, clock })

  test('is paid back once, with its freight', async () => {
    const { id, orderId, total } = await shop.posted()
    await Promise.allSettled(Array.from({ length: 6 }, () => end(id, 'refund')))
    expect((await shop.orders.seen(orderId)).state).toBe('refunded')
    const [back] = await db<{ sum: bigint; count: number }[]>`
      select sum(to_origin + to_balance + to_credit)::bigint, count(*)::int
      from catalogue_goods_refunds where order_id = ${orderId}`
    expect(back).toEqual({ sum: total, count: 1 })
  })

  test('or goes once more from the shelf, and what is bought stays what it was', async () => {
    const { id, orderId } = await shop.delivered()
    const before = await stocks()
    await Promise.allSettled(Array.from({ length: 6 }, () => end(id, 'resend', 'damaged')))
    expect(await stocks()).toEqual([before[0]! - 2, before[1]! - 3])
    const parcels = await shop.parcelsOf(orderId)
    expect(parcels.map(({ state, replaces }) => [state, replaces])).toEqual([
      ['damaged', null],
      ['packed', id],
    ])
    await postParcel(db, { id: parcels[1]!.id, code: aCode(), by: iris, clock })
    await end(parcels[1]!.id, 'refund')
    expect((await shop.orders.seen(orderId)).state).toBe('refunded')
  })

  test('is not sent once more from an empty shelf, and not lost before it was posted', async () => {
    const { id } = await shop.posted()
    await db`insert into shop_stock_movements (variant_id, change, kind, at)
      select id, -stock, 'lost', now() from shop_variants where id = ${DECK.id}`
    expect(await codeOf(end(id, 'resend'))).toBe('shop.stock_short')
    expect(await stateOf(id)).toBe('posted')
    await refilled()
    const packed = await shop.packed()
    expect(await codeOf(end(packed.id, 'refund'))).toBe('shipments.not_possible_now')
  })
})

test('a parcel has one invoice, which is no other parcel’s', async () => {
  const [one, two] = [await shop.packed(), await shop.packed()]
  const key = '5206 0433 0099 1100 2506 5501 2000 0007 8002 6730 1615'
  await setInvoice(db, { id: one.id, key, by: iris, clock })
  expect((await findParcel(db, one.id))!.invoiceKey).toBe(key.replaceAll(' ', ''))
  const another = setInvoice(db, { id: two.id, key, by: iris, clock })
  await expect(another).rejects.toSatisfy((error) => isRefusal(error, 'shipments.invoice_of_another'))
  expect(await codeOf(setInvoice(db, { id: two.id, key: '1'.repeat(44), by: iris, clock }))).toBe(
    'shipments.invoice_invalid',
  )
})
