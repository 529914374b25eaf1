import { expect, test } from 'vitest'
import { holdsOnlyStorableText, isStorable, mayHoldUnstorableText, searchableText } from './text.ts'

test.each([
  ['  luna prado ', 'luna prado'],
  ['\u0000', ''],
  ['lu\u0000na', 'luna'],
  ['🌙'.repeat(80), '🌙'.repeat(50)],
  [`a${'🌙'.repeat(80)}`, `a${'🌙'.repeat(49)}\ufffd`],
])('any text typed into an address is made storable', (typed, searchable) => {
  expect(searchableText(typed)).toBe(searchable)
  expect(isStorable(searchableText(typed))).toBe(true)
})

test.each([
  ['Olá, Luna 🌙', false],
  ['uma\nlinha, e "outra"', false],
  ['lu\u0000na', true],
  ['\ud83c', true],
])('JSON without an escape holds only storable text: %j', (text, may) => {
  expect(mayHoldUnstorableText(JSON.stringify({ text }))).toBe(may)
  expect(holdsOnlyStorableText({ text })).toBe(!may)
})
