import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { pauseConsultation } from '../lifecycle/pause-consultation.ts'
import { resumeConsultation } from '../lifecycle/resume-consultation.ts'
import { joinRoom } from './join-room.ts'
import { Seat } from './seat.ts'
import { meterRooms } from './sql.ts'

/** Proven and charged until 60 s; then the database's clock is set back to 50 s. */
let db: Db
let room: ConsultationFixture

beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  room = await ConsultationFixture.open(db)
  await room.beginWithFirstWord()
  await room.proveUntil(60)
  await room.travelTo(50)
})
afterEach(async () => {
  await room.travelTo(75)
  expect(await room.endAndFindViolations()).toEqual([])
})

const billed = async () => (await room.read()).billedMs

test('somebody who takes the seat again is not charged twice, and the meter goes on', async () => {
  const before = await billed()
  const again = (await joinRoom(db, { id: room.id, personId: room.ana }))!
  room.seats = [again, room.seats[1]!]
  for (let now = 52; now <= 60; now += 2) await room.prove(now)
  expect(await billed()).toBe(before)
  await room.proveUntil(70, 60)
  expect(await billed()).toBe(before + 10_000)
})

test('a pause by hand that ends before the clock has caught up', async () => {
  const before = await billed()
  await pauseConsultation(db, { id: room.id, personId: room.ana, clock })
  await room.travelTo(52)
  await resumeConsultation(db, { id: room.id, personId: room.ana, clock })
  await room.proveUntil(70, 52)
  expect(await billed()).toBe(before + 10_000)
})

test('a pause whose end lies before its beginning', async () => {
  await room.travelTo(61)
  await pauseConsultation(db, { id: room.id, personId: room.ana, clock })
  await room.travelTo(50)
  await resumeConsultation(db, { id: room.id, personId: room.ana, clock })
})

test('two of one meter: the other room is charged meanwhile', async () => {
  const other = await ConsultationFixture.open(db)
  await other.beginWithFirstWord()
  await other.travelTo(50)
  const again = (await joinRoom(db, { id: room.id, personId: room.ana }))!
  room.seats = [again, room.seats[1]!]
  const seats = [room, other].flatMap(({ id, seats: all }) =>
    all.map((joined) => {
      const seat = new Seat(id, joined.role, joined.connectionNumber, joined.joinedAt.getTime())
      seat.provedAt = secondsAfterNoon(52).getTime()
      return seat
    }),
  )
  await other.travelTo(52)
  await meterRooms(db, seats)
  expect((await other.read()).billedMs).toBeGreaterThan(0)
  await other.end()
})
