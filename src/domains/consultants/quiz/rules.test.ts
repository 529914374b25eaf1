import { expect, test } from 'vitest'
import { QUESTIONS } from './questions.rules.ts'
import {
  answersOf,
  type Candidate,
  answerLettersOf,
  MATCHES_SHOWN,
  matchesFor,
  overBudgetReason,
  pointsOf,
  reasonsFor,
} from './rules.ts'

const someone = (id: string, changes: Partial<Candidate> = {}): Candidate => ({
  id,
  specialties: ['tarot'],
  status: 'offline',
  pricePerMinute: 299n,
  score: 4,
  reviewCount: 9,
  ...changes,
})
/** About a relationship, with images, a clear question, other perspectives, half an hour, up to R$ 3,50, now. */
const TAROT = answersOf('aacabba')!
/** About somebody who is missed; through the body; just to talk; to be listened to; no hurry; any price; can wait. */
const MISSED = answersOf('cdddcdb')!

test('there are seven questions, and each option has its letter', () => {
  expect(QUESTIONS).toHaveLength(7)
  expect(TAROT.map(({ words }) => words)).toEqual(
    QUESTIONS.map(({ options }, at) => options['aacabba'.charCodeAt(at) - 97]!.words),
  )
})

test.each(['', 'aacabb', 'aacabbaa', 'zacabba', 'AACABBA', 'aacab a'])(
  '"%s" is not a complete set of answers',
  (letters) => expect(answersOf(letters)).toBeUndefined(),
)

test.each([
  ['', ''],
  ['aac', 'aac'],
  ['aazzz', 'aa'],
  ['aacabbazz', 'aacabba'],
  ['é', ''],
])('of "%s" the valid beginning is "%s"', (given, letters) => expect(answerLettersOf(given)).toBe(letters))

test('answers give points to specialties', () => {
  expect(pointsOf(TAROT).tarot).toBeGreaterThan(pointsOf(TAROT).astrologia)
  expect(pointsOf(MISSED).mediunidade).toBeGreaterThan(pointsOf(MISSED).tarot)
})

test('ranks by specialty first, then by price and presence, then by score', () => {
  const people = [
    someone('a-medium', { specialties: ['mediunidade'], score: 5 }),
    someone('dear-tarot', { pricePerMinute: 699n, score: 5 }),
    someone('tarot', { score: 4.1 }),
    someone('online-tarot', { status: 'online', score: 4 }),
  ]
  expect(matchesFor(people, TAROT).map(({ id }) => id)).toEqual(['online-tarot', 'tarot', 'dear-tarot'])
  expect(matchesFor(people, MISSED)[0]!.id).toBe('a-medium')
})

test('counts a second specialty like the first, and shows at most three', () => {
  const both = someone('both', { specialties: ['tarot', 'mediunidade'] })
  expect(matchesFor([someone('tarot', { score: 5 }), both], MISSED)[0]).toBe(both)
  expect(
    matchesFor(
      Array.from({ length: 9 }, (_, at) => someone(String(at))),
      TAROT,
    ),
  ).toHaveLength(MATCHES_SHOWN)
})

test('who wants to talk now gets everybody who is online first, whatever they cost or do', () => {
  const people = [
    someone('praised', { score: 5 }),
    someone('busy', { status: 'busy', score: 5 }),
    someone('online-reiki', { status: 'online', specialties: ['reiki'], pricePerMinute: 900n, score: 3 }),
    someone('online-tarot', { status: 'online', score: 3 }),
  ]
  expect(matchesFor(people, TAROT).map(({ id }) => id)).toEqual(['online-tarot', 'online-reiki', 'busy'])
  expect(matchesFor(people, MISSED)[0]!.id, 'who can wait does not').not.toBe('online-tarot')
})

test('who has no reviews comes first only when the specialty fits better, and says so', () => {
  const unrated = someone('a', { reviewCount: 0 })
  expect(matchesFor([unrated, someone('b', { score: 3.1 })], TAROT)[0]!.id).toBe('b')
  expect(matchesFor([unrated, someone('b', { specialties: ['runas'], score: 5 })], TAROT)[0]!.id).toBe('a')
  expect(reasonsFor(unrated, TAROT).at(-1)).toBe('Ainda não tem avaliações: o que pesou foi o que você contou.')
})

