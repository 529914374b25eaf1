import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { featuredChanged } from '../facts.ts'
import type { FeaturedRating } from './rules.ts'
import { deleteFeaturedRating, isFeaturable, upsertFeaturedRating } from './sql.ts'

/** What people say of a consultant with their own money; undefined: nobody does. Pages hear of it when it decides. */
export async function recordFeaturedRating(tx: Tx, consultantId: string, rating: FeaturedRating | undefined) {
  const before = await isFeaturable(tx, consultantId)
  await (rating ? upsertFeaturedRating(tx, consultantId, rating) : deleteFeaturedRating(tx, consultantId))
  if ((await isFeaturable(tx, consultantId)) !== before) await announce(tx, featuredChanged(consultantId))
}
