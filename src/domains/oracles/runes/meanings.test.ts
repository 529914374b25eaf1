import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RUNES } from './rules.ts'
import type { Meaning } from './meanings.rules.ts'
import { MEANINGS } from './ui/meanings.ts'

const runes = RUNES.map((rune) => ({ ...rune, meaning: MEANINGS[rune.id] }))
const prose = ({ origin, upright, reversed, obstacle, support, counsel, question }: Meaning) => [
  origin,
  upright,
  ...(reversed ? [reversed] : []),
  obstacle,
  support,
  counsel,
  question,
]
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/)

/** Promises, fear, fate, assumed gender, warrior romance, and horoscope clichés. */
const BANNED =
  /com certeza|destin|inevit|você vai|você será|você terá|garant|promet|azar|maldi|inveja|tragédia|perigo|cuidado com|querid[oa]|sozinh[oa]|preparad[oa]|energia|universo|vibra|jornada|gratidão|sagrad|ancestr|viking|viquing|sangue|—|–/i

describe('texts of the runes', () => {
  test.each(runes)('$name has texts of the right lengths', ({ meaning }) => {
    const words = meaning.origin.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(30)
    expect(words).toBeLessThanOrEqual(70)
    for (const text of [meaning.upright, meaning.reversed ?? '']) expect(text.length, text).toBeLessThanOrEqual(260)
    for (const text of [meaning.obstacle, meaning.support, meaning.counsel]) {
      expect(text.length, text).toBeLessThanOrEqual(160)
      expect(sentences(text), text).toHaveLength(1)
    }
    for (const text of prose(meaning).slice(0, -1)) expect(text).toMatch(/\.$/)
  })

  test('only the fifteen asymmetric runes have a reversed reading', () => {
    for (const { name, hasReverse, meaning } of runes) expect(meaning.reversed !== undefined, name).toBe(hasReverse)
  })

  test.each(runes)('$name promises nothing, frightens nobody, and glorifies no people', ({ meaning }) => {
    for (const text of prose(meaning)) expect(text).not.toMatch(BANNED)
  })

  test('each rune asks the question of the article', () => {
    const article = readFileSync('db/seeds/texts/articles/tres-runas-para-uma-segunda-feira-dificil.md', 'utf8')
    const rows = [...article.matchAll(/^\| (\w+) \| .+ \| (.+\?) \|$/gm)]
    expect(rows.map(([, name, question]) => [name, question])).toEqual(
      runes.map(({ name, meaning }) => [name, meaning.question]),
    )
  })

  test('no two runes share a sentence', () => {
    const all = runes.flatMap(({ meaning }) => prose(meaning).flatMap(sentences))
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([])
  })
})
