import { expect, test } from 'vitest'
import { searchableText, isStorable } from './text.ts'

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
