import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { reviewCounted } from './facts.ts'
import { deductRatings, lockRatings } from './sql.ts'

/**
 * Takes reviews that were counted out of their consultants' ratings, inside the caller's transaction. Not idempotent:
 * call it once for each time that a review was counted.
 */
export async function uncountReviews(tx: Tx, reviews: readonly { consultantId: string; stars: number }[]) {
  if (reviews.length === 0) return
  const consultantIds = [...new Set(reviews.map(({ consultantId }) => consultantId))]
  await lockRatings(tx, consultantIds)
  await deductRatings(tx, reviews)
  await announce(tx, ...consultantIds.map((id) => reviewCounted(id)))
}
