import { expect, test } from 'vitest'
import { ClockTokens } from './clock-tokens.ts'

test('only what was sent is understood, and only for about two minutes', () => {
  const tokens = new ClockTokens()
  tokens.issue(1_000, 0)
  const { nonce } = tokens.newest!
  expect(tokens.read(Buffer.from(nonce))).toBe(1_000)
  expect(tokens.read(Buffer.from('1000'))).toBeUndefined()
  for (let i = 0; i < 512; i++) tokens.issue(1_250 + i, i)
  expect(tokens.read(nonce)).toBeUndefined()
})

test('how late it can be grows while no reading comes, be it that the database or this process stood still', () => {
  const tokens = new ClockTokens()
  expect(tokens.latestAt(50)).toBeUndefined()
  tokens.issue(1_000_000, 40)
  expect(tokens.latestAt(50)).toBe(1_000_011)
  expect(tokens.latestAt(9_040)).toBe(1_009_001)
})

test('when the database is away nothing is sent, and lateness is still known', () => {
  const tokens = new ClockTokens()
  tokens.issue(1_000_000, 40)
  tokens.forgetNewest()
  expect(tokens.newest).toBeUndefined()
  expect(tokens.latestAt(50)).toBe(1_000_011)
})
