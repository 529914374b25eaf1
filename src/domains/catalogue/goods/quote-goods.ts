import { createHash } from 'node:crypto'
import { MOST_AMOUNT } from '#domains/payments/rules.ts'
import { listVariants } from '#domains/shop/index.ts'
import type { Tx } from '#platform/db.ts'
import { toJson } from '#shared/json.ts'
import type { Centavos } from '#shared/money.ts'
import { NOBODY } from '../kinds/quotes.ts'
import type { OrderQuote } from '../orders/sql.ts'
import type { GoodsAddress } from '../goods-address.rules.ts'
import type { FreightOption } from '#domains/shop/freight-options.rules.ts'
import { changesOf, type ChosenLine, refuse, titleOf } from './rules.ts'

/** What somebody chose in the shop, with its freight as it was quoted. Without `sending`, they fetch it. */
export type GoodsChoice = {
  lines: readonly ChosenLine[]
  sending: { address: GoodsAddress; freight: FreightOption } | null
  giftNote: string | null
  /** What was asked for, as a hash. */
  asked: Buffer
}

type QuotedLine = {
  n: number
  variantId: string
  sku: string
  productName: string
  variantName: string | null
  unitPrice: Centavos
  quantity: number
  weightGrams: number
}

export type QuotedGoods = Omit<GoodsChoice, 'lines'> & { lines: QuotedLine[]; freight: Centavos }

/**
 * Goods at our prices of now. Refuses what changed since it was shown: a price, a stock, what is sold no more; and more
 * than a payment can be.
 */
export async function quoteGoods(tx: Tx, choice: GoodsChoice): Promise<OrderQuote & { goods: QuotedGoods }> {
  const variants = await listVariants(
    tx,
    choice.lines.map(({ variantId }) => variantId),
  )
  const changes = changesOf(choice.lines, variants)
  if (Object.keys(changes).length > 0) throw refuse('lines_changed', changes)
  const known = new Map(variants.map((variant) => [variant.id, variant]))
  const lines = choice.lines.map(({ variantId, quantity }, at) => {
    const { sku, productName, name: variantName, priceCents: unitPrice, weightGrams } = known.get(variantId)!
    return { n: at + 1, variantId, sku, productName, variantName, unitPrice, quantity, weightGrams }
  })
  const freight = choice.sending?.freight.price ?? 0n
  const price = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * BigInt(quantity), freight)
  if (price > MOST_AMOUNT) throw refuse('too_expensive')
  const terms = { kind: 'goods', slug: null, version: null, bonus: 0n, minutes: null, ceiling: null } as const
  return { ...NOBODY, ...terms, title: titleOf(lines), price, goods: { ...choice, lines, freight } }
}

/** What was asked for, so that the same id with other content is refused. */
export const hashOf = (asked: object) => createHash('sha256').update(toJson(asked)).digest()
