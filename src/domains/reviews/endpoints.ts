import { cachedRead } from '#platform/cached-read.ts'
import { serve, type Route } from '#platform/http.ts'
import { answerReview } from './answer-review.ts'
import * as contract from './contract.ts'
import { listLatestReviews, listReviews, listReviewsBy, toReview } from './list-reviews.ts'
import { moderationEndpoints } from './moderation/endpoints.ts'
import { findWaiting } from './moderation/sql.ts'
import { productReviewEndpoints } from './products/endpoints.ts'
import { countByStars, findOwnReview, findReview } from './sql.ts'
import * as testimonialContract from './testimonials/contract.ts'
import { decideTestimonial } from './testimonials/decide-testimonial.ts'
import { sendTestimonial } from './testimonials/send-testimonial.ts'
import { findLatestOf, findTestimonial, listInState, listPublished } from './testimonials/sql.ts'
import { toOwnTestimonial, toTestimonial, toTestimonialCase } from './testimonials/testimonial-view.ts'
import { writeReview } from './write-review.ts'

const MOST = 100
/** Counting reads every review there is. */
const countAllByStars = cachedRead(60_000, (sql) => countByStars(sql))

export const testimonialEndpoints: Route[] = [
  serve(testimonialContract.listTestimonials, async ({ db }) => (await listPublished(db, MOST)).map(toTestimonial)),
  serve(testimonialContract.readOwnTestimonial, async ({ db, viewer }) => {
    const latest = await findLatestOf(db, viewer.id)
    return { testimonial: latest ? toOwnTestimonial(latest) : null }
  }),
  serve(testimonialContract.sendTestimonial, async ({ db, clock, viewer, input: { id, rating, content, location } }) =>
    toOwnTestimonial(
      await sendTestimonial(db, { id, personId: viewer.id, stars: rating, text: content, location, clock }),
    ),
  ),
  serve(testimonialContract.listTestimonialCases, async ({ db, input: { state, id } }) => {
    const rows = id === undefined ? await listInState(db, state, MOST) : [await findTestimonial(db, id)]
    return { testimonials: rows.flatMap((row) => (row ? [toTestimonialCase(row)] : [])) }
  }),
  serve(testimonialContract.decideTestimonial, async ({ db, clock, viewer, input }) =>
    toTestimonialCase(await decideTestimonial(db, { ...input, decidedBy: viewer.id, clock })),
  ),
]

export const endpoints: Route[] = [
  serve(contract.writeReview, ({ db, clock, viewer, input: { id, stars, text } }) =>
    writeReview(db, { consultationId: id, clientId: viewer.id, stars, text, clock }),
  ),
  serve(contract.readOwnReview, async ({ db, viewer, input: { id } }) => ({
    review: (await findOwnReview(db, id, viewer.id)) ?? (await findWaiting(db, id, viewer.id)) ?? null,
  })),
  serve(contract.answerReview, async ({ db, clock, viewer, input: { id, text } }) => {
    await answerReview(db, { reviewId: id, consultantId: viewer.id, text, clock })
    return toReview((await findReview(db, id))!)
  }),
  serve(contract.listReviews, ({ db, input: { id, before } }) => listReviews(db, id, before)),
  serve(contract.listLatestReviews, ({ db, now }) => listLatestReviews(db, countAllByStars(db, now), now)),
  serve(contract.listMyReviews, ({ db, viewer }) => listReviewsBy(db, viewer.id)),
  ...testimonialEndpoints,
  ...moderationEndpoints,
  ...productReviewEndpoints,
]