test('explains a match by the answers', () => {
  expect(reasonsFor(someone('tarot', { status: 'online' }), TAROT)).toEqual([
    'Tarot: você quer olhar uma relação por outros lados, e imagens falam com você.',
    'O preço por minuto cabe no que você disse.',
    'Está online agora.',
  ])
  expect(reasonsFor(someone('reiki', { specialties: ['reiki'], pricePerMinute: 900n }), TAROT)).toEqual([
    'Reiki não é o que mais combina com o que você contou.',
    'Não está online agora: dá para marcar hora ou pedir um aviso.',
  ])
})

const R = (text: string) => text.replaceAll('R$ ', 'R$\u00a0')
const named = (name: string, pricePerMinute: bigint, changes: Partial<Candidate> = {}) => ({
  ...someone(name, { pricePerMinute, ...changes }),
  name,
})
const cheap = named('Bento', 199n, { score: 3 })
const middle = named('Clara', 349n, { score: 4 })
const dear = named('Luna', 449n, { status: 'online', score: 5 })
const other = named('Rui', 149n, { specialties: ['reiki'], score: 5 })

test.each([
  ['Até R$ 2,00', 'aacabaa', [cheap, middle, dear, other], ['Luna', 'Bento', 'Clara']],
  ['Até R$ 3,50', 'aacabba', [cheap, middle, dear, other], ['Luna', 'Clara', 'Bento']],
  ['Até R$ 5,00', 'aacabca', [cheap, middle, dear, other], ['Luna', 'Clara', 'Bento']],
  ['Depende da pessoa', 'aacabda', [cheap, middle, dear, other], ['Luna', 'Clara', 'Bento']],
  [
    'Até R$ 2,00, with three within it',
    'aacabaa',
    [cheap, dear, named('Ciro', 200n), named('Duda', 150n)],
    ['Luna', 'Ciro', 'Duda'],
  ],
  ['Até R$ 2,00, with nobody of the specialty', 'aacabaa', [dear, other], ['Luna', 'Rui']],
])('with the budget "%s" they are shown in this order', (_, letters, people, names) =>
  expect(matchesFor(people, answersOf(letters)!).map(({ name }) => name)).toEqual(names),
)

test.each([
  ['within the budget', cheap, 'aacabaa', [cheap, dear], undefined],
  ['without a budget', dear, 'aacabda', [cheap, dear], undefined],
  [
    'beyond it, with somebody within it',
    dear,
    'aacabaa',
    [cheap, middle, dear, other],
    'Custa R$ 4,49 por minuto, mais do que você disse, e está aqui porque o que você contou pede Tarot; dentro do seu preço, quem mais se aproxima é Bento (Tarot).',
  ],
  [
    'beyond it, with somebody of another specialty within it',
    dear,
    'aacabaa',
    [dear, other],
    'Custa R$ 4,49 por minuto, mais do que você disse, e está aqui porque o que você contou pede Tarot; dentro do seu preço, quem mais se aproxima é Rui (Reiki).',
  ],
  [
    'beyond it, with nobody within it',
    dear,
    'aacabaa',
    [middle, dear],
    'Custa R$ 4,49 por minuto, mais do que você disse: por R$ 2,00 ninguém atende hoje, e o menor preço é R$ 3,49, com Clara.',
  ],
  [
    'the cheapest of all',
    middle,
    'aacabaa',
    [middle, dear],
    'Custa R$ 3,49 por minuto, mais do que você disse: por R$ 2,00 ninguém atende hoje, e este é o menor preço.',
  ],
  [
    'beyond it, and first because they are online',
    { ...other, status: 'online', pricePerMinute: 900n },
    'aacabaa',
    [cheap, { ...other, status: 'online', pricePerMinute: 900n }],
    'Custa R$ 9,00 por minuto, mais do que você disse, e está aqui porque pode conversar agora; dentro do seu preço, quem mais se aproxima é Bento (Tarot).',
  ],
] as const)('says why somebody costs more than the budget: %s', (_, one, letters, all, words) =>
  expect(overBudgetReason(one, all, answersOf(letters)!)).toBe(words && R(words)),
)
