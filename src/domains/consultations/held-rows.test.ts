import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { echoing } from '#test/support/echoing-connection.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { storeMessages, type StoreResult } from './messages/sql.ts'
import { WriteQueue } from './messages/write-queue.ts'
import { Meter } from './metering/meter.ts'
import { Seat } from './metering/seat.ts'
import { meterRooms } from './metering/sql.ts'

/** A room's row held by another connection until `release`. */
async function holdRoom(other: Db, id: string) {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const transaction = other.begin(async (tx) => {
    await tx`select 1 from consultations where id = ${id} for update`
    held.resolve()
    await released.promise
  })
  await Promise.race([held.promise, transaction])
  return async () => {
    released.resolve()
    await transaction
  }
}

describe('a room whose row another transaction holds', () => {
  let [url, db, other] = [] as unknown as [string, Db, Db]
  let [held, free] = [] as unknown as [ConsultationFixture, ConsultationFixture]

  beforeEach(async () => {
    url = await freshDatabaseUrl()
    db = connectTo(url, { max: 1 })
    other = connectTo(url, { max: 1 })
    held = await ConsultationFixture.open(db)
    await held.beginWithFirstWord()
    free = await ConsultationFixture.open(db)
    await free.beginWithFirstWord()
  })
  afterEach(async () => {
    await held.endAndFindViolations()
    expect(await free.endAndFindViolations()).toEqual([])
  })

  const billed = async () => [(await held.read()).billedMs, (await free.read()).billedMs]

  /** Both seats of both rooms, proven until that second. */
  const provenSeats = (second: number) =>
    [held, free].flatMap(({ id, seats }) =>
      seats.map((joined) => {
        const seat = new Seat(id, joined.role, joined.connectionNumber, joined.joinedAt.getTime())
        seat.provedAt = secondsAfterNoon(second).getTime()
        return seat
      }),
    )

  test('is skipped by the metering tick, and charged once when it is free again', async () => {
    const release = await holdRoom(other, held.id)
    await held.travelTo(16)
    const readings = await meterRooms(db, provenSeats(16))
    expect(new Map(readings.map(({ id, due }) => [id, due]))).toEqual(
      new Map([
        [held.id, 'skipped'],
        [free.id, null],
      ]),
    )
    expect(await billed()).toEqual([0, 3_999])
    await release()
    await meterRooms(db, provenSeats(16))
    await meterRooms(db, provenSeats(16))
    expect(await billed()).toEqual([3_999, 3_999])
  })

  test('gets its proofs when it is free again, also those of a connection that left', async () => {
    await held.travelTo(13)
    const meter = new Meter({ db, clock, log })
    const people = [held, free].flatMap((room) => room.seats.map((joined) => ({ room, joined, ...echoing() })))
    const release = await holdRoom(other, held.id)
    for (const { room, joined, connection } of people) meter.takeSeat(connection, room.id, joined)
    await Promise.all(people.map(({ answered }) => answered))
    await meter.flush()
    expect(await billed()).toEqual([0, 999])
    for (const { room, connection } of people) await meter.leaveSeat(connection, room.id)
    expect(await billed()).toEqual([0, 999])
    await release()
    await meter.flush()
    expect(await billed()).toEqual([999, 999])
    await meter.stop()
  })

  test('is waited for when every try finds it held, so that acts in close order do not keep the meter out', async () => {
    await held.travelTo(13)
    const meter = new Meter({ db, clock, log })
    const people = held.seats.map((joined) => ({ joined, ...echoing() }))
    const release = await holdRoom(other, held.id)
    for (const { joined, connection } of people) meter.takeSeat(connection, held.id, joined)
    await Promise.all(people.map(({ answered }) => answered))
    for (let n = 0; n < 4; n++) await meter.flush()
    await untilOneWaitsForLock(connectTo(url, { max: 1 }))
    await release()
    await meter.stop()
    expect((await billed())[0]).toBe(999)
  })

  test('keeps its messages queued in their order, while other rooms store theirs', async () => {
    const paused = Promise.withResolvers<void>()
    const queue = new WriteQueue(
      (batch) => storeMessages(db, batch),
      () => paused.promise,
    )
    const say = (room: ConsultationFixture, body: string): Promise<StoreResult> =>
      queue.push({
        consultationId: room.id,
        authorId: room.ana,
        id: crypto.randomUUID(),
        body,
        seat: room.seatOf(room.ana),
      })
    const release = await holdRoom(other, held.id)
    const early = [say(held, 'um'), say(held, 'dois')]
    expect(await say(free, 'olá')).toMatchObject({ outcome: 'stored' })
    const late = say(held, 'três')
    expect(await say(free, 'tudo bem?')).toMatchObject({ outcome: 'stored' })
    await release()
    paused.resolve()
    await Promise.all([...early, late])
    const said = await db<{ body: string }[]>`
      select body from consultation_events where consultation_id = ${held.id} and author_id = ${held.ana} order by seq`
    expect(said.map(({ body }) => body)).toEqual(['um', 'dois', 'três'])
  })
})
