import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smoothClock } from './smooth-clock.ts'

test('between two signals the clock glides second by second', () => {
  expect(smoothClock(10_000, 12_000, 250)).toBe(10_250)
})

test('it waits at what the server told, however long the next signal takes', () => {
  expect(smoothClock(11_900, 12_000, 250)).toBe(12_000)
  expect(smoothClock(12_000, 12_000, 60_000)).toBe(12_000)
})

test('after a sleeping tab it catches up at once', () => {
  expect(smoothClock(12_000, 300_000, 250)).toBe(297_000)
})

test('it never shows more than was told, and never goes back while the server does not', () => {
  fc.assert(
    fc.property(fc.nat(4 * 3_600_000), fc.nat(10_000), fc.nat(120_000), (told, lag, elapsed) => {
      const before = Math.max(0, told - lag)
      const shown = smoothClock(before, told, elapsed)
      expect(shown).toBeLessThanOrEqual(told)
      expect(shown).toBeGreaterThanOrEqual(before)
    }),
  )
})
