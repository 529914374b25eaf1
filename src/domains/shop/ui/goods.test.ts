import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PICTURES } from '../rules.ts'

const sheet = readFileSync(new URL('./goods.svg', import.meta.url), 'utf8')

test('the sheet has exactly the pictures that a product may show', () =>
  expect(new Set([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name))).toEqual(new Set(PICTURES)))

test('the sheet contains no colours, so that they follow the theme', () =>
  expect(sheet).not.toMatch(/#[0-9a-f]{3,6}|rgb/i))
