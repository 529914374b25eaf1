import { expect, test } from 'vitest'
import { billedSeconds, chargedAt, ENDS_S, HELD, sceneAt } from './scenes.ts'

test.each([
  [0, 0],
  [6, 0],
  [7, 1],
  [22, 16],
  [30, 16],
  [44, 30],
  [60, 38],
  [ENDS_S, 38],
])('after %i seconds %i were charged', (second, billed) => expect(billedSeconds(second)).toBe(billed))

test('the sum is the rule’s, rounded down, and never more than was set aside', () => {
  expect(chargedAt(ENDS_S)).toBe(189n)
  expect(chargedAt(ENDS_S)).toBeLessThan(HELD)
  expect(sceneAt(25).runs).toBe(false)
})
