import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { productOffered } from '../facts.ts'
import { type ReturnKind, type StockLine, summedLines } from './rules.ts'
import { insertOrderMovements, lockVariants } from './sql.ts'

type Return = { kind: ReturnKind; orderId: string; at: Date }

/**
 * Puts pieces of an order back in its transaction. Unpaid ones go back once, however often this is called; of others
 * the caller says which and how many are back. More than the order took violates `no_more_back_than_taken`.
 */
export async function returnStock(tx: Tx, lines: readonly StockLine[], { kind, orderId, at }: Return) {
  const back = summedLines(lines)
  await lockVariants(
    tx,
    back.map(({ variantId }) => variantId),
  )
  const slugs = await insertOrderMovements(tx, back, { kind, orderId, at })
  for (const slug of slugs) await announce(tx, productOffered(slug))
}
