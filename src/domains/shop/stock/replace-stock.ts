import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { productOffered } from '../facts.ts'
import { refuse } from '../rules.ts'
import { shortfallsOf, type StockLine, summedLines } from './rules.ts'
import { insertLosses, lockVariants } from './sql.ts'

type Loss = { by: string; note: string; at: Date }

/**
 * Takes pieces from the shelf once more, for an order whose parcel never came or came broken: the first ones are lost.
 * Also what is no longer offered goes. Refuses `stock_short`.
 */
export async function replaceStock(tx: Tx, lines: readonly StockLine[], { by, note, at }: Loss) {
  const wanted = summedLines(lines)
  const variants = await lockVariants(
    tx,
    wanted.map(({ variantId }) => variantId),
  )
  const shortfalls = shortfallsOf(
    wanted,
    variants.map((variant) => ({ ...variant, isOffered: true })),
  )
  if (Object.keys(shortfalls).length > 0) throw refuse('stock_short', shortfalls)
  for (const slug of await insertLosses(tx, wanted, { by, note, at })) await announce(tx, productOffered(slug))
}
