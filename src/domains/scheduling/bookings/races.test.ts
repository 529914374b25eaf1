import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { endConsultation, requestConsultation } from '#domains/consultations/index.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf, bookedOf, reservedOf } from '#domains/wallet/rules.ts'
import { soleGateway } from '#gateways/payments/gateways.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { listBookedViolations } from '#test/support/booked-violations.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { setHours } from '../hours/set-hours.ts'
import { cancelBooking } from './cancel-booking.ts'
import { sweepReservation } from './confirm-booking.ts'
import { openRoom, settleBooking } from './open-room.ts'
import { payBooking } from './pay-booking.ts'
import { reserveBooking } from './reserve-booking.ts'
import { COMPENSATION } from './rules.ts'

const MINUTE = 60_000
const CLIENTS = 30
const PRICE = 299n * 30n

let db: Db
let [luna, sol] = ['', '']
let clients: string[] = []
let start = 0

beforeAll(async () => void (db = await freshDatabase({ max: 16 })))
beforeEach(async () => {
  ;[luna, sol] = [await aConsultant(db, 'Luna'), await aConsultant(db, 'Sol')]
  const now = await clock(db)
  start = Math.ceil((now.getTime() + 48 * 60 * MINUTE) / (60 * MINUTE)) * 60 * MINUTE
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, until: 1_440 }))
  for (const consultantId of [luna, sol])
    await setHours(db, {
      consultantId,
      zone: 'America/Noronha',
      weekly,
      exceptions: [],
      now,
      noticeMinutes: 120,
      farthestDays: 60,
      pauseMinutes: 10,
    })
  clients = []
  for (let n = 0; n < CLIENTS; n++) clients.push(await aClient(db, `Cliente${n}`, 20_000n))
})
afterEach(async () => expect(await listBookedViolations(db)).toEqual([]))

const context = () => {
  const { gateway } = openPaymentFixture(db)
  return {
    db,
    clock,
    log: { error: () => {}, warn: () => {}, info: () => {} },
    gateways: soleGateway(gateway),
  } as never
}
type Try = { clientId: string; consultantId?: string; startsAt?: number; id?: string }
const reserve = ({ clientId, consultantId = luna, startsAt = start, id = crypto.randomUUID() }: Try) =>
  reserveBooking(db, {
    id,
    clientId,
    consultantId,
    startsAt: new Date(startsAt),
    clock,
    channel: 'chat',
    minutes: 30,
    zone: 'America/Sao_Paulo',
    seen: PRICE,
  })
const payAll = (id: string, clientId: string) =>
  payBooking(context(), {
    id,
    clientId,
    paymentId: crypto.randomUUID(),
    installments: 1,
    fromBalance: PRICE,
    address: '203.0.113.9',
  })
const outcomes = (results: PromiseSettledResult<unknown>[]) => {
  const counts: Record<string, number> = {}
  for (const result of results) {
    const name = result.status === 'fulfilled' ? 'yes' : String(result.reason.code ?? result.reason)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

test('thirty people press the same start at once: one has it, twenty-nine are told', async () => {
  const results = await Promise.allSettled(clients.map((clientId) => reserve({ clientId })))
  expect(outcomes(results)).toEqual({ yes: 1, 'bookings.slot_taken': 29 })
})

test('thirty people press overlapping starts at once, and pay: bookings are a pause apart, money is whole', async () => {
  const seed = seedOfThisRun()
  const luck = seededRandom(seed)
  const results = await Promise.allSettled(
    clients.map(async (clientId) => {
      const { id } = await reserve({ clientId, startsAt: start + luck.below(8) * 15 * MINUTE })
      await payAll(id, clientId)
    }),
  )
  const { yes, 'bookings.slot_taken': taken } = outcomes(results)
  expect((yes ?? 0) + (taken ?? 0), `seed ${seed}: ${JSON.stringify(outcomes(results))}`).toBe(CLIENTS)
  const rows = await db<{ startsAt: Date; clientId: string }[]>`
    select starts_at as "startsAt", client_id as "clientId" from bookings
    where consultant_id = ${luna} and state = 'confirmed' order by starts_at`
  expect(rows.length, `seed ${seed}`).toBe(yes)
  for (const [n, { startsAt }] of rows.entries())
    if (n > 0) expect(startsAt.getTime() - rows[n - 1]!.startsAt.getTime()).toBeGreaterThanOrEqual(45 * MINUTE)
  const aside = await Promise.all(clients.map((id) => balanceOf(db, bookedOf(id))))
  expect(aside.filter((sum) => sum > 0n)).toEqual(rows.map(() => PRICE))
})

test('one client who reserves with two consultants at once has one place', async () => {
  const [ana] = clients as [string]
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) => reserve({ clientId: ana, consultantId: n % 2 ? luna : sol })),
  )
  expect(outcomes(results)).toMatchObject({ yes: expect.any(Number) })
  const open = await db`select from bookings where client_id = ${ana} and state = 'reserved'`
  expect(open).toHaveLength(1)
})

