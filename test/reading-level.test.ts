import { expect, test } from 'vitest'
import { fleschOf } from '../bin/parts/reading/flesch.ts'
import { LEAST_FLESCH, readPages } from '../bin/parts/reading/pages.ts'

const pages = readPages()
/** Shorter ones are names of things; the formula says little about them. */
const LEAST_WORDS = 8
const LEAST_OF_A_SENTENCE = 30

test.each(pages.map(({ page, flesch, texts }) => [page, flesch, texts.length] as const))(
  'what %s says about money reads easily',
  (_page, flesch, count) => {
    expect(flesch).toBeGreaterThanOrEqual(LEAST_FLESCH)
    expect(count).toBeGreaterThan(2)
  },
)

test('no single text about money is hard to read', () => {
  const hard = pages
    .flatMap(({ texts }) => texts)
    .filter((text) => text.split(' ').length >= LEAST_WORDS && fleschOf(text) < LEAST_OF_A_SENTENCE)
  expect([...new Set(hard)]).toEqual([])
})

test('percentages and times are written one way', () => {
  const texts = pages.flatMap(({ texts: all }) => all)
  expect(texts.filter((text) => /\d\s%|\b\d{1,2}h\d{2}\b/.test(text))).toEqual([])
})
