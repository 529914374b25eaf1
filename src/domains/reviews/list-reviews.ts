import type { Sql } from '#platform/db.ts'
import type { Review } from './contract.ts'
import { cursorOf, MOST_STARS, placeOf, signatureOf } from './rules.ts'
import { countByStars, listOfConsultant, type Row } from './sql.ts'

const A_PAGE = 10

/** One page of what clients say about a consultant, and how the stars are spread. */
export async function listReviews(sql: Sql, consultantId: string, before: string | undefined) {
  const [rows, counts] = await Promise.all([
    listOfConsultant(sql, consultantId, before ? placeOf(before) : undefined, A_PAGE + 1),
    countByStars(sql, consultantId),
  ])
  const page = rows.slice(0, A_PAGE)
  return {
    reviews: page.map(shown),
    distribution: Array.from({ length: MOST_STARS }, (_, at) => counts.find(({ stars }) => stars === at + 1)?.count ?? 0),
    next: rows.length > A_PAGE ? cursorOf(page.at(-1)!) : null,
  }
}

/** What everybody may see of a review. */
export function shown({ id, firstName, lastName, stars, text, writtenAt, answer, answeredAt, reason, removedAt }: Row): Review {
  const author = signatureOf(firstName, lastName)
  if (removedAt) return { id, author, stars: null, text: '', writtenAt, answer: null, removed: { reason: reason!, removedAt } }
  return { id, author, stars, text, writtenAt, answer: answeredAt && { text: answer!, answeredAt }, removed: null }
}
