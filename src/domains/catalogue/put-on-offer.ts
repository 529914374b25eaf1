import { inTransaction, type Db } from '#platform/db.ts'
import type { Item } from './contract.ts'
import { recordItem } from './sql.ts'

/** Puts things into the catalogue, or in place of what stood there under their slugs, in this order. */
export const putOnOffer = (db: Db, items: readonly Item[], now: Date) =>
  inTransaction(db, async (tx) => {
    for (const [position, item] of items.entries()) await recordItem(tx, { ...item, position, changedAt: now })
  })
