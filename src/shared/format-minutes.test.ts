import { expect, test } from 'vitest'
import { formatMinutes } from './format-minutes.ts'

test.each([
  [3_600_000, '60 min'],
  [3_630_999, '60 min 30 s'],
  [30_000, '30 s'],
  [0, '0 s'],
])('formats %i ms as %s', (ms, words) => expect(formatMinutes(ms)).toBe(words))
