import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smoothClock } from './use-smooth-clock.ts'

test('moves smoothly between two readings', () => {
  expect(smoothClock(10_000, 12_000, 250)).toBe(10_250)
})

test('waits at the last reading, however long the next one takes', () => {
  expect(smoothClock(11_900, 12_000, 250)).toBe(12_000)
  expect(smoothClock(12_000, 12_000, 60_000)).toBe(12_000)
})

test('catches up at once after the tab was asleep', () => {
  expect(smoothClock(12_000, 300_000, 250)).toBe(297_000)
})

test('never passes the last reading, and never goes back', () => {
  fc.assert(
    fc.property(fc.nat(4 * 3_600_000), fc.nat(10_000), fc.nat(120_000), (reading, lag, elapsed) => {
      const before = Math.max(0, reading - lag)
      const shown = smoothClock(before, reading, elapsed)
      expect(shown).toBeLessThanOrEqual(reading)
      expect(shown).toBeGreaterThanOrEqual(before)
    }),
  )
})
