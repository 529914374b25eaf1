import { serve, type Served } from '#platform/http.ts'
import { answerReview } from './answer-review.ts'
import * as contract from './contract.ts'
import { listLatestReviews, listReviews, listReviewsBy, shown } from './list-reviews.ts'
import { findOfConsultation, findSeen } from './sql.ts'
import { testimonialEndpoints } from './testimonials/endpoints.ts'
import { writeReview } from './write-review.ts'

export const endpoints: Served[] = [
  serve(contract.writeReview, ({ db, clock, viewer, input: { id, stars, text } }) =>
    writeReview(db, { consultationId: id, clientId: viewer.id, stars, text, clock }),
  ),
  serve(contract.readOwnReview, async ({ db, viewer, input: { id } }) => ({
    review: (await findOfConsultation(db, id, viewer.id)) ?? null,
  })),
  serve(contract.answerReview, async ({ db, clock, viewer, input: { id, text } }) => {
    await answerReview(db, { reviewId: id, consultantId: viewer.id, text, clock })
    return shown((await findSeen(db, id))!)
  }),
  serve(contract.listReviews, ({ db, input: { id, before } }) => listReviews(db, id, before)),
  serve(contract.listLatestReviews, ({ db }) => listLatestReviews(db)),
  serve(contract.listMyReviews, ({ db, viewer }) => listReviewsBy(db, viewer.id)),
  ...testimonialEndpoints,
]
