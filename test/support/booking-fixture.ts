import type { Centavos } from '#shared/money.ts'
import { travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { BookedConsultation, openHours } from '#test/support/booked-consultation.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant } from '#test/support/people.ts'

/** What Ana has unless a test says otherwise, in centavos: more than two bookings of half an hour cost. */
export const HAD = 20_000n

/** At noon: Ana, with this much available in centavos, and Luna, whose whole week can be booked at R$ 2,99 a minute. */
export async function openBookingFixture(db: Db, available: Centavos = HAD) {
  await travelTo(db, NOON)
  const [ana, luna] = [await aClient(db, 'Ana', available), await aConsultant(db, 'Luna')]
  await openHours(db, luna)
  const people = { client: ana, consultant: luna }
  return {
    ana,
    luna,
    book: (terms?: Parameters<typeof BookedConsultation.book>[2]) => BookedConsultation.book(db, people, terms),
  }
}

export type BookingFixture = Awaited<ReturnType<typeof openBookingFixture>>
