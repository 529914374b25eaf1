/** How often a horoscope comes: each morning, or on Mondays for the week. */
export const RHYTHMS = { daily: 'Todo dia', weekly: 'Toda segunda' } as const
export type Rhythm = keyof typeof RHYTHMS
export const RHYTHM_NAMES = Object.keys(RHYTHMS) as [Rhythm, ...Rhythm[]]
/** For which sign, 0 for Áries to 11 for Peixes, and how often. */
export type HoroscopeChoice = { sign: number; rhythm: Rhythm }
