import { countReview } from '#domains/consultants/index.ts'
import type { lockForReview } from '#domains/consultations/index.ts'
import type { Tx } from '#platform/db.ts'
import { insertToWeigh } from './featured/sql.ts'
import { hasSpentEnough } from './has-spent-enough.ts'
import { countsByItself } from './rules.ts'
import * as sql from './sql.ts'

type Published = {
  id: string
  consultationId: string
  clientId: string
  stars: number
  text: string
  at: Date
  /** As it was read under its lock. */
  consultation: NonNullable<Awaited<ReturnType<typeof lockForReview>>>
}

/** Publishes a review and counts it: praise without own money only later (`countReviews`). Once for each. */
export async function publishReview(tx: Tx, { consultation, ...review }: Published): Promise<void> {
  const { consultantId, gift, ownLeft } = consultation
  const { id, clientId, stars } = review
  await sql.insertReview(tx, { ...review, consultantId, gift })
  const counts = countsByItself({ stars, isPaid: gift === null, ownLeft }) || (await hasSpentEnough(tx, clientId))
  if (counts) await countReview(tx, consultantId, stars)
  else await sql.insertUncounted(tx, [id], clientId)
  await insertToWeigh(tx, clientId)
}
