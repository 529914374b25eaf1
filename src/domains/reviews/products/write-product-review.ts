import { findPerson } from '#domains/accounts/index.ts'
import { countRefusedTexts } from '#domains/consultants/index.ts'
import { contactReason, findContactData } from '#domains/detectors/contact.rules.ts'
import { findInReview } from '#domains/detectors/review-findings.rules.ts'
import { lockKept } from '#domains/shipments/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { OwnReview } from '../contract.ts'
import { productReviewed } from '../facts.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'

type Writing = { orderId: string; n: number; personId: string; stars: number; text: string; clock: Clock }

/**
 * Publishes what a client says of a product that was delivered to them, for ever; what `findInReview` finds waits for a
 * person. Repeating changes nothing. Refuses what is not theirs, not kept or contested, a second one, contact data.
 */
export const writeProductReview = (db: Db, writing: Writing): Promise<OwnReview> =>
  countRefusedTexts(db, { personId: writing.personId, at: () => writing.clock(db) }, () =>
    inTransaction(db, (tx) => publish(tx, writing)),
  )

async function publish(tx: Tx, { orderId, n, personId, stars, text, clock }: Writing): Promise<OwnReview> {
  const kept = await lockKept(tx, { orderId, personId })
  const variantId = kept?.lines.find((line) => line.n === n)?.variantId
  if (!kept) throw refuse('line_not_found')
  if (!variantId) throw refuse('not_delivered')
  const [product] = await sql.listProductsOf(tx, [variantId])
  const { productId, name, slug } = product!
  await sql.lockReviewOfProduct(tx, personId, productId)
  const [earlier] = await sql.listOwnReviewsOf(tx, personId, [productId])
  if (earlier && (earlier.stars !== stars || earlier.text !== text)) throw refuse('already_written')
  if (earlier) return { id: earlier.id, stars, text, writtenAt: earlier.writtenAt, isHeld: earlier.isHeld }
  if (kept.isContested) throw refuse('contested')
  const contact = findContactData(text)
  if (contact) throw refuse('contact_data', { text: contactReason(contact, 'review') })
  const review = { id: crypto.randomUUID(), stars, text, writtenAt: await clock(tx) }
  const written = { ...review, productId, personId, orderId, n }
  const author = (await findPerson(tx, personId))!
  const finding = findInReview(text, [`${author.firstName} ${author.lastName}`, name])
  if (finding) await sql.insertHeld(tx, { ...written, ...finding })
  else {
    await sql.insertProductReview(tx, written)
    await announce(tx, productReviewed(slug))
  }
  return { ...review, isHeld: finding !== undefined }
}
