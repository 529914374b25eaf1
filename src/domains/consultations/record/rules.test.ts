import { expect, test } from 'vitest'
import { freeInWords, shareOf } from './rules.ts'

test.each([
  [0, 34, '0 %'],
  [1, 34, '2,9 %'],
  [5, 10, '50 %'],
  [1, 9_999, '0,1 %'],
  [10, 10, '100 %'],
])('%i of %i is %s', (part, whole, words) => expect(shareOf(part, whole)).toBe(words))

test('few cases have no share', () => expect(shareOf(1, 9)).toBeUndefined())

test.each([
  [null, 'sem previsão'],
  [0, 'deve terminar a qualquer momento'],
  [59_999, 'deve terminar a qualquer momento'],
  [60_000, 'livre em cerca de 1 min'],
  [7.2 * 60_000, 'livre em cerca de 8 min'],
  [11 * 60_000, 'livre em cerca de 15 min'],
])('%s ms: %s', (ms, words) => expect(freeInWords(ms)).toBe(words))
