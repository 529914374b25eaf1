import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { listProductReviews } from './list-product-reviews.ts'
import { listReviewable } from './list-reviewable.ts'
import { writeProductReview } from './write-product-review.ts'

export const productReviewEndpoints: Route[] = [
  serve(contract.listProductReviews, ({ db, input: { slug, before } }) => listProductReviews(db, slug, before)),
  serve(contract.listReviewable, async ({ db, viewer, input: { id } }) => ({
    products: await listReviewable(db, { orderId: id, personId: viewer.id }),
  })),
  serve(contract.writeProductReview, ({ db, clock, viewer, input: { id, ...written } }) =>
    writeProductReview(db, { orderId: id, personId: viewer.id, ...written, clock }),
  ),
]
