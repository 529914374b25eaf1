import type { Sql } from '#platform/db.ts'
import type { Review } from './contract.ts'
import { distributionOf } from './distribution.rules.ts'
import { cursorOf, parseCursor, displayNameOf } from './rules.ts'
import {
  type ReviewedConsultant,
  countByStars,
  listLatest,
  listOfConsultant,
  listUnreviewed,
  listWrittenBy,
  type ReviewRow,
} from './sql.ts'

const A_PAGE = 10

/** One page of a consultant's reviews, with the number of reviews per star. */
export async function listReviews(sql: Sql, consultantId: string, before: string | undefined) {
  const [rows, counts] = await Promise.all([
    listOfConsultant(sql, consultantId, before ? parseCursor(before) : undefined, A_PAGE + 1),
    countByStars(sql, consultantId),
  ])
  const page = rows.slice(0, A_PAGE)
  return {
    reviews: page.map(toReview),
    distribution: distributionOf(counts),
    next: rows.length > A_PAGE ? cursorOf(page.at(-1)!) : null,
  }
}

const MOST_LATEST = 20
const MOST_OF_ONE = 100

/** The latest reviews of all consultants, with the number of reviews per star, which `counting` answers. */
export async function listLatestReviews(
  sql: Sql,
  counting: PromiseLike<{ stars: number; count: number }[]>,
  now: Date,
) {
  const [rows, counts] = await Promise.all([listLatest(sql, MOST_LATEST, now), counting])
  return { reviews: rows.map(withConsultant), distribution: distributionOf(counts) }
}

/** The reviews of a client, and what they may still review. */
export async function listReviewsBy(sql: Sql, clientId: string) {
  const [written, waiting] = await Promise.all([
    listWrittenBy(sql, clientId, MOST_OF_ONE),
    listUnreviewed(sql, clientId, MOST_OF_ONE),
  ])
  return { written: written.map((row) => ({ ...withConsultant(row), consultationId: row.consultationId })), waiting }
}

const withConsultant = (row: ReviewRow & ReviewedConsultant) => ({
  review: toReview(row),
  consultant: { id: row.consultantId, name: row.consultantName, imageUrl: `/api/portraits/${row.consultantPortrait}` },
})

/** A review as everybody may see it. */
export function toReview({
  id,
  firstName,
  lastName,
  stars,
  text,
  writtenAt,
  answer,
  answeredAt,
  reason,
  ground,
  removedAt,
  gift,
  isCounted,
}: ReviewRow): Review {
  const shown = { id, author: displayNameOf(firstName, lastName), writtenAt, gift, isCounted }
  if (removedAt)
    return { ...shown, stars: null, text: '', answer: null, removed: { ground: ground!, reason: reason!, removedAt } }
  return { ...shown, stars, text, answer: answeredAt && { text: answer!, answeredAt }, removed: null }
}
