import { describe, expect, test } from 'vitest'
import { ANSWER_TEXT } from '#test/support/written-question-fixture.ts'
import { distinctWords, isCopy, missingSubstance, sharedPart, shinglesOf } from './substance.rules.ts'

const OTHER =
  'A Roda da Fortuna abre a tiragem e diz que o momento é de virada, ainda que lenta. Quem está do seu lado quer ouvir ' +
  'você falar primeiro. Eu esperaria o fim do mês, anotaria o que muda a cada semana e só então marcaria a viagem. O ' +
  'Eremita pede silêncio antes de qualquer resposta grande.'
const GREETING = 'Olá, obrigada pela confiança. Abri as cartas com calma para a sua pergunta.'
const part = (a: string, b: string) => Math.round(sharedPart(shinglesOf(a), shinglesOf(b)) * 100)

describe('an answer has substance', () => {
  test.each<[string, string, number, string | undefined]>([
    ['with enough in words', ANSWER_TEXT, 0, undefined],
    ['not with less than 200 characters', ANSWER_TEXT.slice(0, 199), 0, 'Escreva pelo menos 200 caracteres.'],
    [
      'not with few words again and again',
      'o sim e o não '.repeat(30),
      0,
      'Responda com pelo menos 25 palavras diferentes.',
    ],
    ['by twenty seconds of voice alone', '', 20, undefined],
    ['not by a voice of three seconds', '', 3, 'Escreva pelo menos 200 caracteres.'],
  ])('%s', (_, text, voiceSeconds, missing) => expect(missingSubstance({ text, voiceSeconds })).toBe(missing))

  test('words are counted in whatever case', () => expect(distinctWords('Sim sim SIM não')).toBe(2))
})

describe('an answer is a copy', () => {
  test.each([
    ['the same text', ANSWER_TEXT, ANSWER_TEXT, 100],
    ['in capitals, without accents and commas', ANSWER_TEXT.toUpperCase().replace(/[,.:]/g, ''), ANSWER_TEXT, 100],
    [
      'with three words changed',
      ANSWER_TEXT.replace('novo', 'antigo').replace('casa', 'terra').replace('calma', 'cuidado'),
      ANSWER_TEXT,
      80,
    ],
    ['with another one before it', `${OTHER} ${ANSWER_TEXT}`, ANSWER_TEXT, 45],
    ['two on other things that begin alike', `${GREETING} ${ANSWER_TEXT}`, `${GREETING} ${OTHER}`, 19],
    ['two that have nothing in common', OTHER, ANSWER_TEXT, 0],
  ])('%s', (_, text, other, percent) => expect(part(text, other)).toBe(percent))

  test('from half of it on', () => {
    const isCopied = (text: string, ...earlier: string[]) => isCopy(shinglesOf(text), earlier.map(shinglesOf))
    expect(isCopied(`Com carinho, Luna. ${ANSWER_TEXT}`, OTHER, ANSWER_TEXT)).toBe(true)
    expect(isCopied(`${GREETING} ${ANSWER_TEXT}`, OTHER, `${GREETING} ${OTHER}`)).toBe(false)
    expect(isCopied(ANSWER_TEXT)).toBe(false)
  })

  test('also of a text so long that only a part of its shingles is kept', () => {
    const words = Array.from({ length: 4_000 }, (_, n) => `palavra${(n * 7_919) % 4_000}`)
    const long = words.join(' ')
    expect(shinglesOf(long)).toHaveLength(512)
    expect(part(long, `${words.slice(0, 2_000).join(' ')} ${OTHER}`)).toBeGreaterThan(40)
    expect(part(long, `${words.slice(0, 2_000).join(' ')} ${OTHER}`)).toBeLessThan(60)
    expect(part(words.slice(0, 300).join(' '), long)).toBe(100)
  })
})
