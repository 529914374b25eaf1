import type { Tx } from '#platform/db.ts'
import { FIRST_ITEMS } from './first-items.ts'
import { offerItem } from './offer-items.ts'
import { listSlugs } from './sql.ts'

/** Offers those of the first items that are not there; others stay as they are. Answers how many it added. */
export async function addFirstItems(tx: Tx, now: Date): Promise<number> {
  const known = new Set(await listSlugs(tx))
  const missing = [...FIRST_ITEMS.entries()].filter(([, { slug }]) => !known.has(slug))
  for (const [position, item] of missing) await offerItem(tx, item, position, now)
  return missing.length
}
