import { afterEach, beforeEach, expect, test } from 'vitest'
import { consultationStateLabel } from '#domains/consultations/ui/my-consultations/consultation-state-label.ts'
import { readStatement } from '#domains/reports/lines/read-statement.ts'
import { readMyReport } from '#domains/reports/sums/read-my-report.ts'
import { figuresOf } from '#domains/reports/sums/rules.ts'
import { findReceipt } from '#domains/receipts/find-receipt.ts'
import { checkReceipt, parseReceiptContent } from '#domains/receipts/rules.ts'
import { receiptInWords } from '#domains/receipts/wording.rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type BookedHalfHour, bookHalfHour, FEE, HAD, shareOf, WHOLE } from '#test/support/booking-fixture.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { freshDatabase } from '#test/support/database.ts'
import { digest } from '#test/support/receipt-fixture.ts'
import { cancelBooking } from './cancel-booking.ts'
import { labelOf } from '../ui/booking-words.ts'
import { COMPENSATION } from './rules.ts'

const db = await freshDatabase({ max: 1 })
let { bookings, booked, ana, luna } = {} as BookedHalfHour
beforeEach(async () => void ({ bookings, booked, ana, luna } = await bookHalfHour(db)))
afterEach(async () => expect(await booked.endAndFindViolations()).toEqual([]))

type Ended = { state: string; fee: bigint }
const stories: [string, Ended, () => Promise<unknown>][] = [
  ['nobody comes', { state: 'both_absent', fee: 0n }, () => booked.sweep(606)],
  [
    'the client does not come',
    { state: 'client_absent', fee: FEE },
    async () => (await booked.stay('consultant', -60, 600), booked.sweep(606)),
  ],
  [
    'the client looks in for half a minute',
    { state: 'client_absent', fee: FEE },
    async () => {
      await booked.stay('client', 5, 35)
      await booked.stay('consultant', 60, 600)
      await booked.sweep(606)
    },
  ],
  [
    'the consultant does not come, after five minutes',
    { state: 'consultant_absent', fee: 0n },
    async () => (await booked.stay('client', -60, 306), booked.sweep(306)),
  ],
  [
    'the consultant was there before, and not at the agreed time',
    { state: 'consultant_absent', fee: 0n },
    async () => {
      await booked.stay('consultant', -500, -100)
      await booked.stay('client', 0, 306)
      await booked.sweep(306)
    },
  ],
  [
    'the consultant looks in, and the client waits',
    { state: 'consultant_absent', fee: 0n },
    async () => {
      await booked.stay('consultant', 0, 30)
      await booked.stay('client', 40, 600)
      await booked.sweep(606)
    },
  ],
  [
    'the client leaves at once, and agreed to the fee',
    { state: 'client_absent', fee: FEE },
    async () => (await booked.stay('both', 0, 30), booked.leave('client', 31, FEE)),
  ],
  [
    'the consultant leaves at once',
    { state: 'consultant_absent', fee: 0n },
    async () => (await booked.stay('both', 0, 30), booked.leave('consultant', 31)),
  ],
  [
    'the consultant does not come and ends it from afar',
    { state: 'consultant_absent', fee: 0n },
    async () => (await booked.stay('client', 0, 100), booked.leave('consultant', 101)),
  ],
  [
    'the consultant looks in and ends it',
    { state: 'consultant_absent', fee: 0n },
    async () => {
      await booked.stay('client', 0, 30)
      await booked.stay('both', 31, 61)
      await booked.leave('consultant', 62)
    },
  ],
  [
    'the consultant is there and says nothing',
    { state: 'consultant_absent', fee: 0n },
    async () => {
      await booked.stay('both', 0, 60)
      await booked.sweep(60)
      await booked.stay('both', 61, 605)
      await booked.sweep(606)
    },
  ],
  [
    'the consultant says nothing for a minute and ends it',
    { state: 'consultant_absent', fee: 0n },
    async () => {
      await booked.stay('both', 0, 60)
      await booked.sweep(60)
      await booked.leave('consultant', 70)
    },
  ],
  [
    'the consultant leaves before the client comes, and ends it',
    { state: 'consultant_absent', fee: 0n },
    async () => {
      await booked.stay('consultant', 0, 90)
      await booked.stay('client', 100, 200)
      await booked.leave('consultant', 201)
    },
  ],
  [
    'the client waits three minutes and goes',
    { state: 'both_absent', fee: 0n },
    async () => (await booked.stay('client', 0, 180), booked.leave('client', 181)),
  ],
  [
    'the client cancels in the open room, too late',
    { state: 'cancelled', fee: FEE },
    async () => {
      await booked.at(-300)
      await cancelBooking(db, { id: booked.id, personId: ana, seen: FEE, clock })
    },
  ],
  [
    'the consultant cancels in the open room',
    { state: 'cancelled', fee: 0n },
    async () => {
      await booked.at(-300)
      await cancelBooking(db, { id: booked.id, personId: luna, seen: COMPENSATION, clock })
    },
  ],
]

