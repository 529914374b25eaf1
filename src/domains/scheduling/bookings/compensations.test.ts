import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countStatistics } from '#domains/consultations/statistics/sql.ts'
import { balanceOf, lockSpendable, oweEarnings, postJournals } from '#domains/wallet/index.ts'
import { sumEarningsDebts } from '#domains/wallet/earnings/sql.ts'
import { promotionalOf, earningsOf, GATEWAY, toClearOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { BookedConsultation, openHours, PRICE } from '#test/support/booked-consultation.ts'
import { listBookedViolations } from '#test/support/booked-violations.ts'
import { type BookingFixture, HAD, openBookingFixture } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { cancelBooking } from './cancel-booking.ts'
import { debtOf } from './compensations.sql.ts'
import { readBooking } from './read-bookings.ts'

const DAY = 86_400
const TWO_HOURS = 7_200
const db = await freshDatabase({ max: 1 })

describe('the bonus of a client who waited in vain', () => {
  let { ana, luna } = {} as BookingFixture
  beforeEach(async () => void ({ ana, luna } = await openBookingFixture(db)))
  afterEach(async () => expect(await listBookedViolations(db)).toEqual([]))

  const anaAnd = async (others: number) => {
    const clients = [ana]
    for (let n = 1; n <= others; n++) clients.push(await aClient(db, `Bia ${n}`, HAD))
    return clients
  }
  const book = (client: string, start: number, consultant = luna) =>
    BookedConsultation.book(db, { client, consultant }, { start })
  const read = (id: string) => readBooking(db, id, { personId: ana, now: NOON })
  const missed = async (client: string, start = TWO_HOURS) => {
    const booked = await book(client, start)
    await booked.open()
    await booked.stay('client', 0, 306)
    await booked.sweep(306)
    const [row] = await db`select state from bookings where id = ${booked.id}`
    expect(row).toEqual({ state: 'consultant_absent' })
    return booked.id
  }
  /** Of each of them in turn, every two hours; `after`: how many there were before. */
  const missedEach = async (clients: readonly string[], after = 0) => {
    const ids: string[] = []
    for (const client of clients) ids.push(await missed(client, TWO_HOURS * (after + ids.length + 1)))
    return ids
  }
  const bonusOf = (clientId: string) => balanceOf(db, promotionalOf(clientId))
  const bonusOfEach = (clients: readonly string[]) => Promise.all(clients.map(bonusOf))
  const move = (from: string, to: string, amount: bigint) =>
    inTransaction(db, (tx) =>
      postJournals(tx, [
        {
          key: `test:${crypto.randomUUID()}`,
          subject: { kind: 'consultation', id: crypto.randomUUID() },
          kind: 'test',
          postings: [{ from, to, amount }],
        },
      ]),
    )

  test('is at the consultant’s cost, and not to be spent with them', async () => {
    const spendableWith = (clientId: string, consultantId: string) =>
      inTransaction(db, async (tx) => (await lockSpendable(tx, clientId, { consultantId })).promotional)
    const bia = await aClient(db, 'Bia', 40_000n)
    const sol = await aConsultant(db, 'Sol')
    await openHours(db, sol)
    await missed(bia)
    expect(await bonusOf(bia)).toBe(1_000n)
    expect(await sumEarningsDebts(db, luna)).toBe(1_000n)
    expect([await spendableWith(bia, luna), await spendableWith(bia, sol)]).toEqual([0n, 1_000n])
    await book(bia, 2 * TWO_HOURS)
    expect(await bonusOf(bia)).toBe(1_000n)
    await book(bia, 3 * TWO_HOURS, sol)
    expect(await bonusOf(bia)).toBe(0n)
  })

  test('comes once for each pair in ninety days', async () => {
    await missedEach([ana, ana])
    expect(await bonusOf(ana)).toBe(1_000n)
    expect(await sumEarningsDebts(db, luna)).toBe(1_000n)
  })

  test('is paid by what the consultant has and by what is to clear, however many there are', async () => {
    await move(GATEWAY, earningsOf(luna), 1_400n)
    await move(GATEWAY, toClearOf(luna), 10_600n)
    const clients = await anaAnd(11)
    await missedEach(clients)
    expect(await bonusOfEach(clients)).toEqual(Array<bigint>(12).fill(1_000n))
    expect(await balanceOf(db, earningsOf(luna))).toBe(0n)
    expect(await sumEarningsDebts(db, luna)).toBe(10_600n)
  })

  test('beyond these at the house’s cost, R$ 30,00 at most', async () => {
    await move(GATEWAY, earningsOf(luna), 1_400n)
    await move(GATEWAY, toClearOf(luna), 500n)
    const clients = await anaAnd(5)
    await missedEach(clients)
    expect(await bonusOfEach(clients)).toEqual([1_000n, 1_000n, 1_000n, 1_000n, 0n, 0n])
    expect(await sumEarningsDebts(db, luna)).toBe(2_600n)
  })

  test('also when a claim gives back what was to pay it', async () => {
    const clients = await anaAnd(5)
    await move(GATEWAY, toClearOf(luna), 6_000n)
    await missedEach(clients.slice(0, 3))
    await move(toClearOf(luna), GATEWAY, 5_000n)
    await missedEach(clients.slice(3), 3)
    expect(await bonusOfEach(clients)).toEqual([1_000n, 1_000n, 1_000n, 1_000n, 0n, 0n])
  })

  test('a claim that is to be paid first takes none of the R$ 30,00', async () => {
    await inTransaction(db, (tx) =>
      oweEarnings(tx, {
        id: 'claim',
        subject: { kind: 'consultation', id: 'claim', n: 1 },
        consultantId: luna,
        clientId: ana,
        amount: 50_000n,
        at: NOON,
      }),
    )
    const clients = await anaAnd(3)
    await missedEach(clients)
    expect(await bonusOfEach(clients)).toEqual([1_000n, 1_000n, 1_000n, 0n])
  })

  test('comes again once the earlier ones are paid', async () => {
    const clients = await anaAnd(3)
    const [, , third] = await missedEach(clients.slice(0, 3))
    await db`update earnings_debts set paid = amount where consultant_id = ${luna} and id = ${debtOf(third!)}`
    await missedEach(clients.slice(3), 3)
    expect(await bonusOfEach(clients)).toEqual([1_000n, 1_000n, 1_000n, 1_000n])
  })

  test.each([
    ['in time, there is none', -13 * 3_600, 0n],
    ['inside the twelve hours', -11 * 3_600, 1_000n],
    ['in the open room', -300, 1_000n],
  ])('also when the consultant cancels: %s', async (_name, seconds, bonus) => {
    const booked = await book(ana, DAY)
    if (seconds > -600) await booked.open()
    await booked.at(seconds)
    await cancelBooking(db, { id: booked.id, personId: luna, seen: bonus, clock })
    const ended = { state: 'cancelled', returnedCents: PRICE * 30n, feeCents: 0n, compensationCents: bonus }
    expect(await read(booked.id)).toMatchObject(ended)
    expect(await bonusOf(ana)).toBe(bonus)
    expect(await countStatistics(db, luna)).toMatchObject({ missed: bonus > 0n ? 1 : 0 })
  })

  test('not coming counts in the public figures of the consultant; a client’s absence does not', async () => {
    await missed(ana)
    const booked = await book(ana, 2 * TWO_HOURS)
    await booked.open()
    await booked.stay('consultant', 0, 600)
    await booked.sweep(606)
    expect(await countStatistics(db, luna)).toMatchObject({ missed: 1, asked: 1, medianWaitMs: null })
  })
})
