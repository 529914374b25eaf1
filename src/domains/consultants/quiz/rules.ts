import type { Centavos } from '#shared/money.ts'
import { SPECIALTIES, specialtyNames, type Specialty, type Status } from '../rules.ts'
import { QUESTIONS, type QuizOption } from './questions.rules.ts'

/** The answers in a URL: one letter per question, `a` for its first option. Undefined: incomplete or invalid. */
export function answersOf(letters: string): QuizOption[] | undefined {
  if (letters.length !== QUESTIONS.length) return undefined
  const chosen = QUESTIONS.map(({ options }, at) => options[letters.charCodeAt(at) - 97])
  return chosen.every((option) => option !== undefined) ? chosen : undefined
}

/** The longest beginning of a text whose letters are valid options. */
export function answerLettersOf(given: string): string {
  let length = 0
  while (length < QUESTIONS.length && QUESTIONS[length]!.options[given.charCodeAt(length) - 97]) length++
  return given.slice(0, length)
}

/** Points of each specialty: the sum over the answers, at least zero. */
export const pointsOf = (answers: readonly QuizOption[]): Record<Specialty, number> =>
  Object.fromEntries(
    SPECIALTIES.map((specialty) => [
      specialty,
      answers.reduce((sum, { points }) => sum + (points?.[specialty] ?? 0), 0),
    ]),
  ) as Record<Specialty, number>

export type Candidate = {
  id: string
  specialties: readonly Specialty[]
  status: Status
  pricePerMinute: Centavos
  score: number
}

/** How many are shown. */
export const MATCHES_SHOWN = 3

/**
 * The best matches first: ten points for each point of their best specialty, twenty when the price fits, fifteen when
 * they are online and the client wants to begin now, and four times the ranking score. Placement cannot be bought.
 */
export function matchesFor<C extends Candidate>(candidates: readonly C[], answers: readonly QuizOption[]): C[] {
  const points = pointsOf(answers)
  const atMost = answers.find((answer) => answer.atMost !== undefined)?.atMost
  const wantsNow = answers.some(({ now }) => now)
  const scoreOf = ({ specialties, status, pricePerMinute, score }: C) =>
    10 * Math.max(0, ...specialties.map((specialty) => points[specialty])) +
    (atMost === undefined || pricePerMinute <= atMost ? 20 : 0) +
    (wantsNow && status === 'online' ? 15 : 0) +
    4 * score
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .toSorted((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1))
    .slice(0, MATCHES_SHOWN)
    .map(({ candidate }) => candidate)
}

/**
 * Why this consultant, in whole sentences: the answers that favoured their best specialty, then price and presence. At
 * most four.
 */
export function reasonsFor(
  { specialties, status, pricePerMinute }: Candidate,
  answers: readonly QuizOption[],
): string[] {
  const points = pointsOf(answers)
  const best = specialties.toSorted((a, b) => points[b] - points[a])[0]!
  const decisive = answers
    .filter((answer) => (answer.points?.[best] ?? 0) >= 2 && answer.because)
    .map(({ because }) => because!)
  const atMost = answers.find((answer) => answer.atMost !== undefined)?.atMost
  return [
    ...(decisive.length > 0
      ? [`${specialtyNames[best]}: ${decisive.slice(0, 2).join(', e ')}.`]
      : [`${specialtyNames[best]} também conversa com o que você respondeu.`]),
    ...(atMost !== undefined && pricePerMinute <= atMost ? ['O preço por minuto cabe no que você disse.'] : []),
    ...(answers.some(({ now }) => now) && status === 'online' ? ['Está online agora.'] : []),
  ]
}
