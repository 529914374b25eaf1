import { describe, expect, it } from 'vitest'
import { CARDS } from './cards.rules.ts'
import { COURTS } from './ui/meanings/courts.ts'
import { MAJORS } from './ui/meanings/majors.ts'
import { meaningOf } from './ui/meanings/meaning-of.ts'
import { PIPS } from './ui/meanings/pips.ts'
import type { Meaning } from './meanings.rules.ts'

const meanings: readonly (readonly [string, Meaning])[] = [
  ...Object.entries(MAJORS),
  ...Object.entries(COURTS),
  ...Object.entries(PIPS),
]

const wordsIn = (text: string) => text.split(/\s+/).length
const prose = ({ upright, reversed, counsel, obstacle, text, question }: Meaning) => [
  upright,
  reversed,
  counsel,
  obstacle,
  text,
  question,
]
const sentences = (text: string) => text.split(/(?<=[.!?:;])\s+/).map((sentence) => sentence.toLowerCase())

/** Promises, fear, fate, assumed gender, therapy jargon, and horoscope clichés. */
const BANNED =
  /com certeza|destinad|destino|inevit|você vai|você será|você terá|garant|promet|azar|maldi|inveja|macumba|trabalho feito|tragédia|perigo|cuidado com|obrigad[oa] a|preparad[oa]|querid[oa]|sozinh[oa]|gatilho|tóxic|autoestima|empoder|zona de conforto|energia|universo|vibra|jornada|ressignific|gratidão|—|–/i

describe('texts of the cards', () => {
  it('every card of the deck has a text of its own', async () => {
    const said = new Map(meanings)
    expect(said.size).toBe(CARDS.length)
    for (const { id } of CARDS) expect(await meaningOf(id)).toBe(said.get(id) ?? id)
  })

  it.each(meanings)('%s has texts of the right lengths', (id, meaning) => {
    const [upright, reversed] = [meaning.keywords.upright, meaning.keywords.reversed]
    for (const word of [...upright, ...reversed]) {
      expect(word).toBe(word.trim().toLowerCase())
      expect(word.length).toBeLessThanOrEqual(22)
    }
    expect(new Set([...upright, ...reversed]).size).toBe(6)
    expect(meaning.upright.length).toBeLessThanOrEqual(260)
    expect(meaning.reversed.length).toBeLessThanOrEqual(260)
    expect(meaning.counsel.length).toBeLessThanOrEqual(160)
    expect(meaning.obstacle.length).toBeLessThanOrEqual(160)
    expect(meaning.question.length).toBeLessThanOrEqual(140)
    const [fewest, most] = id in MAJORS ? [90, 140] : [60, 90]
    expect(wordsIn(meaning.text)).toBeGreaterThanOrEqual(fewest)
    expect(wordsIn(meaning.text)).toBeLessThanOrEqual(most)
  })

  it.each(meanings)('%s asks one open question and has complete sentences', (_, meaning) => {
    expect(meaning.question.match(/\?/g)).toHaveLength(1)
    expect(meaning.question).toMatch(/\?$/)
    for (const passage of prose(meaning).slice(0, -1)) expect(passage).toMatch(/[.!?”]$/)
  })

  it.each(meanings)('%s promises nothing and frightens nobody', (_, meaning) => {
    for (const passage of [...prose(meaning), ...Object.values(meaning.keywords).flat()])
      expect(passage).not.toMatch(BANNED)
  })

  it('no two cards share a sentence or an opening', () => {
    const said = meanings.flatMap(([, meaning]) => prose(meaning).flatMap(sentences))
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([])
    const openings = meanings.map(([, { text }]) => text.split(' ').slice(0, 2).join(' '))
    expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([])
  })
})
