import { dayInSaoPaulo } from '#shared/dates.ts'
import { isTypoOf, searchWordsOf } from './rules.ts'

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
const formsOf = (text: string) => searchWordsOf(text).map(formOf)

export type NeedsFound = {
  needs: Need[]
  /** The other words of the text, without fillers. */
  rest: string[]
}

/**
 * The needs that a text names, longer phrases first, each once. `isTypo`: also by words of at least five letters that
 * are close to one of theirs.
 */
export function needsIn(words: readonly string[], needs: readonly Need[], isTypo = false): NeedsFound {
  const forms = words.map(formOf)
  const taken = new Set<number>()
  const found = new Set<Need>()
  const phrases = needs
    .flatMap((need) => [need.label, ...need.said].map((said) => ({ need, phrase: formsOf(said) })))
    .toSorted((a, b) => b.phrase.length - a.phrase.length)
  const isSame = (typed: string, said: string) =>
    typed === said || (isTypo && typed.length >= 5 && said.length >= 5 && isTypoOf(typed, said))
  for (const { need, phrase } of phrases)
    for (let at = 0; at + phrase.length <= forms.length; at++) {
      const places = phrase.map((_, n) => at + n)
      if (places.some((place) => taken.has(place)) || !phrase.every((word, n) => isSame(forms[at + n]!, word))) continue
      for (const place of places) taken.add(place)
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

/** How often a word has to be missed before the team sees it: nobody should be recognised by what they searched. */
export const MISSED_TIMES_SHOWN = 3

const DAY_MS = 86_400_000
const dayBefore = (now: Date, days: number) => dayInSaoPaulo(new Date(now.getTime() - days * DAY_MS))
/** The first of the thirty days whose missed words the team sees. */
export const missedShownSince = (now: Date) => dayBefore(now, 30)
/** Days before this one are forgotten. */
export const missedKeptSince = (now: Date) => dayBefore(now, 90)
