import { expect, test } from 'vitest'
import { SORTS } from '../rules.ts'
import { missedWordsOf, type Need, needsIn, thesaurusOf } from './needs.rules.ts'
import { isTypoOf } from '#shared/typo.ts'
import {
  anyOf,
  compareNeedRanking,
  compareRanking,
  firstWords,
  orderExplanation,
  type RankedConsultant,
  sortExplanations,
  wordsOf,
} from './rules.ts'

test.each([
  ['  Íris   Conceição ', ['iris', 'conceicao']],
  ['100% amor & paz!', ['100', 'amor', 'paz']],
  ["d'Ávila; drop table", ['d', 'avila', 'drop', 'table']],
  ['___ ... 🌙', []],
  ['um dois três quatro cinco seis sete', ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis']],
  ['a/b', ['a', 'b']],
  ['愛', ['愛']],
])('the search words of "%s"', (text, words) => expect(firstWords(wordsOf(text))).toEqual(words))

test('no search word contains the separator of alternatives', () =>
  expect(wordsOf('½ ℀ a/b ／').some((word) => word.includes('/'))).toBe(false))
test('alternatives are joined into one search word', () => expect(anyOf(['luna', 'lua'])).toBe('luna/lua'))

test.each([
  ['lunna', 'luna'],
  ['tarto', 'tarot'],
  ['astrologai', 'astrologia'],
  ['numerolojia', 'numerologia'],
  ['relasionameto', 'relacionamento'],
  ['iris', 'iris'],
])('"%s" is a typo of "%s"', (typed, known) => expect(isTypoOf(typed, known)).toBe(true))

test.each([
  ['lua', 'reiki'],
  ['de', 'da'],
  ['tarot', 'tardes'],
  ['runas', 'lunar'],
  ['xyzzy', 'fuzzy'],
  ['amor', 'amarelo'],
])('"%s" is not a typo of "%s"', (typed, known) => expect(isTypoOf(typed, known)).toBe(false))

const someone = (id: string, changes: Partial<RankedConsultant> = {}): RankedConsultant => ({
  id,
  matchLevel: 0,
  status: 'offline',
  score: 4,
  approvedAt: new Date('2026-01-01'),
  ...changes,
})

test('ranks by matching name, then presence, then score, then date of approval', () => {
  const people = [
    someone('veteran', { approvedAt: new Date('2025-01-01') }),
    someone('b'),
    someone('a'),
    someone('praised', { score: 4.8 }),
    someone('busy', { status: 'busy', score: 1 }),
    someone('online', { status: 'online', score: 1 }),
    someone('only-in-the-bio', { matchLevel: 2, status: 'online', score: 5 }),
    someone('in-the-title', { matchLevel: 1, score: 1 }),
  ]
  expect(people.toSorted(compareRanking).map(({ id }) => id)).toEqual([
    'online',
    'busy',
    'praised',
    'veteran',
    'a',
    'b',
    'in-the-title',
    'only-in-the-bio',
  ])
})

test('for a need, who may be featured comes before anybody who is there now', () => {
  const people = [
    { ...someone('online', { status: 'online', matchLevel: 0, score: 5 }), isFeaturable: false },
    { ...someone('named', { matchLevel: 0, score: 3 }), isFeaturable: false },
    { ...someone('loved', { matchLevel: 2, score: 4.5 }), isFeaturable: false },
    { ...someone('chosen'), isFeaturable: true },
    { ...someone('chosen-online', { status: 'online', matchLevel: 2, score: 1 }), isFeaturable: true },
  ]
  expect(people.toSorted(compareNeedRanking).map(({ id }) => id)).toEqual([
    'chosen-online',
    'chosen',
    'online',
    'loved',
    'named',
  ])
})

test('the order that is shown is explained, with who may be featured for a need', () => {
  expect(orderExplanation(undefined, true)).toMatch(/cinco pessoas.*R\$ 10,00 do próprio bolso.*Ninguém paga/)
  expect(orderExplanation('price', true)).toBe(sortExplanations.price)
  expect(orderExplanation()).toBe(sortExplanations.recommended)
})

test('consultants who are equal in these criteria compare as equal', () => {
  const [one, other] = [{ ...someone('a'), paid: 100_000n, featuredAt: new Date() }, someone('a')]
  expect(compareRanking(one, other)).toBe(0)
})

test.each(SORTS)('the explanation of the order "%s" says that nobody pays for it', (sort) =>
  expect(sortExplanations[sort]).toContain('Ninguém paga'),
)

const need = (slug: string, ...said: string[]): Need => ({
  slug,
  label: slug,
  said,
  words: [slug],
  note: null,
  care: null,
})
const NEEDS = thesaurusOf([
  need('trabalho', 'trabalho', 'emprego'),
  need('rituais', 'trabalho espiritual'),
  need('traicao', 'traição', 'ciúme'),
  need('ex', 'ex', 'vai voltar'),
  need('casal', 'casamento', 'marido', 'amante'),
  need('ajuda', 'ajuda', 'quero morrer'),
])

test.each([
  ['traição', ['traicao'], []],
  ['TRAIÇÕES e ciúmes', ['traicao'], []],
  ['o meu ex vai voltar?', ['ex'], []],
  ['trabalho espiritual', ['rituais'], []],
  ['trabalho e ciúme', ['trabalho', 'traicao'], []],
  ['Luna trabalho', ['trabalho'], ['luna']],
  ['tradição', [], ['tradicao']],
  ['exame', [], ['exame']],
  ['trabalhos espirituais', ['rituais'], []],
])('"%s" names the needs %j beside %j', (text, slugs, rest) => {
  const found = needsIn(wordsOf(text), NEEDS)
  expect(found.needs.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted())
  expect(found.rest).toEqual(rest)
})

test('a word after the sixth names a need', () =>
  expect(needsIn(wordsOf('às vezes eu penso que quero morrer'), NEEDS).needs.map(({ slug }) => slug)).toEqual([
    'ajuda',
  ]))

test.each([
  ['traisão', 'traisao', ['traicao']],
  ['traisão', '', []],
  ['eu quero moorrer', 'moorrer', ['ajuda']],
  ['cassamemto', 'cassamemto', ['casal']],
  ['marina', 'marina', []],
  ['amanda', 'amanda', []],
  ['eu', 'eu', []],
])('"%s" with "%s" unknown names %j', (text, unknown, slugs) =>
  expect(needsIn(wordsOf(text), NEEDS, new Set([unknown])).needs.map(({ slug }) => slug)).toEqual(slugs),
)

test.each([
  ['búzios ciganos', ['buzios', 'ciganos'], ['buzios', 'ciganos']],
  ['ana@exemplo.com', ['exemplo'], []],
  ['rua 7', ['rua'], []],
  ['de um', ['de', 'um'], []],
  ['愛', ['愛'], []],
  ['a b c d', ['aaa', 'bbb', 'ccc', 'ddd'], ['aaa', 'bbb', 'ccc']],
])('of the vain search "%s" %j is counted as %j', (text, unknown, counted) =>
  expect(missedWordsOf(text, unknown)).toEqual(counted),
)
