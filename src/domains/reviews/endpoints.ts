import { serve, type Route } from '#platform/http.ts'
import { answerReview } from './answer-review.ts'
import * as contract from './contract.ts'
import { listLatestReviews, listReviews, listReviewsBy, toReview } from './list-reviews.ts'
import { findOwnReview, findReview } from './sql.ts'
import { testimonialEndpoints } from './testimonials/endpoints.ts'
import { writeReview } from './write-review.ts'

export const endpoints: Route[] = [
  serve(contract.writeReview, ({ db, clock, viewer, input: { id, stars, text } }) =>
    writeReview(db, { consultationId: id, clientId: viewer.id, stars, text, clock }),
  ),
  serve(contract.readOwnReview, async ({ db, viewer, input: { id } }) => ({
    review: (await findOwnReview(db, id, viewer.id)) ?? null,
  })),
  serve(contract.answerReview, async ({ db, clock, viewer, input: { id, text } }) => {
    await answerReview(db, { reviewId: id, consultantId: viewer.id, text, clock })
    return toReview((await findReview(db, id))!)
  }),
  serve(contract.listReviews, ({ db, input: { id, before } }) => listReviews(db, id, before)),
  serve(contract.listLatestReviews, ({ db }) => listLatestReviews(db)),
  serve(contract.listMyReviews, ({ db, viewer }) => listReviewsBy(db, viewer.id)),
  ...testimonialEndpoints,
]
