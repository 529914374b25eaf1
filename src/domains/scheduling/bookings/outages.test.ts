import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { beatMeter, endMeter } from '#domains/consultations/metering/sql.ts'
import type { Db } from '#platform/db.ts'
import type { BookedConsultation } from '#test/support/booked-consultation.ts'
import { bookHalfHour, FEE, WHOLE } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'

let db: Db
let booked: BookedConsultation
beforeEach(async () => {
  // A new one each time: outages stay in the books.
  db = await freshDatabase({ max: 1 })
  ;({ booked } = await bookHalfHour(db))
})
afterEach(async () => expect(await booked.endAndFindViolations()).toEqual([]))

test('nobody is absent when no meter ran for most of it', async () => {
  await booked.open()
  const meter = crypto.randomUUID()
  await booked.at(-5)
  await beatMeter(db, meter)
  await booked.at(400)
  await beatMeter(db, meter)
  await booked.stay('consultant', 401, 600)
  await booked.sweep(606)
  expect(await booked.booking()).toMatchObject({ state: 'undone', fee: 0n, returned: WHOLE })
})

describe('when one process of two fails', () => {
  const [hers, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const beats = async (meter: string, ...seconds: number[]) => {
    for (const second of seconds) await booked.at(second).then(() => beatMeter(db, meter))
  }
  const everyTen = Array.from({ length: 62 }, (_, n) => n * 10)
  beforeEach(async () => {
    await booked.open()
    await beats(other, ...everyTen)
  })

  test.each([
    ['and stays away, its people are not absent', [0, 10, 20, 30], 'undone'],
    ['and comes back after a while, they are not either', [0, 10, 20, 30, 70], 'undone'],
    ['for a moment, they are', [0, 10, 20, 30, 59], 'client_absent'],
    ['after they had left, they are', [0, 10, 20, 30, 40, 50], 'client_absent'],
  ] as const)('%s', async (_name, seconds, state) => {
    await booked.stay('client', 2, 32)
    await beats(hers, ...seconds)
    if (seconds.at(-1) === 59) await beats(hers, ...everyTen.filter((second) => second > 59))
    await booked.stay('consultant', 60, 600)
    await booked.sweep(606)
    expect(await booked.booking()).toMatchObject({ state, fee: state === 'undone' ? 0n : FEE })
  })

  test('in good order, whoever does not come back elsewhere is absent', async () => {
    await booked.stay('client', 2, 32)
    await beats(hers, 0, 10, 20, 30)
    await endMeter(db, hers)
    await booked.stay('consultant', 60, 600)
    await booked.sweep(606)
    expect(await booked.booking()).toMatchObject({ state: 'client_absent', fee: FEE })
  })

  test('a consultant who is cut off is not missed after five minutes, and has what is left of the ten', async () => {
    await booked.stay('consultant', -20, -4)
    await beats(hers, -20, -10, -5)
    await booked.stay('client', 0, 306)
    await booked.sweep(306)
    expect(await booked.booking()).toMatchObject({ state: 'confirmed' })
    await booked.stay('both', 310, 420, { says: true })
    await booked.sweep(606)
    expect(await booked.read()).toMatchObject({ booked: { attendance: 'kept' } })
  })
})
