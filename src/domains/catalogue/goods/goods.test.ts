import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { aCoupon, CREDITS } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { AT_HOME, CANDLE, DECK, openGoodsFixture, some } from '#test/support/goods-fixture.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { sweepUnpaidOrders } from '../orders/sweep-orders.ts'
import { tableFreight } from '#test/support/table-freight.ts'
import { placeGoodsOrder } from './place-goods-order.ts'

const db = await freshDatabase()
const shop = await openGoodsFixture(db)
const { orders } = shop
const { clock } = orders.payments.time
afterAll(async () => expect(await shop.violations()).toEqual([]))

const client = () => orders.payments.client('Ana')
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

describe('an order of goods', () => {
  test('is goods and freight, its lines know their parts, and what it takes leaves the shelf', async () => {
    const [ana, before] = [await client(), await shop.stockOf(CANDLE)]
    const coupon = await aCoupon(db, orders.payments.time.now(), { kinds: ['goods'] })
    const wanted = [some(CANDLE, 2), some(DECK, 1)]
    const freight = await shop.freightOf(wanted)
    const { id } = await shop.order(ana, wanted, { coupon })
    const seen = await orders.seen(id)
    expect(seen).toMatchObject({
      kind: 'goods',
      title: '2 × Vela de cera e mais 1 produto',
      priceCents: 13_970n + freight,
      discountCents: 1_397n,
      totalCents: 12_573n + freight,
      slug: null,
    })
    expect(seen.goods).toMatchObject({ freightCents: freight, address: AT_HOME, isPickup: false, refunds: [] })
    expect(seen.goods!.lines.map(({ discountCents }) => discountCents)).toEqual([498n, 899n])
    expect(await shop.stockOf(CANDLE)).toBe(before - 2)
    await cancelOrder(db, { id, personId: ana, clock })
  })

  test('is the same order again, with other content it is refused, and neither is it another kind’s', async () => {
    const [ana, bia, id] = [await client(), await client(), randomUUID()]
    const before = await shop.stockOf(CANDLE)
    const placed = await Promise.all(Array.from({ length: 6 }, () => shop.order(ana, [some(CANDLE, 1)], { id })))
    expect(new Set(placed.map((order) => order.id))).toEqual(new Set([id]))
    expect(await shop.stockOf(CANDLE)).toBe(before - 1)
    expect(await codeOf(shop.order(ana, [some(CANDLE, 2)], { id }))).toBe('orders.id_reused')
    expect(await codeOf(shop.order(ana, [some(CANDLE, 1)], { id, isPickup: true }))).toBe('orders.id_reused')
    expect(await codeOf(shop.order(bia, [some(CANDLE, 1)], { id }))).toBe('orders.id_reused')
    expect(await codeOf(placeOrder(db, { id, personId: ana, slug: CREDITS.slug, clock }))).toBe('orders.id_reused')
    const credits = await orders.place(ana, CREDITS.slug)
    expect(await codeOf(shop.order(ana, [some(CANDLE, 1)], { id: credits.id }))).toBe('orders.id_reused')
    await cancelOrder(db, { id, personId: ana, clock })
  })

  test('names what changed since it was seen, and then holds nothing', async () => {
    const [ana, before] = [await client(), await shop.stockOf(CANDLE)]
    const placing = shop.order(ana, [{ ...some(CANDLE, 1), priceCents: 2_000n }, { ...some(DECK, 20) }])
    await expect(placing).rejects.toMatchObject({
      code: 'goods.lines_changed',
      fields: { [CANDLE.id]: expect.stringContaining('24,90'), [DECK.id]: 'Tarot de Marselha: só há 5 em estoque.' },
    })
    const gone = { id: randomUUID(), priceCents: 100n, quantity: 1 }
    await expect(shop.order(ana, [gone])).rejects.toMatchObject({ fields: { [gone.id]: expect.any(String) } })
    const lines = [{ variantId: CANDLE.id, quantity: 1, priceCents: 2_490n }]
    const asked = { id: randomUUID(), personId: ana, lines, clock }
    const sending = { address: AT_HOME, service: 'table', freightCents: await shop.freightOf([some(CANDLE, 1)]) }
    const place = (more: Partial<typeof sending>) =>
      codeOf(placeGoodsOrder(db, tableFreight, { ...asked, sending: { ...sending, ...more } }))
    expect(await place({ freightCents: 1n })).toBe('goods.freight_changed')
    expect(await place({ service: 'drone' })).toBe('goods.freight_changed')
    expect(await place({ address: { ...AT_HOME, cep: '00000001' } })).toBe('shop.cep_unknown')
    expect(
      await codeOf(
        shop.order(
          ana,
          [some(DECK, 20), some(CANDLE, 20)].map((one) => ({ ...one, quantity: 20 })),
        ),
      ),
    ).toBe('goods.lines_changed')
    expect(await shop.stockOf(CANDLE)).toBe(before)
  })

  test('holds at most three orders of a person, also when they come at once, and ten in a day that ended unpaid', async () => {
    const [ana, before] = [await client(), await shop.stockOf(CANDLE)]
    const answers = await Promise.all(Array.from({ length: 6 }, () => codeOf(shop.order(ana, [some(CANDLE, 1)]))))
    expect(answers.filter((one) => one === 'done')).toHaveLength(3)
    expect(new Set(answers.filter((one) => one !== 'done'))).toEqual(new Set(['goods.too_many_open']))
    const open = await db<{ id: string }[]>`select id from catalogue_orders where person_id = ${ana} and state = 'open'`
    for (const { id } of open) await cancelOrder(db, { id, personId: ana, clock })
    for (let ended = 3; ended < 10; ended++) {
      const { id } = await shop.order(ana, [some(CANDLE, 1)])
      await cancelOrder(db, { id, personId: ana, clock })
    }
    expect(await codeOf(shop.order(ana, [some(CANDLE, 1)]))).toBe('goods.too_many_unpaid')
    expect(await shop.stockOf(CANDLE)).toBe(before)
  })

  test('is fetched without freight and without an address', async () => {
    const ana = await client()
    const { id, total } = await shop.buy(ana, [some(CANDLE, 1)], { isPickup: true })
    expect(total).toBe(2_490n)
    expect((await orders.seen(id)).goods).toMatchObject({ isPickup: true, address: null, freightCents: 0n })
  })
})

