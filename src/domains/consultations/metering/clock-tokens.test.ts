import { expect, test } from 'vitest'
import { ClockTokens } from './clock-tokens.ts'

test('recognises only nonces that were sent, and those for about two minutes', () => {
  const tokens = new ClockTokens()
  tokens.issue(1_000, 0)
  const { nonce } = tokens.newest!
  expect(tokens.read(Buffer.from(nonce))).toBe(1_000)
  expect(tokens.read(Buffer.from('1000'))).toBeUndefined()
  for (let i = 0; i < 512; i++) tokens.issue(1_250 + i, i)
  expect(tokens.read(nonce)).toBeUndefined()
})

test('the latest possible time grows while no new reading arrives, whether the database or this process stalls', () => {
  const tokens = new ClockTokens()
  expect(tokens.latestAt(50)).toBeUndefined()
  tokens.issue(1_000_000, 40)
  expect(tokens.latestAt(50)).toBe(1_000_011)
  expect(tokens.latestAt(9_040)).toBe(1_009_001)
})

test('without the database nothing is sent, and the latest possible time is still known', () => {
  const tokens = new ClockTokens()
  tokens.issue(1_000_000, 40)
  tokens.forgetNewest()
  expect(tokens.newest).toBeUndefined()
  expect(tokens.latestAt(50)).toBe(1_000_011)
})
