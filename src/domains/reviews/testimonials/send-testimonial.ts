import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { blocksAnother, refuse } from './rules.ts'
import * as sql from './sql.ts'

type Sent = { id: string; personId: string; stars: number; text: string; location: string; clock: Clock }

/**
 * Submits a testimonial for review by a person. Stars 1 to 5, text of 20 to 600 characters; it can never be edited.
 * Repeating the same id and content changes nothing. Refuses a second one, unless the first was rejected.
 */
export async function sendTestimonial(
  db: Db,
  { id, personId, stars, text, location, clock }: Sent,
): Promise<sql.TestimonialRow> {
  return inTransaction(db, async (tx) => {
    await sql.lockAuthor(tx, personId)
    const known = await sql.findTestimonial(tx, id)
    if (known) {
      if (known.personId !== personId || known.stars !== stars || known.text !== text || known.location !== location)
        throw refuse('id_reused')
      return known
    }
    const latest = await sql.findLatestOf(tx, personId)
    if (latest && blocksAnother(latest.state)) throw refuse('already_sent')
    await sql.insertTestimonial(tx, { id, personId, stars, text, location, at: await clock(tx) })
    return (await sql.findTestimonial(tx, id))!
  })
}
