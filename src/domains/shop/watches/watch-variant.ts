import { inTransaction, type Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { listVariants } from '../stock/sql.ts'
import { insertWatch, listOwnWatches, lockWatchesOf } from './sql.ts'

/** The most variants that somebody waits for. */
export const MOST_WATCHES = 30

type Given = { personId: string; variantId: string; now: Date }

/**
 * Waits for a sold-out variant; again changes nothing. Refuses what is not sold, what there is, and more than
 * `MOST_WATCHES`.
 */
export const watchVariant = (db: Db, { personId, variantId, now }: Given) =>
  inTransaction(db, async (tx) => {
    const [variant] = await listVariants(tx, [variantId])
    if (!variant?.isOffered) throw refuse('product_not_found')
    await lockWatchesOf(tx, personId)
    const watches = await listOwnWatches(tx, personId)
    if (watches.some((watch) => watch.variantId === variantId)) return
    if (variant.stock > 0) throw refuse('is_in_stock')
    if (watches.length >= MOST_WATCHES) throw refuse('too_many_watches')
    await insertWatch(tx, personId, variantId, now)
  })
