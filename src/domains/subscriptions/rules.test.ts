import { describe, expect, test } from 'vitest'
import {
  chargeableAt,
  isFreeMonth,
  type BillingState,
  nextBillingStep,
  nextAttemptAt,
  periodStart,
  type BillingStep,
} from './rules.ts'

const at = (local: string) => new Date(`${local}-03:00`)
const days = (from: Date, n: number) => new Date(from.getTime() + n * 86_400_000)

describe('the anchor day is kept', () => {
  test.each([
    ['2026-01-31T15:00', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2028-01-31T15:00', ['2028-02-29', '2028-03-31']],
    ['2027-12-30T00:00', ['2028-01-30', '2028-02-29', '2028-03-30']],
    ['2028-02-29T23:59', ['2028-03-29', '2028-04-29']],
    ['2026-08-15T10:00', ['2026-09-15', '2026-10-15']],
  ])('%s renews on %s', (started, starts) => {
    expect(starts.map((_, i) => periodStart(at(started), i + 2))).toEqual(starts.map((day) => at(`${day}T00:00`)))
  })

  test('on leap day, it comes back to it four years later', () => {
    expect([12, 24, 36, 48].map((n) => periodStart(at('2028-02-29T12:00'), n + 1))).toEqual(
      ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'].map((day) => at(`${day}T00:00`)),
    )
  })

  test('by the days of São Paulo, not by those of London', () => {
    expect(periodStart(new Date('2026-02-01T02:30:00Z'), 2), '31 January, half past eleven at night').toEqual(
      at('2026-02-28T00:00'),
    )
  })
})

test('a year costs ten months', () => {
  expect([1, 10, 11, 12, 13, 22, 23, 24, 25].filter(isFreeMonth)).toEqual([11, 12, 23, 24])
})

test('a refused charge is tried again 1, 3 and 5 days after the first, and then no more', () => {
  const first = at('2026-04-10T00:00')
  const second = nextAttemptAt(1, first)!
  const third = nextAttemptAt(2, second)!
  expect([second, third, nextAttemptAt(3, third), nextAttemptAt(4, first)]).toEqual([
    days(first, 1),
    days(first, 3),
    days(first, 5),
    undefined,
  ])
})

describe('what is to be done', () => {
  const startedAt = at('2026-03-10T14:00')
  const dueAt = at('2026-04-10T00:00')
  const life = (next: Partial<BillingState['next']> = {}, more: Partial<BillingState> = {}): BillingState => ({
    startedAt,
    cancelledAt: null,
    lastPaid: 1,
    next: { n: 2, firstWarnedAt: null, lastWarnedAt: null, latestAttempt: null, ...next },
    ...more,
  })
  const warned = { firstWarnedAt: days(dueAt, -7), lastWarnedAt: days(dueAt, -2) }
  const late = { firstWarnedAt: days(dueAt, -7), lastWarnedAt: days(dueAt, 0.5) }
  const tried = (attemptNumber: number, askedAt: Date, isOpen = false) => ({
    ...warned,
    latestAttempt: { attemptNumber, askedAt, isOpen },
  })
  const waits = (until?: Date): BillingStep => ({ do: 'wait', until })

  test.each<[string, BillingState, Date, BillingStep]>([
    ['long before: nothing', life(), days(dueAt, -8), waits(days(dueAt, -7))],
    ['a week before: the first warning', life(), days(dueAt, -7), { do: 'warn', which: 'first' }],
    ['then nothing', life({ firstWarnedAt: days(dueAt, -7) }), days(dueAt, -6), waits(days(dueAt, -2))],
    [
      'two days before: the last warning',
      life({ firstWarnedAt: days(dueAt, -7) }),
      days(dueAt, -2),
      { do: 'warn', which: 'last' },
    ],
    ['both were missed: only the last', life(), days(dueAt, -1), { do: 'warn', which: 'last' }],
    ['warned: it waits for the day', life(warned), days(dueAt, -1), waits(dueAt)],
    ['on the day: the charge', life(warned), dueAt, { do: 'charge', attemptNumber: 1 }],
    ['warned late: 48 hours first', life(late), days(dueAt, 1), waits(days(dueAt, 2.5))],
    ['and then the charge, late', life(late), days(dueAt, 2.5), { do: 'charge', attemptNumber: 1 }],
    ['while the bank thinks: nothing', life(tried(1, dueAt, true)), days(dueAt, 9), waits()],
    ['refused: a day of pause', life(tried(1, dueAt)), days(dueAt, 0.5), waits(days(dueAt, 1))],
    ['and again', life(tried(1, dueAt)), days(dueAt, 1), { do: 'charge', attemptNumber: 2 }],
    ['refused four times: the end', life(tried(4, days(dueAt, 5))), days(dueAt, 5), { do: 'end', why: 'unpaid' }],
    ['too late to try again: the end', life(tried(1, dueAt)), days(dueAt, 24), { do: 'end', why: 'unpaid' }],
    ['everybody slept for weeks: the month is left out', life(warned), days(dueAt, 23), { do: 'skip' }],
    [
      'cancelled: it goes on to the end of what was paid',
      life(warned, { cancelledAt: startedAt }),
      days(dueAt, -1),
      waits(dueAt),
    ],
    ['and ends there, uncharged', life(warned, { cancelledAt: startedAt }), dueAt, { do: 'end', why: 'cancelled' }],
    [
      'the eleventh month is a present',
      life({ n: 11, ...warned }, { lastPaid: 10 }),
      at('2027-01-10T00:00'),
      { do: 'give' },
    ],
  ])('%s', (_, given, now, step) => expect(nextBillingStep(given, now)).toEqual(step))

  test('never is less than 48 hours between the last warning and the charge', () => {
    for (let hours = -72; hours < 72; hours++) {
      const lastWarnedAt = days(dueAt, hours / 24)
      const chargedAt = chargeableAt(startedAt, 2, lastWarnedAt)
      expect(chargedAt.getTime() - lastWarnedAt.getTime()).toBeGreaterThanOrEqual(48 * 3_600_000)
      expect(chargedAt >= dueAt).toBe(true)
    }
  })
})
