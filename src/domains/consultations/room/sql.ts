import type { Tx } from '#platform/db.ts'

/** Both seats of a room break off: what was said since their last proofs is not paid. */
export async function recordGaps(tx: Tx, id: string) {
  await tx`update presences set gaps = gaps + 1 where consultation_id = ${id}`
}
