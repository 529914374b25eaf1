import { expect, test } from 'vitest'
import { earnedByWeek } from './earnings/weeks.rules.ts'
import { accountsOf, availableOf, type PostingOutcome, assertPosted, toClearOf } from './rules.ts'

const ANA = '0b4f3f6e-6a2c-4f0e-9d39-0a8a3f1d2c11'

test('account ids name the owner and the purpose', () => {
  expect([availableOf(ANA), toClearOf(ANA)]).toEqual([`client:${ANA}:available`, `consultant:${ANA}:to_clear`])
  expect(accountsOf(ANA)).toHaveLength(8)
})

test('accepts a journal that moved money', () => expect(() => assertPosted('posted')).not.toThrow())

test.each<[PostingOutcome, number]>([
  ['insufficient_funds', 402],
  ['already_posted', 409],
  ['key_reused', 409],
])('refuses %s with %i', (outcome, status) =>
  expect(() => assertPosted(outcome)).toThrow(expect.objectContaining({ code: `wallet.${outcome}`, status })),
)

test.each<[today: string, last: [from: string, to: string], first: string]>([
  ['2026-11-22', ['2026-11-16', '2026-11-22'], '2026-09-28'],
  ['2026-11-23', ['2026-11-23', '2026-11-29'], '2026-10-05'],
  ['2027-01-01', ['2026-12-28', '2027-01-03'], '2026-11-09'],
])('the eight weeks of %s end with the one from Monday to Sunday around it', (today, [from, to], first) => {
  const days = [
    { on: to, earnedCents: 30n },
    { on: from, earnedCents: 5n },
    { on: first, earnedCents: 7n },
    { on: '2026-08-01', earnedCents: 900n },
  ]
  const weeks = earnedByWeek(days, today)
  expect(weeks).toHaveLength(8)
  expect([weeks[0], weeks[7]]).toEqual([
    expect.objectContaining({ from: first, earnedCents: 7n }),
    { from, to, earnedCents: 35n },
  ])
  expect(weeks.slice(1, 7).every(({ earnedCents }) => earnedCents === 0n)).toBe(true)
})
