import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { productOffered } from '../facts.ts'
import { refuse } from '../rules.ts'
import { shortfallsOf, type StockLine, summedLines } from './rules.ts'
import { findTaken, insertOrderMovements, lockVariants } from './sql.ts'

/**
 * Takes the pieces of an order in its transaction, all or none, variants locked in the order of their ids; what it took
 * once it takes never again. Refuses `stock_short`, whose fields name the variants and say what there is.
 */
export async function takeStock(tx: Tx, lines: readonly StockLine[], { orderId, at }: { orderId: string; at: Date }) {
  const wanted = summedLines(lines)
  const variants = await lockVariants(
    tx,
    wanted.map(({ variantId }) => variantId),
  )
  const { isTaken, isBack } = await findTaken(tx, orderId)
  if (isBack) throw new Error(`order ${orderId} gave its pieces back`)
  if (isTaken) return
  const shortfalls = shortfallsOf(wanted, variants)
  if (Object.keys(shortfalls).length > 0) throw refuse('stock_short', shortfalls)
  const leaving = wanted.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }))
  const slugs = await insertOrderMovements(tx, leaving, { kind: 'sold', orderId, at })
  for (const slug of slugs) await announce(tx, productOffered(slug))
}
