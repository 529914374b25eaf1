import { createContext } from 'react'

/** Nobody. */
const NONE: ReadonlySet<string> = new Set()

/**
 * Whose cards say that a first conversation has free minutes, by id. Consultations knows who still gives them today,
 * and whether this visitor may get them; a card only shows it.
 */
export const WelcomeContext = createContext(NONE)

/** The next free time of each agenda in words, by id. Scheduling knows it; a card only shows it. */
export const NextTimeContext = createContext<ReadonlyMap<string, string>>(new Map())
