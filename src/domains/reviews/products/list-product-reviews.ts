import type { Sql } from '#platform/db.ts'
import { distributionOf } from '../distribution.rules.ts'
import { cursorOf, displayNameOf, parseCursor } from '../rules.ts'
import type { ProductReview } from './contract.ts'
import { countsInRating, refuse } from './rules.ts'
import { countByStars, isPublished, listOfProduct, type ProductReviewRow } from './sql.ts'

const A_PAGE = 10

/** One page of a published product's reviews, with the number of those that count per star. Refuses any other. */
export async function listProductReviews(sql: Sql, slug: string, before: string | undefined) {
  if (!(await isPublished(sql, slug))) throw refuse('product_not_found')
  const [rows, counts] = await Promise.all([
    listOfProduct(sql, slug, before ? parseCursor(before) : undefined, A_PAGE + 1),
    countByStars(sql, slug),
  ])
  const page = rows.slice(0, A_PAGE)
  return {
    reviews: page.map(toProductReview),
    distribution: distributionOf(counts),
    next: rows.length > A_PAGE ? cursorOf(page.at(-1)!) : null,
  }
}

function toProductReview(row: ProductReviewRow): ProductReview {
  const { id, firstName, lastName, stars, text, writtenAt, isUndone, ground, reason, removedAt } = row
  const shown = { id, author: displayNameOf(firstName, lastName), writtenAt, isUndone }
  if (removedAt)
    return {
      ...shown,
      stars: null,
      text: '',
      isCounted: false,
      removed: { ground: ground!, reason: reason!, removedAt },
    }
  return { ...shown, stars, text, isCounted: countsInRating({ stars, isUndone }), removed: null }
}
