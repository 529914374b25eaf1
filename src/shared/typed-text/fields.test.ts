import { expect, test } from 'vitest'
import { proseText } from './fields.ts'

const bounds = { least: 3, most: 5, missing: 'Escreva.', tooShort: 'Mais.' }

test.each([
  [undefined, 'Escreva.'],
  [7, 'Escreva.'],
  ['  ab  ', 'Mais.'],
  ['🌙🌙', 'Mais.'],
  ['ab\u200B\u2800', 'Mais.'],
  ['\u3164\u3164\u3164', 'Mais.'],
  ['abc', undefined],
  [' 🌙🌙🌙🌙🌙 ', undefined],
  ['abcdef', 'Use no máximo 5 caracteres.'],
])('a text of three to five characters: %o', (given, fault) =>
  expect(proseText(bounds).safeParse(given).error?.issues[0]?.message).toBe(fault),
)

test('trims, and says what is missing also when nothing was written', () => {
  expect(proseText(bounds).parse(' lua ')).toBe('lua')
  expect(proseText({ most: 5, missing: 'Escreva.' }).safeParse('  ').error?.issues[0]?.message).toBe('Escreva.')
})
