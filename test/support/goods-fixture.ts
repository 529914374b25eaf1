import { randomUUID } from 'node:crypto'
import type { GoodsAddress } from '#domains/catalogue/goods-address.rules.ts'
import { tableFreight } from '#test/support/table-freight.ts'
import { packGoods } from '#domains/catalogue/goods/pack-goods.ts'
import { findGoodsViolations } from '#domains/catalogue/goods/invariants.sql.ts'
import { placeGoodsOrder } from '#domains/catalogue/goods/place-goods-order.ts'
import { refundGoods } from '#domains/catalogue/goods/refund-goods.ts'
import { offerProduct } from '#domains/shop/index.ts'
import { balanceOf, sumDebts } from '#domains/wallet/index.ts'
import { SHOP_REVENUE } from '#domains/wallet/rules.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { aProduct } from './a-product.ts'
import { openOrderFixture } from './order-fixture.ts'
import type { settableClock } from './settable-clock.ts'

/** A deck of R$ 89,90 and 350 g, of which there are five, and candles of R$ 24,90 and 200 g. */
export const DECK = aProduct({ priceCents: 8_990n, stock: 5, weightGrams: 350 })
export const CANDLE = aProduct({
  slug: 'vela-de-cera',
  name: 'Vela de cera',
  category: 'velas',
  priceCents: 2_490n,
  stock: 100,
  weightGrams: 200,
})

export const AT_HOME: GoodsAddress = {
  receiver: 'Ana Prado',
  cep: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: null,
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  reference: null,
}

type Wanted = { id: string; priceCents: bigint; quantity: number }
/** So many pieces of a product with one variant, at its price. */
export const some = ({ variants: [only] }: Pick<typeof DECK, 'variants'>, quantity: number): Wanted => ({
  id: only!.id,
  priceCents: only!.priceCents,
  quantity,
})

type Refunding = Omit<Parameters<typeof refundGoods>[1], 'at' | 'id'> & { id?: string }

/** A shop with two products, and clients who order and pay them; from now on. */
export async function openGoodsFixture(db: Db, from?: ReturnType<typeof settableClock>) {
  const orders = await openOrderFixture(db, from)
  for (const product of [DECK, CANDLE]) await offerProduct(db, product)
  const { clock, now } = orders.payments.time
  const linesOf = (wanted: readonly Wanted[]) =>
    wanted.map(({ id: variantId, quantity, priceCents }) => ({ variantId, quantity, priceCents }))
  const weights = new Map([DECK, CANDLE].map(({ id, variants }) => [id, variants[0]!.weightGrams]))

  /** What sending these to Ana's home costs. */
  async function freightOf(wanted: readonly Wanted[]) {
    const pieces = wanted.map(({ id, quantity }) => ({ weightGrams: weights.get(id) ?? 0, quantity }))
    return (await tableFreight({ cep: AT_HOME.cep, pieces }))[0]!.price
  }

  /** Sent to Ana's home, unless it is fetched. */
  async function order(
    personId: string,
    wanted: readonly Wanted[],
    { id = randomUUID(), coupon, isPickup = false }: { id?: string; coupon?: string; isPickup?: boolean } = {},
  ) {
    const sending = isPickup ? undefined : { address: AT_HOME, service: 'table', freightCents: await freightOf(wanted) }
    return placeGoodsOrder(db, tableFreight, { id, personId, lines: linesOf(wanted), sending, coupon, clock })
  }

  /** Paid by Pix, less what the balance pays. */
  async function buy(
    personId: string,
    wanted: readonly Wanted[],
    { fromBalance = 0n, coupon, isPickup = false }: { fromBalance?: bigint; coupon?: string; isPickup?: boolean } = {},
  ) {
    const { id, total } = await order(personId, wanted, { isPickup, ...(coupon && { coupon }) })
    const paymentId = randomUUID()
    await orders.pay({ id, personId }, fromBalance, paymentId)
    if (fromBalance < total) await orders.payAtBank(paymentId)
    return { id, total, paymentId }
  }

  return {
    orders,
    order,
    buy,
    freightOf,
    stockOf: async ({ id }: { id: string }) =>
      (await db<{ stock: number }[]>`select stock from shop_variants where id = ${id}`)[0]!.stock,
    /** Of the ledger, and of orders of goods. */
    violations: async () => [...(await orders.violations()), ...(await findGoodsViolations(db))],
    revenue: () => balanceOf(db, SHOP_REVENUE),
    debtOf: (personId: string) => sumDebts(db, personId),
    pack: (orderId: string, ...lines: { n: number; quantity: number }[]) =>
      inTransaction(db, (tx) => packGoods(tx, { orderId, lines })),
    refund: ({ id = randomUUID(), ...refunding }: Refunding) =>
      inTransaction(db, (tx) => refundGoods(tx, { id, ...refunding, at: now() })),
  }
}
