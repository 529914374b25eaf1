import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf, bookedOf, reservedOf, toClearOf } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import { setHours } from '#domains/scheduling/hours/set-hours.ts'
import type { Schedule } from '#domains/scheduling/slots.rules.ts'
import { databaseClock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { BookedConsultation, openHours, PRICE } from '#test/support/booked-consultation.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'

/** What Ana has unless a test says otherwise, in centavos: more than two bookings of half an hour cost. */
export const HAD = 20_000n

/** What half an hour with Luna costs by chat, and the fee of whoever does not come, in centavos. */
export const WHOLE = PRICE * 30n
export const FEE = PRICE * 10n

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

/** The same with its people, of whom most tests speak. */
export async function openBookings(db: Db, available?: Centavos) {
  const bookings = await openBookingFixture(db, available)
  const { ana, luna } = bookings
  return { bookings, ana, luna }
}
export type OpenBookings = Awaited<ReturnType<typeof openBookings>>

/** At noon Ana has booked half an hour with Luna, an hour later. */
export async function bookHalfHour(db: Db) {
  const opened = await openBookings(db)
  return { ...opened, booked: await opened.bookings.book() }
}
export type BookedHalfHour = Awaited<ReturnType<typeof bookHalfHour>>

/** Hours of the whole week, two hours ahead or later, with ten minutes between two bookings. */
export const HOURS: Schedule = {
  zone: 'America/Sao_Paulo',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, until: 1_440 })),
  exceptions: [],
  noticeMinutes: 120,
  farthestDays: 60,
  pauseMinutes: 10,
}
const TWO_DAYS_MS = 172_800_000
/** Two days later, at ten in the morning of São Paulo. */
export const inTwoDays = (now: Date) =>
  new Date(`${new Date(now.getTime() + TWO_DAYS_MS).toISOString().slice(0, 10)}T13:00:00Z`)

/** From now on: Ana, with R$ 200,00, Bia, with nothing, Luna, who can be booked, and the demonstration bank. */
export async function openPaidBookings(db: Db) {
  const [ana, bia, luna] = [await aClient(db, 'Ana', HAD), await aClient(db, 'Bia'), await aConsultant(db, 'Luna')]
  const time = settableClock(await databaseClock(db))
  await setHours(db, { ...HOURS, consultantId: luna, now: time.now() })
  return { ana, bia, luna, time, payments: openPaymentFixture(db, { time }) }
}
export type PaidBookings = Awaited<ReturnType<typeof openPaidBookings>>