test('twelve equal requests at once are one reservation, and twelve payments put the price aside once', async () => {
  const [ana] = clients as [string]
  const id = crypto.randomUUID()
  await Promise.all(Array.from({ length: 12 }, () => reserve({ clientId: ana, id })))
  await Promise.all(Array.from({ length: 12 }, () => payAll(id, ana)))
  expect([await balanceOf(db, bookedOf(ana)), await balanceOf(db, availableOf(ana))]).toEqual([PRICE, 20_000n - PRICE])
})

test('paying, cancelling and sweeping at once end in one of the two, with the money whole', async () => {
  const [ana] = clients as [string]
  for (let round = 0; round < 5; round++) {
    const { id } = await reserve({ clientId: ana })
    await Promise.allSettled([
      payAll(id, ana),
      cancelBooking(db, { id, personId: ana, seen: 0n, clock }),
      sweepReservation(db, { id, clock }),
      payAll(id, ana),
    ])
    await cancelBooking(db, { id, personId: ana, seen: 0n, clock })
    expect(await balanceOf(db, availableOf(ana))).toBe(20_000n)
  }
})

test('the database itself keeps two bookings of one person apart, the pause included', async () => {
  const [ana, bia] = clients as [string, string]
  await reserve({ clientId: ana })
  const copy = (change: string) =>
    db.unsafe(`insert into bookings (id, client_id, consultant_id, channel, client_zone, starts_at, minutes, ends_at,
        busy_until, price_per_minute, price, commission_bps, state, reserved_at, expires_at)
      select gen_random_uuid(), ${change}, price_per_minute, price, commission_bps, state, reserved_at, expires_at
      from bookings where client_id = '${ana}'`)
  const at = (minutes: number) =>
    ['starts_at', 'ends_at', 'busy_until'].map((name) => `${name} + interval '${minutes} minutes'`)
  const shifted = (client: string, consultant: string, minutes: number) => {
    const [starts, ends, busy] = at(minutes)
    return copy(`'${client}', '${consultant}', channel, client_zone, ${starts}, minutes, ${ends}, ${busy}`)
  }
  await expect(shifted(bia, luna, 39)).rejects.toThrow('one_booking_of_a_consultant')
  await expect(shifted(ana, sol, 29)).rejects.toThrow('one_booking_of_a_client')
  await shifted(bia, luna, 40)
  await shifted(ana, sol, 30)
})

/** A paid booking that begins in so many minutes from now. */
async function bookedFor(clientId: string, minutes: number) {
  const { id } = await reserve({ clientId })
  await payAll(id, clientId)
  const begins = new Date(Date.now() + minutes * MINUTE)
  await db`update bookings set starts_at = ${begins}, ends_at = ${begins}::timestamptz + minutes * interval '1 minute',
    busy_until = ${begins}::timestamptz + (minutes + 10) * interval '1 minute' where id = ${id}`
  return id
}

test('ten workers open one room, while its client asks others: it opens once, and nobody is in two', async () => {
  const [ana] = clients as [string]
  const id = await bookedFor(ana, 5)
  await comeOnline(db, sol)
  const ask = () =>
    requestConsultation(db, { id: crypto.randomUUID(), clientId: ana, consultantId: sol, channel: 'chat', clock })
  const results = await Promise.allSettled([
    ...Array.from({ length: 5 }, () => openRoom(db, { id, clock })),
    ask(),
    ...Array.from({ length: 5 }, () => openRoom(db, { id, clock })),
    ask(),
  ])
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  expect(await db`select from booking_events where booking_id = ${id} and reason = 'opened'`).toHaveLength(1)
  expect(await db`select from consultations where client_id = ${ana}`).toHaveLength(1)
  expect([await balanceOf(db, bookedOf(ana)), await balanceOf(db, reservedOf(ana))]).toEqual([0n, PRICE])
  await cancelBooking(db, { id, personId: luna, seen: COMPENSATION, clock })
})

test('both leave an open room at once, and time and workers too: one end, with the money whole', async () => {
  const [ana, bia, caio] = clients as [string, string, string]
  for (const [round, clientId] of [ana, bia, caio].entries()) {
    const id = await bookedFor(clientId, round === 1 ? -8 : 5)
    await openRoom(db, { id, clock })
    await Promise.allSettled([
      endConsultation(db, { id, personId: clientId, seenFee: 2_990n, clock }),
      cancelBooking(db, { id, personId: luna, seen: COMPENSATION, clock }),
      endConsultation(db, { id, personId: luna, clock }),
      closeOverdueConsultation(db, { id, clock }),
      settleBooking(db, { id, clock }),
      cancelBooking(db, { id, personId: clientId, seen: 2_990n, clock }),
    ])
    await Promise.all([settleBooking(db, { id, clock }), settleBooking(db, { id, clock })])
    const [ended] = await db<{ state: string; fee: bigint; returned: bigint }[]>`
      select state, fee, returned from bookings where id = ${id}`
    expect(['cancelled', 'consultant_absent', 'both_absent', 'undone']).toContain(ended!.state)
    expect(ended!.fee + ended!.returned).toBe(PRICE)
    expect(await balanceOf(db, availableOf(clientId))).toBe(20_000n - ended!.fee)
    expect(await balanceOf(db, reservedOf(clientId))).toBe(0n)
    expect(await db`select from booking_events where booking_id = ${id} and state = ${ended!.state}`).toHaveLength(1)
  }
})
