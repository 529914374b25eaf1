import { type Centavos, formatBRL } from '#shared/money.ts'
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
  reviewCount: number
}

/** How many are shown. */
export const MATCHES_SHOWN = 3

/** The most that a minute may cost, in centavos, of the answer about money; undefined: it depends on the person. */
const budgetOf = (answers: readonly QuizOption[]) => answers.find(({ atMost }) => atMost !== undefined)?.atMost

const wantsNow = (answers: readonly QuizOption[]) => answers.some(({ now }) => now)

/** Who fits the answers at least half as well as the best one is worth a look before somebody beyond the budget. */
const WORTH_A_LOOK = 2

/** Whoever has no reviews yet comes before somebody who was rated at least so only when their specialty fits better. */
const UNRATED = 3

/** How well somebody's best specialty fits. */
const fitOf = ({ specialties }: Candidate, points: Record<Specialty, number>) =>
  Math.max(0, ...specialties.map((specialty) => points[specialty]))

/** Whether somebody fits at least half as well as the best of all. */
const isWorthALook = (one: Candidate, all: readonly Candidate[], points: Record<Specialty, number>) =>
  fitOf(one, points) * WORTH_A_LOOK >= Math.max(0, ...all.map((other) => fitOf(other, points)))

/**
 * The best matches first. Who wants to talk now gets everybody online before others. Then come those within the budget
 * who fit at least half as well as the best; then specialty (ten points each) and ranking score (four). Nobody pays for
 * a place.
 */
export function matchesFor<C extends Candidate>(candidates: readonly C[], answers: readonly QuizOption[]): C[] {
  const points = pointsOf(answers)
  const budget = budgetOf(answers)
  const now = wantsNow(answers)
  const isWithin = (one: C) =>
    budget === undefined || (one.pricePerMinute <= budget && isWorthALook(one, candidates, points))
  const scoreOf = (one: C) => 10 * fitOf(one, points) + 4 * (one.reviewCount === 0 ? UNRATED : one.score)
  return candidates
    .map((candidate) => ({
      candidate,
      isHere: now && candidate.status === 'online',
      isWithin: isWithin(candidate),
      score: scoreOf(candidate),
    }))
    .toSorted(
      (a, b) =>
        Number(b.isHere) - Number(a.isHere) ||
        Number(b.isWithin) - Number(a.isWithin) ||
        b.score - a.score ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    )
    .slice(0, MATCHES_SHOWN)
    .map(({ candidate }) => candidate)
}

type Named = Candidate & { name: string }

/** What somebody does best for these answers. */
const bestOf = ({ specialties }: Candidate, points: Record<Specialty, number>) =>
  specialties.toSorted((a, b) => points[b] - points[a])[0]!

/**
 * Why somebody beyond the budget is recommended, in one sentence, and who of `all` fits it best; undefined: they are
 * within it. Prices are centavos a minute.
 */
export function overBudgetReason<C extends Named>(
  one: C,
  all: readonly C[],
  answers: readonly QuizOption[],
): string | undefined {
  const budget = budgetOf(answers)
  if (budget === undefined || one.pricePerMinute <= budget) return undefined
  const points = pointsOf(answers)
  const costs = `Custa ${formatBRL(one.pricePerMinute)} por minuto, mais do que você disse`
  const [nearest] = all
    .filter(({ pricePerMinute }) => pricePerMinute <= budget)
    .toSorted((a, b) => points[bestOf(b, points)] - points[bestOf(a, points)] || b.score - a.score)
  const why = isWorthALook(one, all, points)
    ? `o que você contou pede ${specialtyNames[bestOf(one, points)]}`
    : wantsNow(answers) && one.status === 'online'
      ? 'pode conversar agora'
      : 'quase ninguém mais atende hoje'
  if (nearest)
    return `${costs}, e está aqui porque ${why}; dentro do seu preço, quem mais se aproxima é ${nearest.name} (${specialtyNames[bestOf(nearest, points)]}).`
  const [cheapest] = all.toSorted((a, b) => Number(a.pricePerMinute - b.pricePerMinute) || b.score - a.score)
  return cheapest && cheapest.id !== one.id
    ? `${costs}: por ${formatBRL(budget)} ninguém atende hoje, e o menor preço é ${formatBRL(cheapest.pricePerMinute)}, com ${cheapest.name}.`
    : `${costs}: por ${formatBRL(budget)} ninguém atende hoje, e este é o menor preço.`
}

const PRESENCE_WORDS: Record<Status, string> = {
  online: 'Está online agora.',
  busy: 'Está em atendimento neste momento: dá para pedir um aviso de quando terminar.',
  offline: 'Não está online agora: dá para marcar hora ou pedir um aviso.',
}

/**
 * Why this consultant, in whole sentences: the answers that favoured their best specialty, then price, presence and
 * that nobody has rated them yet. `over`: the sentence for whoever costs more than the budget.
 */
export function reasonsFor(one: Candidate, answers: readonly QuizOption[], over?: string): string[] {
  const { status, pricePerMinute, reviewCount } = one
  const points = pointsOf(answers)
  const best = bestOf(one, points)
  const decisive = answers
    .filter((answer) => (answer.points?.[best] ?? 0) >= 2 && answer.because)
    .map(({ because }) => because!)
  const budget = budgetOf(answers)
  return [
    decisive.length > 0
      ? `${specialtyNames[best]}: ${decisive.slice(0, 2).join(', e ')}.`
      : points[best] > 0
        ? `${specialtyNames[best]} também conversa com o que você respondeu.`
        : `${specialtyNames[best]} não é o que mais combina com o que você contou.`,
    ...(budget !== undefined && pricePerMinute <= budget ? ['O preço por minuto cabe no que você disse.'] : []),
    ...(over ? [over] : []),
    ...(wantsNow(answers) ? [PRESENCE_WORDS[status]] : []),
    ...(reviewCount === 0 ? ['Ainda não tem avaliações: o que pesou foi o que você contou.'] : []),
  ]
}
