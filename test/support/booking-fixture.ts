import { availableOf, balanceOf, bookedOf, reservedOf, toClearOf } from '#domains/wallet/index.ts'
import type { Centavos } from '#shared/money.ts'
import { travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { BookedConsultation, openHours } from '#test/support/booked-consultation.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant } from '#test/support/people.ts'

/** What Ana has unless a test says otherwise, in centavos: more than two bookings of half an hour cost. */
export const HAD = 20_000n

/** What Luna earns of what a client pays: 65 %. */
export const shareOf = (amount: Centavos) => amount - (amount * 3_500n) / 10_000n

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
    /** What Ana has available, in bookings and reserved, and Luna's earnings, in centavos. */
    balances: () =>
      Promise.all(
        [availableOf(ana), bookedOf(ana), reservedOf(ana), toClearOf(luna)].map((account) => balanceOf(db, account)),
      ),
  }
}

export type BookingFixture = Awaited<ReturnType<typeof openBookingFixture>>
