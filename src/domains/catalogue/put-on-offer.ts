import { type Db, inTransaction } from '#platform/db.ts'
import type { Item } from './contract.ts'
import { findTerms, insertTerms, recordItem, type Terms } from './sql.ts'

/** `answerHours` only of what is answered in writing. */
export type Offered = Omit<Item, 'version' | 'answerHours'> & Partial<Pick<Item, 'answerHours'>>

/**
 * Puts things into the catalogue, or in place of what stood there under their slugs, in this order. Another price is a
 * new version of it; the ones before are kept.
 */
export const putOnOffer = (db: Db, items: readonly Offered[], now: Date) =>
  inTransaction(db, async (tx) => {
    for (const [position, item] of items.entries()) {
      await recordItem(tx, { ...item, position, changedAt: now })
      const before = await findTerms(tx, item.slug)
      const { priceCents: price, bonusCents: bonus, minutes, ceilingCents: ceiling, answerHours = null } = item
      const wanted = { price, bonus, minutes, ceiling, answerHours }
      if (!before || differs(before, wanted))
        await insertTerms(tx, { ...wanted, slug: item.slug, version: (before?.version ?? 0) + 1, since: now })
    }
  })

const differs = (a: Omit<Terms, 'version'>, b: Omit<Terms, 'version'>) =>
  a.price !== b.price ||
  a.bonus !== b.bonus ||
  a.minutes !== b.minutes ||
  a.ceiling !== b.ceiling ||
  a.answerHours !== b.answerHours