describe('paying', () => {
  test('makes revenue, a receipt with the lines, and a mail; balance and payment share each line', async () => {
    const [ana, revenue] = [await orders.anaWith(6_000n), await shop.revenue()]
    const { id, total, paymentId } = await shop.buy(ana, [some(CANDLE, 2), some(DECK, 1)], { fromBalance: 4_000n })
    expect((await shop.revenue()) - revenue).toBe(total)
    const seen = await orders.seen(id)
    expect(seen).toMatchObject({ state: 'paid', fromBalanceCents: 4_000n, receiptCode: expect.any(String) })
    const shares = await db<{ share: bigint }[]>`
      select from_balance as share from catalogue_goods_lines where order_id = ${id} order by n`
    expect(shares.reduce((sum, { share }) => sum + share, 0n)).toBe(4_000n)
    const [{ content } = {}] = await db<{ content: string }[]>`
      select content from receipts where subject = ${`goods:${id}`}`
    expect(JSON.parse(content!)).toMatchObject({ totalCents: Number(total), balanceCents: 4_000, lines: [{}, {}] })
    const [mail] = await db<{ facts: string[][] }[]>`
      select template->'facts' as facts from mails where key = ${`order:${id}`}`
    expect(mail!.facts.map(([words]) => words)).toEqual(
      expect.arrayContaining(['2 × Vela de cera', '1 × Tarot de Marselha', 'Frete', 'Entrega', 'Do saldo']),
    )
    expect(await orders.has(ana)).toEqual([2_000n, 0n, 0n])
    expect((await orders.payments.payment(paymentId)).amount).toBe(total - 4_000n)
  })

  test('no bonus pays goods', async () => {
    const ana = await client()
    await orders.buyCredits(ana)
    const { id, total } = await shop.order(ana, [some(CANDLE, 2)])
    expect(total).toBeGreaterThan(5_000n)
    expect(await codeOf(orders.pay({ id, personId: ana }, total))).toBe('orders.balance_changed')
    await cancelOrder(db, { id, personId: ana, clock })
  })

  test('unpaid, it ends after half an hour: stock and coupon are back, the address is forgotten, late money is credit', async () => {
    const [ana, before] = [await client(), await shop.stockOf(CANDLE)]
    const coupon = await aCoupon(db, orders.payments.time.now(), { kinds: ['goods'] })
    const { id, total } = await shop.order(ana, [some(CANDLE, 3)], { coupon })
    const paymentId = randomUUID()
    await orders.pay({ id, personId: ana }, 0n, paymentId)
    await orders.payments.wait(1_900, 380)
    for (let twice = 0; twice < 2; twice++) await sweepUnpaidOrders(orders.jobs())
    expect(await shop.stockOf(CANDLE)).toBe(before)
    expect((await orders.seen(id)).goods).toMatchObject({ address: null, lines: [{ quantity: 3 }] })
    const [{ uses } = {}] = await db<{ uses: number }[]>`select uses from catalogue_coupons where code = ${coupon}`
    expect(uses).toBe(0)
    await orders.payAtBank(paymentId, 'pagar-depois-de-expirar')
    expect(await orders.seen(id)).toMatchObject({ state: 'expired', surplusCents: total })
    const open = db`select from catalogue_goods_lines where order_id = ${id} and packed + cancelled < quantity`
    expect(await open, 'nothing to pack').toHaveLength(0)
    expect(await orders.has(ana)).toEqual([total, 0n, 0n])
  })

  test('no charge begins once the pieces were held for half an hour', async () => {
    const ana = await client()
    const { id } = await shop.order(ana, [some(CANDLE, 1)])
    await orders.pay({ id, personId: ana }, 0n)
    await orders.payments.wait(1_000, 200)
    await orders.pay({ id, personId: ana }, 0n, randomUUID(), 'card')
    await orders.payments.wait(1_000, 200)
    expect(await codeOf(orders.pay({ id, personId: ana }, 0n, randomUUID(), 'pix'))).toBe('goods.hold_over')
    await cancelOrder(db, { id, personId: ana, clock })
  })

  test('a coupon of everything leaves the freight to pay', async () => {
    const ana = await client()
    const coupon = await aCoupon(db, orders.payments.time.now(), { kinds: ['goods'], percent: 100 })
    const wanted = [some(CANDLE, 1)]
    const { total } = await shop.order(ana, wanted, { coupon })
    expect(total).toBe(await shop.freightOf(wanted))
  })
})
