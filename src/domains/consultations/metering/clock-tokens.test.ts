import { expect, test } from 'vitest'
import { ClockTokens } from './clock-tokens.ts'

test('recognises only nonces that were sent, and those for about two minutes', () => {
  const tokens = new ClockTokens()
  tokens.issue(1_000, 0, 1)
  const { nonce } = tokens.newest!
  expect(tokens.read(Buffer.from(nonce))).toBe(1_000)
  expect(tokens.read(Buffer.from('1000'))).toBeUndefined()
  for (let i = 0; i < 512; i++) tokens.issue(1_250 + i, i, i)
  expect(tokens.read(nonce)).toBeUndefined()
})

test('the latest possible time grows while no new reading arrives, whether the database or this process stalls', () => {
  const tokens = new ClockTokens()
  expect(tokens.latestAt(50)).toBeUndefined()
  tokens.issue(1_000_000, 40, 41)
  expect(tokens.latestAt(50)).toBe(1_000_011)
  expect(tokens.latestAt(9_040)).toBe(1_009_001)
})

test('without the database nothing is sent, and the latest possible time is still known', () => {
  const tokens = new ClockTokens()
  tokens.issue(1_000_000, 40, 41)
  tokens.forgetNewest()
  expect(tokens.newest).toBeUndefined()
  expect(tokens.latestAt(50)).toBe(1_000_011)
})

const none = { wasSetForward: false, wasSetBack: false }
test.each([
  ['a quarter of a second later', { at: 1_000_250, askedAt: 290, answeredAt: 291 }, none],
  ['in the same millisecond', { at: 1_000_000, askedAt: 41, answeredAt: 42 }, none],
  ['answered late, read late', { at: 1_004_249, askedAt: 290, answeredAt: 4_290 }, none],
  [
    'five seconds on while a quarter passed here',
    { at: 1_005_250, askedAt: 290, answeredAt: 291 },
    { ...none, wasSetForward: true },
  ],
  ['ten milliseconds on', { at: 1_000_263, askedAt: 290, answeredAt: 291 }, { ...none, wasSetForward: true }],
  ['a day later, drifted by a minute', { at: 87_460_000, askedAt: 86_400_040, answeredAt: 86_400_041 }, none],
  ['five seconds back', { at: 995_000, askedAt: 290, answeredAt: 291 }, { ...none, wasSetBack: true }],
])('a clock that was set is noticed: %s', (_, { at, askedAt, answeredAt }, noticed) => {
  const tokens = new ClockTokens()
  expect(tokens.issue(1_000_000, 40, 41)).toEqual(none)
  expect(tokens.issue(at, askedAt, answeredAt)).toEqual(noticed)
})
