import { expect, test } from 'vitest'
import { QUESTIONS } from './questions.rules.ts'
import { answersOf, type Candidate, answerLettersOf, MATCHES_SHOWN, matchesFor, pointsOf, reasonsFor } from './rules.ts'

const someone = (id: string, changes: Partial<Candidate> = {}): Candidate => ({
  id,
  specialties: ['tarot'],
  status: 'offline',
  pricePerMinute: 299n,
  score: 4,
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

test('explains a match by the answers', () => {
  expect(reasonsFor(someone('tarot', { status: 'online' }), TAROT)).toEqual([
    'Tarot: você quer olhar uma relação por outros lados, e imagens falam com você.',
    'O preço por minuto cabe no que você disse.',
    'Está online agora.',
  ])
  expect(reasonsFor(someone('reiki', { specialties: ['reiki'], pricePerMinute: 900n }), TAROT)).toEqual([
    'Reiki também conversa com o que você respondeu.',
  ])
})
