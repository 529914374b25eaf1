import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { Item } from './contract.ts'
import { findLatestPrice, insertPriceVersion, recordItem, type PriceVersion } from './sql.ts'

/** `answerHours` and `answerPercent` only for what is answered in writing. */
export type NewItem = Omit<Item, 'version' | 'answerHours' | 'answerPercent'> &
  Partial<Pick<Item, 'answerHours' | 'answerPercent'>>

/**
 * Puts items on sale, or replaces those with the same slug, in this order. Another price is a new version; earlier
 * versions are kept.
 */
export const offerItems = (db: Db, items: readonly NewItem[], now: Date) =>
  inTransaction(db, async (tx) => {
    for (const [position, item] of items.entries()) await offerItem(tx, item, position, now)
  })

/** One of them, at its place among those of its kind. */
export async function offerItem(tx: Tx, item: NewItem, position: number, now: Date) {
  await recordItem(tx, { ...item, position, changedAt: now })
  const before = await findLatestPrice(tx, item.slug)
  const { priceCents: price, bonusCents: bonus, minutes, ceilingCents: ceiling } = item
  const wanted = {
    price,
    bonus,
    minutes,
    ceiling,
    answerHours: item.answerHours ?? null,
    answerPercent: item.answerPercent ?? null,
  }
  if (!before || differs(before, wanted))
    await insertPriceVersion(tx, { ...wanted, slug: item.slug, version: (before?.version ?? 0) + 1, since: now })
}

const differs = (a: Omit<PriceVersion, 'version'>, b: Omit<PriceVersion, 'version'>) =>
  a.price !== b.price ||
  a.bonus !== b.bonus ||
  a.minutes !== b.minutes ||
  a.ceiling !== b.ceiling ||
  a.answerHours !== b.answerHours ||
  a.answerPercent !== b.answerPercent
