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
/** A relation, by images, a clear question, other options, half an hour, up to R$ 3,50, now. */
const TAROT = answersOf('aacabba')!
/** Somebody is missed; by the body; only to talk; to be heard; no hurry; any price; can wait. */
const MISSED = answersOf('cdddcdb')!

test('there are seven questions, and letters name an option of each', () => {
  expect(QUESTIONS).toHaveLength(7)
  expect(TAROT.map(({ words }) => words)).toEqual(
    QUESTIONS.map(({ options }, at) => options['aacabba'.charCodeAt(at) - 97]!.words),
  )
})

test.each(['', 'aacabb', 'aacabbaa', 'zacabba', 'AACABBA', 'aacab a'])('"%s" are not all the answers', (letters) =>
  expect(answersOf(letters)).toBeUndefined(),
)

test.each([
  ['', ''],
  ['aac', 'aac'],
  ['aazzz', 'aa'],
  ['aacabbazz', 'aacabba'],
  ['é', ''],
])('an address with "%s" goes on behind "%s"', (given, letters) => expect(answerLettersOf(given)).toBe(letters))

test('answers speak for specialties', () => {
  expect(pointsOf(TAROT).tarot).toBeGreaterThan(pointsOf(TAROT).astrologia)
  expect(pointsOf(MISSED).mediunidade).toBeGreaterThan(pointsOf(MISSED).tarot)
})

test('the specialty comes first, then price and presence, then what clients said', () => {
  const people = [
    someone('a-medium', { specialties: ['mediunidade'], score: 5 }),
    someone('dear-tarot', { pricePerMinute: 699n, score: 5 }),
    someone('tarot', { score: 4.1 }),
    someone('online-tarot', { status: 'online', score: 4 }),
  ]
  expect(matchesFor(people, TAROT).map(({ id }) => id)).toEqual(['online-tarot', 'tarot', 'dear-tarot'])
  expect(matchesFor(people, MISSED)[0]!.id).toBe('a-medium')
})

test('a second specialty counts as much as the first, and never more than three are shown', () => {
  const both = someone('both', { specialties: ['tarot', 'mediunidade'] })
  expect(matchesFor([someone('tarot', { score: 5 }), both], MISSED)[0]).toBe(both)
  expect(
    matchesFor(
      Array.from({ length: 9 }, (_, at) => someone(String(at))),
      TAROT,
    ),
  ).toHaveLength(MATCHES_SHOWN)
})

test('the reasons are the answers', () => {
  expect(reasonsFor(someone('tarot', { status: 'online' }), TAROT)).toEqual([
    'Tarot: você quer olhar uma relação por outros lados, e imagens falam com você.',
    'O preço por minuto cabe no que você disse.',
    'Está online agora.',
  ])
  expect(reasonsFor(someone('reiki', { specialties: ['reiki'], pricePerMinute: 900n }), TAROT)).toEqual([
    'Reiki também conversa com o que você respondeu.',
  ])
})
