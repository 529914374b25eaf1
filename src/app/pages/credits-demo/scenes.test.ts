import { expect, test } from 'vitest'
import { billedSeconds, chargedAt, END_SECONDS, EXAMPLE_HOLD, sceneAt } from './scenes.ts'

test.each([
  [0, 0],
  [6, 0],
  [7, 1],
  [22, 16],
  [30, 16],
  [44, 30],
  [60, 38],
  [END_SECONDS, 38],
])('after %i seconds, %i seconds were charged', (second, billed) => expect(billedSeconds(second)).toBe(billed))

test('the amount follows the charging rule, is rounded down and never exceeds the hold', () => {
  expect(chargedAt(END_SECONDS)).toBe(189n)
  expect(chargedAt(END_SECONDS)).toBeLessThan(EXAMPLE_HOLD)
  expect(sceneAt(25).runs).toBe(false)
})
