import { beforeEach, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { echoing } from '#test/support/echoing-connection.ts'
import { pauseConsultation } from '../lifecycle/pause-consultation.ts'
import { resumeConsultation } from '../lifecycle/resume-consultation.ts'
import { Meter } from './meter.ts'

/** Charged until 20 s, then paused by hand; both stay, proven until 100 s. Then the database's clock shows 60 s. */
let db: Db
let room: ConsultationFixture
let charged: number

beforeEach(async () => {
  db = connectTo(await freshDatabaseUrl(), { max: 1 })
  room = await ConsultationFixture.open(db)
  await room.beginWithFirstWord()
  await room.proveUntil(20)
  await pauseConsultation(db, { id: room.id, personId: room.ana, clock })
  for (let now = 22; now <= 100; now += 2) await room.prove(now)
  charged = await billed()
})

const billed = async () => (await room.read()).billedMs
const resume = () => resumeConsultation(db, { id: room.id, personId: room.ana, clock })

test('what was proven in the pause is not charged when the clock passes it once more', async () => {
  await room.travelTo(60)
  await resume()
  await room.say()
  await room.prove(61)
  expect(await billed()).toBe(charged)
  await room.say()
  for (let now = 99; now <= 104; now += 1) {
    await room.prove(now)
    await room.say()
  }
  expect(await billed()).toBe(charged + 4_000)
  expect(await room.endAndFindViolations()).toEqual([])
})

test('it ends before the clock has caught up with what is charged', async () => {
  await room.travelTo(15)
  await resume()
  expect(await room.endAndFindViolations()).toEqual([])
  expect(await billed()).toBe(charged)
})

test('a meter that reads the step tells the database, though nobody in the room does anything', async () => {
  await room.joinBoth()
  await room.travelTo(101)
  const meter = new Meter({ db, clock, log })
  const sockets = room.seats.map((joined) => ({ joined, ...echoing() }))
  for (const { connection, joined } of sockets) meter.takeSeat(connection, room.id, joined)
  const [first] = await db<{ from: Date }[]>`select billable_from as "from" from consultations where id = ${room.id}`
  const billableFrom = async () => {
    const [row] = await db<{ later: number }[]>`
      select extract(epoch from billable_from - ${first!.from})::float8 as later from consultations where id = ${room.id}`
    return row!.later
  }
  await Promise.all(sockets.map(({ answered }) => answered))
  await meter.flush()
  await room.travelTo(60)
  await expect.poll(billableFrom).toBeGreaterThan(85)
  await meter.stop()
  await room.travelTo(110)
  expect(await room.endAndFindViolations()).toEqual([])
})
