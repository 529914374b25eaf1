import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { beginConsultation } from '#domains/consultations/lifecycle/begin-consultation.ts'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { BookedConsultation } from '#test/support/booked-consultation.ts'
import { type BookedHalfHour, bookHalfHour, HAD } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, comeOnline } from '#test/support/people.ts'

const db = await freshDatabase({ max: 1 })
let { booked, ana, luna } = {} as BookedHalfHour
beforeEach(async () => void ({ booked, ana, luna } = await bookHalfHour(db)))
afterEach(async () => expect(await booked.endAndFindViolations()).toEqual([]))

describe('with another booking behind it', () => {
  let bia = ''
  let next: BookedConsultation
  beforeEach(async () => {
    bia = await aClient(db, 'Bia', HAD)
    next = await BookedConsultation.book(db, { client: bia, consultant: luna }, { start: 5_400 })
  })

  test('the first ends when the second begins, is told so, and the second opens then', async () => {
    await booked.open()
    await booked.stay('both', 300, 1_200, { says: true })
    expect((await booked.read()).mustEndAt).toEqual(secondsAfterNoon(5_400))
    expect(await next.open()).toBe('later')
    await booked.stay('both', 1_201, 1_799, { says: true })
    await booked.sweep(1_800)
    expect(await booked.read()).toMatchObject({ state: 'ended', reason: 'next_booking', stopSide: 'platform' })
    await next.open(0)
    expect(await next.read()).toMatchObject({ state: 'accepted', mustEndAt: null })
    await next.sweep(606)
    booked = next
    expect(await booked.booking()).toMatchObject({ state: 'both_absent', fee: 0n })
  })

  test('nobody is asked whether to go on when the next one is near', async () => {
    await booked.open()
    await booked.stay('both', -30, 1_790, { says: true })
    expect(await booked.read()).toMatchObject({ state: 'ended', reason: 'booked_time_over' })
  })
})

describe('a call without a booking', () => {
  const call = (client: string) => new MeteredConsultation(db, { client, consultant: luna })
  const online = async (seconds: number) => {
    await booked.at(seconds)
    await comeOnline(db, luna)
  }

  test('is not requested within a quarter of an hour before a booking of either', async () => {
    const bia = await aClient(db, 'Bia', HAD)
    await online(-899)
    await expect(call(bia).ask()).rejects.toMatchObject({
      code: 'consultations.next_booking',
      message: expect.stringContaining('13'),
    })
    await expect(call(ana).ask()).rejects.toMatchObject({
      code: 'consultations.own_booking',
      message: expect.stringContaining('Luna'),
    })
  })

  test('is not accepted within a quarter of an hour before it', async () => {
    const bia = await aClient(db, 'Bia', HAD)
    const asked = call(bia)
    await online(-910)
    await asked.ask()
    await booked.at(-899)
    await expect(asked.accept()).rejects.toMatchObject({
      code: 'consultations.own_booking',
      message: expect.stringContaining('Ana'),
    })
    await closeOverdueConsultation(db, { id: asked.id, clock })
    await booked.at(-850)
    await closeOverdueConsultation(db, { id: asked.id, clock })
    expect(await asked.read()).toMatchObject({ state: 'expired' })
  })

  test('that runs ends when the booking begins, and the room opens then', async () => {
    const bia = await aClient(db, 'Bia', HAD)
    const asked = call(bia)
    await online(-1_000)
    await asked.ask()
    await asked.accept()
    await asked.joinBoth()
    await asked.prove(3_600 - 990)
    await beginConsultation(db, { id: asked.id, clock })
    await asked.say()
    expect((await asked.read()).mustEndAt).toEqual(secondsAfterNoon(3_600))
    expect(await booked.open()).toBe('later')
    for (let now = -980; now < 0; now += 20) {
      await asked.prove(3_600 + now)
      await asked.say()
    }
    await booked.at(0)
    await closeOverdueConsultation(db, { id: asked.id, clock })
    expect(await asked.read()).toMatchObject({ state: 'ended', reason: 'next_booking' })
    await booked.open(0)
    expect((await booked.booking()).opened).toBe(true)
  })
})
