import { serve, type Route } from '#platform/http.ts'
import { decideHeldProductReview } from '../products/decide-held-product-review.ts'
import { isOfProduct, listHeldProductReviews } from '../products/moderation.sql.ts'
import { removeProductReview } from '../products/remove-product-review.ts'
import * as contract from './contract.ts'
import { decideHeld } from './decide-held.ts'
import { keepReview } from './keep-review.ts'
import { objectToReview } from './object-to-review.ts'
import { removeReview } from './remove-review.ts'
import { listHeld, listObjections } from './sql.ts'

const MOST = 100

export const moderationEndpoints: Route[] = [
  serve(contract.objectToReview, async ({ db, clock, viewer, input }) => {
    await objectToReview(db, { ...input, consultantId: viewer.id, clock })
    return {}
  }),
  serve(contract.listReviewCases, async ({ db }) => ({
    held: [...(await listHeld(db, MOST)), ...(await listHeldProductReviews(db, MOST))],
    objections: await listObjections(db, MOST),
  })),
  serve(contract.decideHeldReview, async ({ db, clock, viewer, input }) => {
    const decide = (await isOfProduct(db, input.id)) ? decideHeldProductReview : decideHeld
    await decide(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.removeReview, async ({ db, clock, viewer, input }) => {
    const remove = (await isOfProduct(db, input.id)) ? removeProductReview : removeReview
    await remove(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.keepReview, async ({ db, clock, viewer, input }) => {
    await keepReview(db, { ...input, by: viewer.id, clock })
    return {}
  }),
]
