import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setLimit } from '#domains/limits/set-limit.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { openHours } from '#test/support/booked-consultation.ts'
import { type BookedHalfHour, bookHalfHour, FEE, WHOLE } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { aConsultant, comeOnline } from '#test/support/people.ts'
import { cancelBooking } from './cancel-booking.ts'

const db = await freshDatabase({ max: 1 })
let { bookings, booked, ana } = {} as BookedHalfHour
beforeEach(async () => void ({ bookings, booked, ana } = await bookHalfHour(db)))
afterEach(async () => expect(await booked.endAndFindViolations()).toEqual([]))

describe('the client’s own limit of the day', () => {
  const limitTo = (amount: bigint) => setLimit(db, { personId: ana, period: 'day', amount, clock })
  const soon = async () => {
    await travelTo(db, NOON)
    const sol = await aConsultant(db, 'Sol')
    await openHours(db, sol)
    await comeOnline(db, sol)
    return sol
  }
  const live = (consultant: string) => new MeteredConsultation(db, { client: ana, consultant })

  test('leaves for talking now what is not booked for later today, and all of it when that is cancelled', async () => {
    const talk = live(await soon())
    await limitTo(WHOLE + 500n)
    await expect(talk.ask()).rejects.toMatchObject({ code: 'consultations.own_limit_too_low' })
    await talk.travelTo(1)
    await limitTo(WHOLE)
    await expect(talk.ask()).rejects.toMatchObject({ code: 'limits.nothing_left' })
    await cancelBooking(db, { id: booked.id, personId: ana, seen: 0n, clock })
    expect((await talk.ask()).heldCents).toBe(FEE)
    await talk.end()
  })

  test('ends what runs before it takes what is booked', async () => {
    const talk = live(await soon())
    await limitTo(WHOLE + 2_000n)
    await talk.begin()
    expect((await talk.read()).heldCents).toBe(2_000n)
    await talk.converse(0, 420)
    expect(await talk.read()).toMatchObject({ state: 'ended', reason: 'limit_reached', capturedCents: 1_998n })
  })

  test('leaves for a booking of today what nobody reserved for talking; of tomorrow, all', async () => {
    const sol = await soon()
    await cancelBooking(db, { id: booked.id, personId: ana, seen: 0n, clock })
    const talk = live(sol)
    await talk.ask()
    await limitTo(WHOLE + FEE - 1n)
    const reserve = (start: number) => bookings.book({ start })
    await expect(reserve(7_200)).rejects.toMatchObject({ code: 'limits.over_limit' })
    await reserve(86_400)
    await talk.end()
    booked = await reserve(7_200)
  })
})
