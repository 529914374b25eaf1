import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RUNES } from './rules.ts'

test('the 24 runes have the rows, order, sounds and meanings of the article', () => {
  const article = readFileSync('db/seeds/texts/articles/o-futhark-antigo.md', 'utf8')
  for (const aett of [1, 2, 3]) expect(RUNES.filter((rune) => rune.aett === aett)).toHaveLength(8)
  const rows = [...article.matchAll(/^\| \p{Script=Runic} .*$/gmu)].map(([row]) =>
    row.split('|').map((cell) => cell.trim().slice(2)),
  )
  expect(rows).toHaveLength(8)
  const fromArticle = RUNES.map((rune, at) => rows[at % 8]![rune.aett])
  expect(
    RUNES.map(({ sound, name, means }) => `${sound} ${name}, ${means.replace(/(.+), talvez/, '$1 (duvidoso)')}`),
  ).toEqual(fromArticle)
})

test('the first six spell FUTHARK', () => {
  expect(
    RUNES.slice(0, 6)
      .map(({ sound }) => sound)
      .join(''),
  ).toBe('FUTHARK')
})
