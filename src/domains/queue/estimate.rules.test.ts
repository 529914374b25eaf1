import { expect, test } from 'vitest'
import { waitRange, waitWords } from './estimate.rules.ts'

const MINUTE = 60_000

test.each([
  ['nobody knows', null, 5, 2, null, 'sem previsão'],
  ['the first behind one that has just begun', 15, 0, 0, { least: 10, most: 25 }, 'entre 10 e 25 min'],
  ['the first behind one about to end', 15, 14, 0, { least: 0, most: 5 }, 'até 5 min'],
  ['one that lasts longer than usual', 15, 40, 0, { least: 0, most: 5 }, 'até 5 min'],
  ['the second', 15, 5, 1, { least: 15, most: 40 }, 'entre 15 e 40 min'],
  ['the fourth, by the hour', 20, 0, 3, { least: 55, most: 125 }, 'entre 55 min e 2 h 5 min'],
  ['nobody talks yet, one has the turn', 15, null, 1, { least: 10, most: 25 }, 'entre 10 e 25 min'],
  ['far behind', 30, 0, 8, { least: 180, most: null }, 'mais de 3 h'],
] as const)('%s', (_name, typical, elapsed, before, range, words) => {
  const pace = { typicalMs: typical && typical * MINUTE, elapsedMs: elapsed === null ? null : elapsed * MINUTE }
  expect(waitRange(pace, before)).toEqual(range)
  expect(waitWords(waitRange(pace, before))).toBe(words)
})
