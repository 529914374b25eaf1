import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { applyGatewayState } from '#domains/payments/apply-gateway-state.ts'
import {
  balanceOf,
  grantBonus,
  lockSpendable,
  payDebts,
  postJournals,
  sumDebts,
  sumCredit,
} from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { listBonuses } from '#domains/wallet/grants/bonus.sql.ts'
import { promotionalOf, availableOf, bookedOf, COMMISSION } from '#domains/wallet/rules.ts'
import type { Charge } from '#gateways/payments/gateway.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { PRICE } from '#test/support/booked-consultation.ts'
import { openBookings, type OpenBookings } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { listContestable } from './contested.sql.ts'
import { endContested } from './end-contested.ts'
import { endImpossible } from './end-impossible.ts'
import { findBookingViolations } from './invariants.sql.ts'
import { listImpossible } from './obstacles.sql.ts'
import { payBooking } from './pay-booking.ts'
import { readBooking } from './read-bookings.ts'
import { reserveBooking } from './reserve-booking.ts'

const DAY = 86_400
const COST = PRICE * 30n

const db = await freshDatabase({ max: 1 })
let { bookings, ana, luna } = {} as OpenBookings
let fixture: PaymentFixture
beforeEach(async () => {
  ;({ bookings, ana, luna } = await openBookings(db, 0n))
  fixture = openPaymentFixture(db, { time: settableClock(NOON) })
})

async function buyByCard(amount = COST) {
  const payment = await fixture.buyByCard(ana, amount)
  await fixture.type(payment, 'approved')
  await fixture.wait(6)
  return payment
}
const press = async (payment: { id: string }, button: string) => {
  await fixture.press(payment, button)
  await fixture.wait(6)
}
const book = (days = 8) => bookings.book({ start: days * DAY })
const work = async () => {
  for (const { id } of await listImpossible(db, await clock(db), 100, [])) await endImpossible(db, { id, clock })
  for (const { id } of await listContestable(db, await clock(db), 100, [])) await endContested(db, { id, clock })
}
const read = async (id: string) => readBooking(db, id, { personId: ana, now: await clock(db) })
const has = async () => [
  await balanceOf(db, availableOf(ana)),
  await balanceOf(db, bookedOf(ana)),
  (await sumCredit(db, ana)).frozen,
  await sumDebts(db, ana),
]
const violations = async () => [...(await findLedgerViolations(db)), ...(await findBookingViolations(db))]

test('a booking whose money a bank contests ends, and its money is frozen until the bank decides', async () => {
  const payment = await buyByCard()
  const { id } = await book()
  await press(payment, 'contestar')
  await work()
  expect(await read(id)).toMatchObject({ state: 'cancelled', reason: 'not_possible', returnedCents: COST })
  expect(await has()).toEqual([0n, 0n, COST, 0n])
  await press(payment, 'decidir-pela-loja')
  expect(await has()).toEqual([COST, 0n, 0n, 0n])
  expect(await violations()).toEqual([])
})

test('given back by the bank at once, it pays what is owed, and no room opens', async () => {
  const payment = await buyByCard()
  const booked = await book()
  await press(payment, 'contestar')
  await press(payment, 'decidir-pelo-cliente')
  expect(await has()).toEqual([0n, COST, 0n, COST])
  await booked.open()
  expect((await read(booked.id)).openedAt).toBeNull()
  await work()
  expect(await read(booked.id)).toMatchObject({ state: 'cancelled', reason: 'not_possible' })
  expect(await has()).toEqual([0n, 0n, 0n, 0n])
  expect(await violations()).toEqual([])
})

test('it stands when later credit pays it, whatever becomes of what was used before', async () => {
  const older = await buyByCard()
  await fixture.spend(ana, COST)
  await buyByCard()
  const { id } = await book()
  await press(older, 'contestar')
  await work()
  expect(await read(id)).toMatchObject({ state: 'confirmed' })
  await press(older, 'decidir-pelo-cliente')
  await work()
  expect(await read(id)).toMatchObject({ state: 'confirmed' })
  expect(await has()).toEqual([0n, COST, 0n, COST])
})

