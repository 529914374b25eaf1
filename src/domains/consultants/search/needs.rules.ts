import { dayInSaoPaulo } from '#shared/dates.ts'
import { isWithin } from '#shared/typo.ts'
import { wordsOf } from './rules.ts'

/** How a need speaks of help: the help line beside the list, or instead of one. */
export const CARES = ['line', 'first'] as const

/** What people look for, as the table holds it: what they type, and which words of profiles answer it. */
export type Need = {
  slug: string
  label: string
  said: string[]
  words: string[]
  note: string | null
  care: (typeof CARES)[number] | null
}

/** Words that ask for nobody in particular, beside a need. */
const FILLERS = new Set(
  (
    'a o as os e de do da dos das em no na nos nas um uma com sem por para pra pro que se me eu tu ele ela meu minha meus ' +
    'minhas seu sua sobre como quando vai vou ser sera estou esta foi tem tenho quero queria preciso saber ajuda ajudar ' +
    'problema problemas questao questoes consulta conversar falar pessoa alguem muito mais'
  ).split(' '),
)

/** One form for singular and plural: "traicoes" and "traicao", "rituais" and "ritual", "dividas" and "divida". */
const formOf = (word: string) =>
  word
    .replace(/[oa]es$/, 'ao')
    .replace(/(?<=..)ais$/, 'al')
    .replace(/(?<=..)s$/, '')

type Phrase = { need: Need; forms: readonly string[] }
/** Needs with their phrases, longer ones first, in the form in which texts are compared with them. */
export type Thesaurus<N extends Need = Need> = { needs: readonly N[]; phrases: readonly Phrase[] }

/** Prepares a thesaurus for many texts. */
export const thesaurusOf = <N extends Need>(needs: readonly N[]): Thesaurus<N> => ({
  needs,
  phrases: needs
    .flatMap((need) => [need.label, ...need.said].map((said) => ({ need, forms: wordsOf(said).map(formOf) })))
    .toSorted((a, b) => b.forms.length - a.forms.length),
})

const LEAST_TYPO = 5
/** Names are near to short words: Marina to marido, Amanda to amante. */
const isMistyped = (typed: string, said: string) =>
  Math.min(typed.length, said.length) >= LEAST_TYPO &&
  isWithin(Math.max(typed.length, said.length) < 8 ? 1 : 2, typed, said)

export type NeedsFound = {
  needs: Need[]
  /** The other words of the text, without fillers. */
  rest: string[]
}

/**
 * The needs that the words of a text name, longer phrases first, each once. An `unknown` word may also be mistyped: one
 * edit from a word of at least five letters, two from eight letters on.
 */
export function needsIn(
  words: readonly string[],
  { phrases }: Thesaurus,
  unknown: ReadonlySet<string> = new Set(),
): NeedsFound {
  const typed = words.map((word) => ({ form: formOf(word), isUnknown: unknown.has(word) }))
  const taken = new Set<number>()
  const found = new Set<Need>()
  const isSaid = (at: number, said: string) =>
    !taken.has(at) && (typed[at]!.form === said || (typed[at]!.isUnknown && isMistyped(typed[at]!.form, said)))
  for (const { need, forms } of phrases)
    for (let at = 0; at + forms.length <= typed.length; at++) {
      if (!forms.every((said, n) => isSaid(at + n, said))) continue
      for (const n of forms.keys()) taken.add(at + n)
      found.add(need)
    }
  return { needs: [...found], rest: words.filter((word, at) => !taken.has(at) && !FILLERS.has(word)) }
}

const LETTERS = /^[a-z]{3,24}$/
const MOST_MISSED = 3

/**
 * What of a vain search is counted for the team: single words of letters, at most three, and nothing of a text with a
 * digit or an @, which may be somebody's number or address.
 */
export const missedWordsOf = (text: string, unknown: readonly string[]): string[] =>
  /[\d@]/.test(text)
    ? []
    : [...new Set(unknown)].filter((word) => LETTERS.test(word) && !FILLERS.has(word)).slice(0, MOST_MISSED)

const DAY_MS = 86_400_000
/** Searches of one network whose missed words are counted in a day, so that nobody fills the day's list alone. */
export const MISSED_PER_NETWORK = { name: 'missed-words-network', most: 20, windowMs: DAY_MS }

/** How often a word has to be missed before the team sees it: nobody should be recognised by what they searched. */
export const MISSED_TIMES_SHOWN = 3

const dayBefore = (now: Date, days: number) => dayInSaoPaulo(new Date(now.getTime() - days * DAY_MS))
/** The first of the thirty days whose missed words the team sees. */
export const missedShownSince = (now: Date) => dayBefore(now, 30)
/** Days before this one are forgotten. */
export const missedKeptSince = (now: Date) => dayBefore(now, 90)
