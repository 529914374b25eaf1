import { beforeEach, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { openBookingFixture } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { aClient } from '#test/support/people.ts'
import { UNPAID_FROM_A_NETWORK, MOST_UNPAID_AT_ONCE } from './rules.ts'
import { reserveBooking } from './reserve-booking.ts'

const PRICE = 299n * 30n
let db: Db
let luna = ''

beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  ;({ luna } = await openBookingFixture(db))
})

let hour = 0
/** Holds the next free hour; answers what came of it. */
async function hold(clientId: string, address?: string) {
  const startsAt = new Date(NOON.getTime() + ++hour * 3_600_000)
  const wanted = {
    clientId,
    consultantId: luna,
    channel: 'chat',
    startsAt,
    minutes: 30,
    zone: 'America/Sao_Paulo',
  } as const
  const asked = { id: crypto.randomUUID(), ...wanted, seen: PRICE, clock, ...(address && { address }) }
  return reserveBooking(db, asked).then(
    () => 'held',
    (error: { code: string }) => error.code,
  )
}

async function unconfirmed(available = 0n) {
  const id = await aClient(db, 'Bot', available)
  await db`update people set email_confirmed_at = null where id = ${id}`
  return id
}

test('whoever confirmed no address holds no start without the money for it', async () => {
  expect(await hold(await unconfirmed(PRICE - 1n))).toBe('bookings.confirm_email')
  expect(await hold(await unconfirmed(PRICE))).toBe('held')
  expect(await hold(await aClient(db, 'Bia'))).toBe('held')
})

test('one network holds three starts of a consultant at once, and choosing anew is none', async () => {
  const here = async () => hold(await aClient(db, 'Bia'), '203.0.113.7')
  const first = await aClient(db, 'Ana')
  for (let n = 0; n < 5; n++) expect(await hold(first, '203.0.113.7')).toBe('held')
  const answers = [await here(), await here(), await here()]
  expect(answers).toEqual([...Array(UNPAID_FROM_A_NETWORK.most - 1).fill('held'), 'accounts.too_many_attempts'])
  expect(await hold(await aClient(db, 'Bia'), '203.0.113.8')).toBe('held')
  expect(await hold(await aClient(db, 'Rica', PRICE), '203.0.113.7')).toBe('held')
})

test('so many starts of a consultant wait for a payment at once, and whoever has the money books all the same', async () => {
  const answers = []
  for (let n = 0; n <= MOST_UNPAID_AT_ONCE; n++) answers.push(await hold(await aClient(db, 'Bia'), `203.0.113.${n}`))
  expect(answers).toEqual([...Array(MOST_UNPAID_AT_ONCE).fill('held'), 'bookings.many_unpaid'])
  expect(await hold(await aClient(db, 'Rica', PRICE))).toBe('held')
})
