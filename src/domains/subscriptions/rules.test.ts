import { describe, expect, test } from 'vitest'
import {
  chargeableAt,
  isGiftUnearned,
  monthPriceOf,
  type BillingState,
  nextBillingStep,
  nextAttemptAt,
  periodStart,
  type BillingStep,
} from './rules.ts'

const at = (local: string) => new Date(`${local}-03:00`)
const days = (from: Date, n: number) => new Date(from.getTime() + n * 86_400_000)

describe('the renewal day', () => {
  test.each([
    ['2026-01-31T15:00', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2028-01-31T15:00', ['2028-02-29', '2028-03-31']],
    ['2027-12-30T00:00', ['2028-01-30', '2028-02-29', '2028-03-30']],
    ['2028-02-29T23:59', ['2028-03-29', '2028-04-29']],
    ['2026-08-15T10:00', ['2026-09-15', '2026-10-15']],
  ])('moves from %s to %s', (started, starts) => {
    expect(starts.map((_, i) => periodStart(at(started), i + 2))).toEqual(starts.map((day) => at(`${day}T00:00`)))
  })

  test('returns to 29 February four years later', () => {
    expect([12, 24, 36, 48].map((n) => periodStart(at('2028-02-29T12:00'), n + 1))).toEqual(
      ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'].map((day) => at(`${day}T00:00`)),
    )
  })

  test('is counted in the time zone of São Paulo, not in UTC', () => {
    expect(periodStart(new Date('2026-02-01T02:30:00Z'), 2), '31 January, 23:30 in São Paulo').toEqual(
      at('2026-02-28T00:00'),
    )
  })
})

test.each([
  [0, 0, 1_990n],
  [10, 0, 1_990n],
  [11, 0, 0n],
  [12, 0, 0n],
  [11, 1, 1_990n],
  [21, 1, 1_990n],
  [22, 1, 0n],
])('after %i paid months and %i free ones the next costs %s', (paid, free, price) =>
  expect(monthPriceOf(1_990n, { paid, free })).toBe(price),
)

test.each([
  [0, 0, false],
  [0, 1, true],
  [10, 1, true],
  [11, 1, false],
  [21, 2, true],
  [22, 2, false],
])('with %i months that stay paid, the last of %i free ones is not earned: %s', (paid, free, isUnearned) =>
  expect(isGiftUnearned({ paid, free })).toBe(isUnearned),
)

test('retries a declined charge 1, 3 and 5 days after the first, then never', () => {
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

describe('the next billing step', () => {
  const startedAt = at('2026-03-10T14:00')
  const dueAt = at('2026-04-10T00:00')
  const billing = (next: Partial<BillingState['next']> = {}, more: Partial<BillingState> = {}): BillingState => ({
    startedAt,
    cancelledAt: null,
    lastPaid: 1,
    next: { n: 2, amount: 1_990n, firstWarnedAt: null, lastWarnedAt: null, latestAttempt: null, ...next },
    ...more,
  })
  const warned = { firstWarnedAt: days(dueAt, -7), lastWarnedAt: days(dueAt, -2) }
  const late = { firstWarnedAt: days(dueAt, -7), lastWarnedAt: days(dueAt, 0.5) }
  const afterAttempt = (attemptNumber: number, askedAt: Date, isOpen = false) => ({
    ...warned,
    latestAttempt: { attemptNumber, askedAt, isOpen },
  })
  const waits = (until?: Date): BillingStep => ({ do: 'wait', until })

  test.each<[string, BillingState, Date, BillingStep]>([
    ['waits long before the renewal', billing(), days(dueAt, -8), waits(days(dueAt, -7))],
    ['sends the first warning a week before', billing(), days(dueAt, -7), { do: 'warn', which: 'first' }],
    [
      'waits after the first warning',
      billing({ firstWarnedAt: days(dueAt, -7) }),
      days(dueAt, -6),
      waits(days(dueAt, -2)),
    ],
    [
      'sends the last warning two days before',
      billing({ firstWarnedAt: days(dueAt, -7) }),
      days(dueAt, -2),
      { do: 'warn', which: 'last' },
    ],
    ['sends only the last warning when both were missed', billing(), days(dueAt, -1), { do: 'warn', which: 'last' }],
    ['waits for the day after the last warning', billing(warned), days(dueAt, -1), waits(dueAt)],
    ['charges on the day', billing(warned), dueAt, { do: 'charge', attemptNumber: 1 }],
    ['waits 48 hours after a late warning', billing(late), days(dueAt, 1), waits(days(dueAt, 2.5))],
    ['charges 48 hours after a late warning', billing(late), days(dueAt, 2.5), { do: 'charge', attemptNumber: 1 }],
    ['waits while the bank decides', billing(afterAttempt(1, dueAt, true)), days(dueAt, 9), waits()],
    ['waits a day after a declined charge', billing(afterAttempt(1, dueAt)), days(dueAt, 0.5), waits(days(dueAt, 1))],
    ['retries after that day', billing(afterAttempt(1, dueAt)), days(dueAt, 1), { do: 'charge', attemptNumber: 2 }],
    [
      'ends after four declined charges',
      billing(afterAttempt(4, days(dueAt, 5))),
      days(dueAt, 5),
      { do: 'end', why: 'unpaid' },
    ],
    [
      'ends when it is too late to retry',
      billing(afterAttempt(1, dueAt)),
      days(dueAt, 24),
      { do: 'end', why: 'unpaid' },
    ],
    ['skips the month when no worker ran for weeks', billing(warned), days(dueAt, 23), { do: 'skip' }],
    [
      'waits for the end of the paid time after a cancellation',
      billing(warned, { cancelledAt: startedAt }),
      days(dueAt, -1),
      waits(dueAt),
    ],
    [
      'ends there without a charge',
      billing(warned, { cancelledAt: startedAt }),
      dueAt,
      { do: 'end', why: 'cancelled' },
    ],
    [
      'gives a free month',
      billing({ n: 12, amount: 0n, ...warned }, { lastPaid: 11 }),
      at('2027-02-10T00:00'),
      { do: 'give' },
    ],
  ])('%s', (_, given, now, step) => expect(nextBillingStep(given, now)).toEqual(step))

  test('keeps at least 48 hours between the last warning and the charge', () => {
    for (let hours = -72; hours < 72; hours++) {
      const lastWarnedAt = days(dueAt, hours / 24)
      const chargedAt = chargeableAt(startedAt, 2, lastWarnedAt)
      expect(chargedAt.getTime() - lastWarnedAt.getTime()).toBeGreaterThanOrEqual(48 * 3_600_000)
      expect(chargedAt >= dueAt).toBe(true)
    }
  })
})