test('of two bookings, the one ends that the contested purchase pays', async () => {
  await buyByCard()
  const later = await buyByCard(2n * COST)
  const ids = [(await book(8)).id, (await book(9)).id]
  await press(later, 'contestar')
  await work()
  await work()
  expect(await Promise.all(ids.map(async (id) => (await read(id)).state))).toEqual(['confirmed', 'cancelled'])
  expect(await has()).toEqual([0n, COST, 2n * COST, 0n])
})

/** R$ 10,00 that brought so much bonus. */
async function buyWithBonus(amount: bigint) {
  const payment = await buyByCard(1_000n)
  const lot = { id: randomUUID(), personId: ana, amount, paymentId: payment.id, paid: 1_000n }
  const expiresAt = new Date(NOON.getTime() + 90 * DAY * 1_000)
  await inTransaction(db, (tx) => grantBonus(tx, { ...lot, grantedAt: NOON, expiresAt }))
  return payment
}

test.each([
  ['contests', ['contestar']],
  ['has given back', ['contestar', 'decidir-pelo-cliente']],
])('bonus of a purchase that a bank %s pays no booking either', async (_, buttons) => {
  const payment = await buyWithBonus(COST)
  const { id } = await book()
  expect(await has()).toEqual([1_000n, COST, 0n, 0n])
  for (const button of buttons) await press(payment, button)
  await work()
  expect(await read(id)).toMatchObject({ state: 'cancelled', reason: 'not_possible' })
  const { promotional } = await inTransaction(db, (tx) => lockSpendable(tx, ana))
  expect([promotional, await sumDebts(db, ana)]).toEqual([0n, 0n])
  expect(await violations()).toEqual([])
})

