import { expect, test } from 'vitest'
import { hoursInWords, proposalInWords } from './words.ts'

test.each([
  [1, '1 hora'],
  [23, '23 horas'],
  [24, '1 dia'],
  [72, '3 dias'],
])('%i hours are %s', (hours, words) => expect(hoursInWords(hours)).toBe(words))

test('a decision of a newer server is named without a guess', () =>
  expect(proposalInWords({ kind: 'tier', hours: null, bps: null, amountCents: null })).toBe('Outra decisão'))
