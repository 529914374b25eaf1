import { findPerson } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { listReviewable } from './list-reviewable.ts'
import { requestMail } from './mails.ts'
import { insertRequest } from './requests.sql.ts'

type Asking = { orderId: string; personId: string; clock: Clock }

/** Asks the client of a delivered order for reviews, once, if they keep something that they have not reviewed. */
export const askForReviews = (db: Db, { orderId, personId, clock }: Asking): Promise<void> =>
  inTransaction(db, async (tx) => {
    const at = await clock(tx)
    if (!(await insertRequest(tx, orderId, at))) return
    const products = (await listReviewable(tx, { orderId, personId })).filter(({ mayReview }) => mayReview)
    const person = await findPerson(tx, personId)
    if (!person || products.length === 0) return
    await queueMail(tx, {
      key: `product-reviews:${orderId}`,
      to: person.email,
      template: requestMail(
        person.firstName,
        orderId,
        products.map(({ name }) => name),
      ),
      about: { kind: 'product_reviews', personId },
      now: at,
    })
  })
