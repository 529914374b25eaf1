import { expect, test } from 'vitest'
import { wholeSecondsOf } from './whole-seconds.ts'

test.each([
  ['nothing', [], []],
  ['one part', [61_999], [61_000]],
  ['fractions that make a second', [47_600, 34_592], [48_000, 34_000]],
  ['fractions that make two', [10_900, 18_800, 33_400], [11_000, 19_000, 33_000]],
  ['a part without a second', [300, 400, 300], [0, 1_000, 0]],
])('%s: the parts add up to the whole', (_words, parts, shown) => {
  expect(wholeSecondsOf(parts)).toEqual(shown)
  const sum = (all: readonly number[]) => all.reduce((total, ms) => total + ms, 0)
  expect(sum(shown)).toBe(Math.floor(sum(parts) / 1_000) * 1_000)
})
