import { randomUUID } from 'node:crypto'
import { tableFreight } from '#test/support/table-freight.ts'
import { packGoods } from '#domains/catalogue/goods/pack-goods.ts'
import { placeGoodsOrder } from '#domains/catalogue/goods/place-goods-order.ts'
import type { Pieces } from '#domains/catalogue/goods/refund.rules.ts'
import { refundGoods } from '#domains/catalogue/goods/refund-goods.ts'
import { offerProduct } from '#domains/shop/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { aProduct } from '#test/support/a-product.ts'
import { AT_HOME } from '#test/support/goods-fixture.ts'
import type { GoodsCommand } from './commands.ts'

const PRICE = 1_990n
const GRAMS = 200

/** Something of which there are enough for every sequence. Answers its variant. */
export async function offerGoods(db: Db): Promise<string> {
  const product = aProduct({ slug: `p-${randomUUID()}`, priceCents: PRICE, weightGrams: GRAMS, stock: 9_000 })
  await offerProduct(db, product)
  return product.id
}

type Ordering = { id: string; personId: string; variantId: string; pieces: number; clock: Clock }

/** So many pieces, sent to a home. */
export async function orderGoods(db: Db, { variantId, pieces: quantity, ...placing }: Ordering) {
  const [freight] = await tableFreight({ cep: AT_HOME.cep, pieces: [{ weightGrams: GRAMS, quantity }] })
  const lines = [{ variantId, quantity, priceCents: PRICE }]
  const sending = { address: AT_HOME, service: freight!.service, freightCents: freight!.price }
  return placeGoodsOrder(db, tableFreight, { ...placing, lines, sending })
}

/** Packs pieces, or gives packed ones back. */
export function moveGoods(
  db: Db,
  orderId: string,
  command: Exclude<GoodsCommand, { does: 'buy_goods' }>,
  clock: Clock,
) {
  const lines: Pieces[] = [{ n: 1, quantity: command.pieces }]
  return inTransaction(db, async (tx) => {
    if (command.does === 'pack_goods') return packGoods(tx, { orderId, lines })
    const { why, withFreight } = command
    await refundGoods(tx, { id: randomUUID(), orderId, lines, withFreight, why, at: await clock(tx) })
  })
}
