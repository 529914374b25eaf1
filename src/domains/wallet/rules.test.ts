import { expect, test } from 'vitest'
import { accountsOf, availableOf, type PostingOutcome, assertPosted, toClearOf } from './rules.ts'

const ANA = '0b4f3f6e-6a2c-4f0e-9d39-0a8a3f1d2c11'

test('account ids name the owner and the purpose', () => {
  expect([availableOf(ANA), toClearOf(ANA)]).toEqual([`client:${ANA}:available`, `consultant:${ANA}:to_clear`])
  expect(accountsOf(ANA)).toHaveLength(7)
})

test.each<[PostingOutcome, string]>([
  ['posted', 'posted'],
  ['already_posted', 'already_posted'],
])('accepts the outcome %s', (outcome, answer) => expect(assertPosted(outcome)).toBe(answer))

test.each<[PostingOutcome, number]>([
  ['insufficient_funds', 402],
  ['key_reused', 409],
])('refuses %s with %i', (outcome, status) =>
  expect(() => assertPosted(outcome)).toThrow(expect.objectContaining({ code: `wallet.${outcome}`, status })),
)
