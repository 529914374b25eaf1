import { sendTestimonial } from '#domains/reviews/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { addPerson } from '../cast.ts'

/** Somebody else's testimonial that nobody has read yet. */
export async function addTestimonial(
  db: Db,
  passwordHash: string,
  firstName: string,
  privateText: string,
  now: Date,
): Promise<string> {
  const [{ id: personId }, id] = [await addPerson(db, firstName, 'client', passwordHash, now), crypto.randomUUID()]
  await sendTestimonial(db, {
    id,
    personId,
    stars: 5,
    text: `Fui ouvida com calma, e voltaria. ${privateText}`,
    location: 'Campinas – SP',
    clock,
  })
  return id
}
