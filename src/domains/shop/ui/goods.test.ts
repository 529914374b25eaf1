import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PICTURES } from '../rules.ts'

const sheet = readFileSync(new URL('./goods.svg', import.meta.url), 'utf8')

test('the sheet has every picture that a product may show, and no other', () =>
  expect(new Set([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name))).toEqual(new Set(PICTURES)))

test('ink and gold follow the theme: the sheet knows no colour', () => expect(sheet).not.toMatch(/#[0-9a-f]{3,6}|rgb/i))
