import { recordFeaturedRating } from '#domains/consultants/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { lockReviewsBy } from '../sql.ts'
import { sumClientPaid } from '../sum-client-paid.ts'
import { BACKED_FROM, featuredRatingOf, VOICES } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Finds out which reviews of a client count for being featured, by what each consultant got of their own money, and
 * sums anew what people say of these consultants. Whoever owes what the bank took back counts for nothing.
 */
export const weighReviews = (db: Db, clientId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockReviewsBy(tx, clientId)
    await sql.deleteToWeigh(tx, clientId)
    const money = (await sql.isDebtor(tx, clientId)) ? undefined : await sumClientPaid(tx, clientId)
    const backed = (await sql.listStarsBy(tx, clientId)).filter(
      ({ consultantId }) => (money?.get(consultantId) ?? 0n) >= BACKED_FROM,
    )
    for (const consultantId of await sql.replaceBacked(tx, clientId, backed)) await sumUp(tx, consultantId)
  })

async function sumUp(tx: Tx, consultantId: string) {
  await sql.lockFeaturedRating(tx, consultantId)
  const voices = await sql.listVoices(tx, consultantId, VOICES)
  const groups = await sql.listGroups(tx, [consultantId, ...voices.map(({ personId }) => personId)])
  const toldApart = await sql.listToldApart(tx, groups.flat())
  await recordFeaturedRating(tx, consultantId, featuredRatingOf({ consultantId, voices, groups, toldApart }))
}
