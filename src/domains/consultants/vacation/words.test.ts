import { expect, test } from 'vitest'
import { vacationInWords } from './words.rules.ts'

test.each([
  ['2026-12-10', '2026-12-20', 'de 10 a 20 de dezembro'],
  ['2026-12-28', '2027-01-05', 'de 28 de dezembro a 5 de janeiro'],
  ['2027-03-01', '2027-03-01', 'em 1º de março'],
])('a vacation from %s to %s is "%s"', (firstDay, lastDay, words) =>
  expect(vacationInWords({ firstDay, lastDay })).toBe(words),
)
