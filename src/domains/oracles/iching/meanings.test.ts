import { describe, expect, test } from 'vitest'
import { HEXAGRAMS } from './rules.ts'
import { meaningOf } from './ui/meanings/meaning-of.ts'
import { movingLineWords } from './ui/meanings/moving-line-words.ts'

const meanings = await Promise.all(
  HEXAGRAMS.map(async ({ number, name }) => ({ number, name, meaning: await meaningOf(number) })),
)
const words = (text: string) => text.split(/\s+/)
const whole = ({ image, tradition, today, counsel, question }: (typeof meanings)[number]['meaning']) =>
  [image, tradition, today, counsel, question].join(' ')

describe('texts of the hexagrams', () => {
  test('there are 64 different ones, of 90 to 125 words', () => {
    expect(new Set(meanings.map(({ meaning }) => meaning.image)).size).toBe(64)
    const lengths = meanings.map(({ name, meaning }) => ({ name, length: words(whole(meaning)).length }))
    expect(lengths.filter(({ length }) => length < 90 || length > 125)).toEqual([])
  })

  test('end in a question, give advice in one sentence, and begin differently', () => {
    expect(meanings.filter(({ meaning }) => !meaning.question.endsWith('?')).map(({ name }) => name)).toEqual([])
    expect(meanings.filter(({ meaning }) => /[.?!] /.test(meaning.counsel)).map(({ name }) => name)).toEqual([])
    for (const part of ['image', 'tradition', 'today', 'question'] as const) {
      const openings = meanings.map(({ meaning }) => words(meaning[part]).slice(0, 4).join(' '))
      expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([])
    }
  })

  test('the scene mentions both trigrams, by name or by what they represent', () => {
    const unseen = meanings.flatMap(({ number, meaning }) => {
      const { lower, upper } = HEXAGRAMS[number - 1]!
      return [lower.id, upper.id].filter((id) => !SEEN[id].test(meaning.image)).map((id) => `${number} ${id}`)
    })
    expect(unseen).toEqual([])
  })

  test('promise nothing and frighten nobody', () => {
    const forbidden = /garanti|destino|com certeza vai|você vai |maldi|azar|castigo|cuidado com a inveja|sucesso certo/i
    expect(meanings.filter(({ meaning }) => forbidden.test(whole(meaning))).map(({ name }) => name)).toEqual([])
  })

  test('the text on Dificuldade Inicial follows the article', async () => {
    const { image, question } = await meaningOf(3)
    expect(image).toMatch(/chuva.*broto/)
    expect(question).toContain('merece ser retomado')
  })
})

/** Words that represent each trigram in a scene. */
const SEEN = {
  ceu: /c[ée]u|azul/i,
  lago: /lago/i,
  fogo: /fog|sol|chama|relâmpago|lamparina|aceso/i,
  trovao: /trov/i,
  vento: /vento|madeira|árvore|raiz|lenha|balde/i,
  agua: /água|chuva|poça|rio/i,
  montanha: /montanha/i,
  terra: /terra|chão/i,
} as const

test('there are twelve texts for changing lines, by position and kind', () => {
  const places = [1, 2, 3, 4, 5, 6]
  expect(new Set(places.flatMap((place) => [movingLineWords(place, 6), movingLineWords(place, 9)])).size).toBe(12)
  expect(movingLineWords(1, 9)).toContain('No pé da figura')
})
