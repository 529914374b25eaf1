import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelConsultation } from '#domains/consultations/lifecycle/cancel-consultation.ts'
import { requestConsultation } from '#domains/consultations/index.ts'
import { openQuestion } from '#domains/written-questions/index.ts'
import { grantMinutes } from '#domains/wallet/index.ts'
import { listMinutes } from '#domains/wallet/minutes/sql.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { type BookingFixture, HAD, openBookingFixture, shareOf } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { reserveBooking } from './reserve-booking.ts'

// The room of a booking has its id, so whatever else took that id kept the room shut until the booking was undone: its
// client stayed away for nothing, or its consultant did, by a friend (docs/decisions/0135).

let db: Db
let fixture: BookingFixture
let [ana, luna, sol] = ['', '', '']
beforeAll(async () => void (db = await freshDatabase({ max: 1 })))
beforeEach(async () => {
  fixture = await openBookingFixture(db)
  ;({ ana, luna } = fixture)
  sol = await aConsultant(db, 'Sol')
  await comeOnline(db, sol)
})

const request = (id: string, clientId: string) =>
  requestConsultation(db, { id, clientId, consultantId: sol, channel: 'chat', clock })
const reused = (domain: string) => ({ code: `${domain}.id_reused`, status: 409 })
const TEN_MINUTES = 2_990n

test.each([
  ['its client', () => Promise.resolve(ana)],
  ['a friend of its consultant', () => aClient(db, 'Bia', 900n)],
])('%s requests a consultation under the id of a booking in vain: who does not come pays', async (_, whose) => {
  const booked = await fixture.book()
  await expect(request(booked.id, await whose())).rejects.toMatchObject(reused('consultations'))
  await booked.open()
  await booked.stay('consultant', -10, 700)
  await booked.sweep(701)
  expect(await booked.booking()).toMatchObject({ opened: true, state: 'client_absent' })
  expect(await fixture.balances()).toEqual([HAD - TEN_MINUTES, 0n, 0n, shareOf(TEN_MINUTES)])
})

test('a friend of its consultant buys a question under the id of a booking in vain: its room opens', async () => {
  const booked = await fixture.book()
  const bia = await aClient(db, 'Bia', 1_990n)
  const paid = { title: 'Pergunta', price: 1_990n, held: 1_990n, answerHours: 24 }
  const buying = inTransaction(db, (tx) =>
    openQuestion(tx, { id: booked.id, clientId: bia, consultantId: luna, ...paid, at: NOON }),
  )
  await expect(buying).rejects.toThrow('is the id of something else')
  await booked.open()
  expect(await booked.booking()).toMatchObject({ opened: true, state: 'confirmed' })
})

test('minutes that pay a booking stay with it', async () => {
  const package_ = { kind: 'package' as const, title: 'Pacote', value: 3_000n, totalMs: 2_400_000n, ceiling: null }
  const until = { grantedAt: NOON, expiresAt: secondsAfterNoon(86_400 * 300) }
  await inTransaction(db, (tx) => grantMinutes(tx, { id: crypto.randomUUID(), personId: ana, ...package_, ...until }))
  const booked = await fixture.book({ withMinutes: true })
  await expect(request(booked.id, ana)).rejects.toMatchObject(reused('consultations'))
  expect(await listMinutes(db, ana)).toMatchObject([{ reservedMs: 1_800_000n }])
})

test('nothing is booked under the id of a consultation that was cancelled', async () => {
  const id = crypto.randomUUID()
  await request(id, ana)
  await cancelConsultation(db, { id, clientId: ana, clock })
  const startsAt = secondsAfterNoon(3_600)
  const wanted = { id, clientId: ana, consultantId: luna, channel: 'chat' as const, startsAt, minutes: 30 as const }
  await expect(reserveBooking(db, { ...wanted, zone: 'America/Sao_Paulo', seen: 8_970n, clock })).rejects.toMatchObject(
    reused('bookings'),
  )
})
