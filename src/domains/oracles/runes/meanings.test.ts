import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RUNES } from './rules.ts'
import type { Meaning } from './meanings.rules.ts'
import { MEANINGS } from './ui/meanings.ts'

const told = RUNES.map((rune) => ({ ...rune, meaning: MEANINGS[rune.id] }))
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

/** Promise, fear, fate, a guessed gender, warrior's romance, and the phrases a horoscope would use. */
const BANNED =
  /com certeza|destin|inevit|você vai|você será|você terá|garant|promet|azar|maldi|inveja|tragédia|perigo|cuidado com|querid[oa]|sozinh[oa]|preparad[oa]|energia|universo|vibra|jornada|gratidão|sagrad|ancestr|viking|viquing|sangue|—|–/i

describe('what the runes say', () => {
  test.each(told)('$name keeps to its lengths', ({ meaning }) => {
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

  test('the nine that have no upside down have no words for it, and the other fifteen do', () => {
    for (const { name, hasReverse, meaning } of told) expect(meaning.reversed !== undefined, name).toBe(hasReverse)
  })

  test.each(told)('$name neither promises nor frightens, and makes no pride of a people', ({ meaning }) => {
    for (const text of prose(meaning)) expect(text).not.toMatch(BANNED)
  })

  test('each asks what the article asks', () => {
    const article = readFileSync('db/seeds/texts/articles/tres-runas-para-uma-segunda-feira-dificil.md', 'utf8')
    const rows = [...article.matchAll(/^\| (\w+) \| .+ \| (.+\?) \|$/gm)]
    expect(rows.map(([, name, question]) => [name, question])).toEqual(
      told.map(({ name, meaning }) => [name, meaning.question]),
    )
  })

  test('no two share a sentence', () => {
    const said = told.flatMap(({ meaning }) => prose(meaning).flatMap(sentences))
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([])
  })
})