describe('a part of a purchase that the bank gave back takes its bonus along', () => {
  const says = async ({ id }: { id: string }, more: Partial<Charge>) => {
    const found = await fixture.gateway.findById(id)
    if (found.outcome === 'found') await applyGatewayState(fixture.context, { ...found.charge, ...more })
  }
  const lost = (amount: bigint): Partial<Charge> => ({
    dispute: { gatewayId: 'D1', amount, reason: 'Não reconhece', openedAt: NOON, state: 'lost' },
  })
  const statesOf = (ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).state))
  const spendable = async () => (await inTransaction(db, (tx) => lockSpendable(tx, ana))).promotional

  test.each([
    ['a refund at the gateway', { refunded: 400n }],
    ['a lost case', lost(400n)],
  ])('%s: the booking ends that it pays, and the rest can be spent', async (_, told) => {
    const payment = await buyWithBonus(COST)
    const { id } = await book()
    await says(payment, told)
    expect(await has()).toEqual([600n, COST, 0n, 3_588n])
    await work()
    expect(await read(id)).toMatchObject({ state: 'cancelled', reason: 'not_possible', returnedCents: COST })
    expect([await spendable(), ...(await has())]).toEqual([COST - 3_588n, 600n, 0n, 0n, 0n])
    expect(await violations()).toEqual([])
  })

  test('no room opens that it pays', async () => {
    const payment = await buyWithBonus(COST)
    const booked = await book()
    await says(payment, { refunded: 400n })
    await booked.open()
    expect((await read(booked.id)).openedAt).toBeNull()
  })

  test('of two bookings, only the soonest ends when that is enough', async () => {
    const payment = await buyWithBonus(2n * COST)
    const ids = [(await book(8)).id, (await book(9)).id]
    await says(payment, { refunded: 400n })
    await work()
    expect(await statesOf(ids)).toEqual(['cancelled', 'confirmed'])
    expect([await spendable(), ...(await has())]).toEqual([COST - 7_176n, 600n, COST, 0n, 0n])
    await work()
    expect(await statesOf(ids)).toEqual(['cancelled', 'confirmed'])
  })

  test('none ends when enough of it is unspent, or when its owner has paid for it', async () => {
    const payment = await buyWithBonus(2n * COST)
    const { id } = await book()
    await says(payment, { refunded: 400n })
    await work()
    expect(await statesOf([id])).toEqual(['confirmed'])
    expect([await spendable(), ...(await has())]).toEqual([COST - 7_176n, 600n, COST, 0n, 0n])
    await says(payment, { refunded: 800n })
    await buyByCard(6_000n)
    await inTransaction(db, (tx) => payDebts(tx, { personId: ana }))
    await work()
    expect(await statesOf([id])).toEqual(['confirmed'])
    expect(await has()).toEqual([818n, COST, 0n, 0n])
    expect(await violations()).toEqual([])
  })

  test('what comes back of it pays before it can be spent, also beside other bonus', async () => {
    const payment = await buyWithBonus(COST)
    await book()
    await says(payment, { refunded: 400n })
    const grantedAt = new Date(NOON.getTime() + 1_000)
    const expiresAt = new Date(NOON.getTime() + 99 * DAY * 1_000)
    await inTransaction(db, (tx) =>
      grantBonus(tx, { id: randomUUID(), personId: ana, amount: 50n, grantedAt, expiresAt }),
    )
    await work()
    const { promotional } = await inTransaction(db, (tx) => lockSpendable(tx, ana))
    expect(promotional).toBe(COST - 3_588n + 50n)
    expect((await listBonuses(db, ana)).map(({ left }) => left)).toEqual([COST - 3_588n, 50n])
    const postings = [{ from: promotionalOf(ana), to: COMMISSION, amount: promotional }]
    await inTransaction(db, (tx) =>
      postJournals(tx, [
        {
          key: `capture:${randomUUID()}:1`,
          subject: { kind: 'consultation', id: randomUUID() },
          kind: 'capture',
          postings,
        },
      ]),
    )
    expect([await balanceOf(db, promotionalOf(ana)), await sumDebts(db, ana)]).toEqual([0n, 0n])
    expect(await violations()).toEqual([])
  })

  test('a reservation ends that it pays a share of, while the rest is still to be paid', async () => {
    const payment = await buyWithBonus(COST - 1_000n)
    const { id } = await reserveBooking(db, {
      id: randomUUID(),
      clientId: ana,
      consultantId: luna,
      channel: 'chat',
      startsAt: new Date(NOON.getTime() + 8 * DAY * 1_000),
      minutes: 30,
      zone: 'America/Sao_Paulo',
      seen: COST,
      clock,
    })
    const paying = { id, clientId: ana, paymentId: randomUUID(), installments: 1, address: '127.0.0.1' }
    await payBooking(fixture.context, { ...paying, method: 'pix', fromBalance: COST - 1_000n })
    expect(await has()).toEqual([1_000n, COST - 1_000n, 0n, 0n])
    await says(payment, { refunded: 400n })
    await work()
    expect(await read(id)).toMatchObject({ state: 'cancelled', reason: 'not_possible' })
    expect(await has()).toEqual([600n, 0n, 0n, expect.any(BigInt)])
  })

  test('an older debt ends none', async () => {
    const payment = await buyWithBonus(COST + 2_001n)
    const postings = [{ from: promotionalOf(ana), to: COMMISSION, amount: 2_000n }]
    await inTransaction(db, (tx) =>
      postJournals(tx, [
        {
          key: `capture:${randomUUID()}:1`,
          subject: { kind: 'consultation', id: randomUUID() },
          kind: 'capture',
          postings,
        },
      ]),
    )
    // Kept back from money that was withdrawn.
    await db`select amend_bonus(id, '{"repaid": 2000}') from grants where payment_id = ${payment.id} and kind = 'bonus'`
    await db`insert into wallet_debts (id, person_id, payment_id, amount, created_at)
      values (${randomUUID()}, ${ana}, ${payment.id}, 1, ${new Date(NOON.getTime() - 1)})`
    const { id } = await book()
    await work()
    expect(await statesOf([id])).toEqual(['confirmed'])
  })
})
