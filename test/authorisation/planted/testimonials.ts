import { sendTestimonial } from '#domains/reviews/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { enrol } from '../cast.ts'

/** Somebody else's testimonial that nobody has read yet. */
export async function testify(
  db: Db,
  passwordHash: string,
  firstName: string,
  mark: string,
  now: Date,
): Promise<string> {
  const [{ id: personId }, id] = [await enrol(db, firstName, 'client', passwordHash, now), crypto.randomUUID()]
  await sendTestimonial(db, {
    id,
    personId,
    stars: 5,
    text: `Fui ouvida com calma, e voltaria. ${mark}`,
    location: 'Campinas – SP',
    clock,
  })
  return id
}
