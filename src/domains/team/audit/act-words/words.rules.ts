import { detailOf, LEGAL_TEXTS, LEGAL_TITLES } from '#domains/accounts/agreements.rules.ts'
/**
 * How a timeline calls an act, what it says in a sentence after a name ("Íris …"), and the words of how it ended, by
 * the code of its `detail`.
 */
export type Words = readonly [title: string, did: string, details?: Readonly<Record<string, string>>]

/** Of acts by their kind. */
export type ActWords = Readonly<Record<string, Words>>

export const SWITCHED = { on: 'ligado', off: 'desligado' }

/** The legal texts, by the detail of their acts. */
export const LEGAL_TEXT_NAMES = Object.fromEntries(LEGAL_TEXTS.map((text) => [detailOf(text), LEGAL_TITLES[text]]))
