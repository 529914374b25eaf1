import { createContext } from 'react'

/** Nobody. */
const NONE: ReadonlySet<string> = new Set()

/**
 * Whose cards say that a first conversation has free minutes, by id. Consultations knows who still gives them today,
 * and whether this visitor may get them; a card only shows it.
 */
export const WelcomeContext = createContext(NONE)

/** A free time in words, and the address at which only a yes to it is missing. */
export type NextTime = { words: string; href: string }

/**
 * The next free time of each agenda, by id; undefined: nobody has asked for them. Scheduling knows it; a card only
 * shows it.
 */
export const NextTimeContext = createContext<ReadonlyMap<string, NextTime> | undefined>(undefined)
