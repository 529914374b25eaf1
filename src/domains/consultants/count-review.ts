import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { reviewCounted } from './facts.ts'
import { addRating } from './sql.ts'

/**
 * Adds one published review of 1 to 5 stars to the consultant's rating, inside the reviewer's transaction. Not
 * idempotent: call it once per review.
 */
export async function countReview(tx: Tx, consultantId: string, stars: number) {
  await addRating(tx, consultantId, stars)
  await announce(tx, reviewCounted(consultantId))
}