test.each(stories)('%s', async (_name, { state, fee }, story) => {
  await booked.open()
  await story()
  expect(await booked.booking()).toMatchObject({ state, fee, captured: 0n, returned: WHOLE - fee })
  expect(await bookings.balances()).toEqual([HAD - fee, 0n, 0n, shareOf(fee)])
  // Nothing is decided twice.
  await booked.sweep(700)
  await booked.sweep(4_000)
  expect(await booked.booking()).toMatchObject({ state, fee })
})

test('a client who did not come has one name: in the agenda, among the consultations and on the statement', async () => {
  await booked.open()
  await booked.stay('consultant', -60, 600)
  await booked.sweep(606)
  const named = async (personId: string, side: 'client' | 'consultant') => {
    const { state } = await booked.booking()
    const { lines } = await readStatement(db, { personId, cursor: undefined })
    return [
      labelOf({ state: state as 'client_absent' }, side).words,
      consultationStateLabel(await booked.read(personId)).words,
      lines[0]!.words,
    ]
  }
  expect(await named(luna, 'consultant')).toEqual([
    'Cliente não veio',
    'Cliente não veio',
    'Cliente não veio: taxa da consulta com Ana',
  ])
  expect(await named(ana, 'client')).toEqual([
    'Você não veio',
    'Você não veio',
    'Você não veio: taxa da consulta com Luna',
  ])
  const today = dayInSaoPaulo(await clock(db))
  const { days, channels } = await readMyReport(db, { personId: luna, from: today, to: today })
  expect(figuresOf(days, 'consultor')).toMatchObject({ result: shareOf(FEE), many: 0 })
  expect(channels.map(({ channel, group }) => [channel, group])).toEqual([['', 'fees']])
})

test('leaving at once costs what was seen, or nothing happens', async () => {
  await booked.open()
  await booked.stay('both', 0, 30)
  expect(await booked.read()).toMatchObject({ leavingCostsCents: FEE })
  expect(await booked.read(luna)).toMatchObject({ leavingCostsCents: 0n })
  await expect(booked.leave('client', 31, FEE - 1n)).rejects.toMatchObject({ code: 'consultations.fee_not_seen' })
  expect(await booked.read()).toMatchObject({ state: 'active' })
  await booked.stay('both', 32, 70, { says: true })
  expect(await booked.read()).toMatchObject({ leavingCostsCents: 0n })
  await booked.leave('client', 71)
  expect(await booked.booking()).toMatchObject({ state: 'kept', fee: 0n })
})

test('whoever comes at the last moment pays the ten minutes at least, and goes on', async () => {
  await booked.open()
  await booked.stay('consultant', 0, 570)
  await booked.stay('both', 571, 605, { says: true })
  await booked.sweep(606)
  expect(await booked.read()).toMatchObject({ state: 'active', booked: { attendance: 'client_absent' } })
  await booked.stay('both', 607, 640, { says: true })
  await booked.leave('client', 641)
  const { capturedCents, feeCents, receiptCode } = await booked.read()
  expect(capturedCents).toBeGreaterThan(0n)
  expect(capturedCents + feeCents).toBe(FEE)
  expect(await booked.booking()).toMatchObject({ state: 'client_absent', fee: feeCents, captured: capturedCents })
  const [receipt] = await db<{ content: string }[]>`select content from receipts where code = ${receiptCode}`
  expect(JSON.parse(receipt!.content)).toMatchObject({ feeCents: Number(feeCents), feeMinutes: 10 })
  const proof = await findReceipt(db, receiptCode!)
  const checks = await checkReceipt(proof, digest)
  expect(checks.filter(({ holds }) => !holds)).toEqual([])
  expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(['fee', 'fee_share']))
  expect(receiptInWords(parseReceiptContent(receipt!.content)!).sections.flat()).toContainEqual(
    expect.objectContaining({ name: 'Taxa da consulta marcada (o que falta para 10 minutos)' }),
  )
})

test('a pause does not end it before it is counted who came, and then as always', async () => {
  await booked.open()
  await booked.stay('both', 0, 70, { says: true })
  await booked.sweep(77)
  expect(await booked.read()).toMatchObject({ state: 'paused', reason: 'connection' })
  await booked.sweep(605)
  expect(await booked.read()).toMatchObject({ state: 'paused' })
  await booked.sweep(606)
  expect(await booked.read()).toMatchObject({ state: 'ended', reason: 'not_back_in_time' })
  expect(await booked.booking()).toMatchObject({ state: 'kept', fee: 0n })
})
