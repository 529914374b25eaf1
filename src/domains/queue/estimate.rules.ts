const MINUTE_MS = 60_000
/** Beyond that an estimate says nothing. */
const MOST_MINUTES = 180
const STEP = 5
/** Of a turn: the question, the yes and the answer. */
const TURN_MS = MINUTE_MS

/** How long somebody's consultations last, and since when the present one runs; null: none does. Milliseconds. */
export type Pace = { typicalMs: number | null; elapsedMs: number | null }
/** In minutes; `most` null: three hours or more. */
export type WaitRange = { least: number; most: number | null }

/**
 * How long somebody waits who has so many before them: the rest of the running consultation and one of the usual length
 * for each of those, a third less to half as much again, in steps of five minutes. Null: nothing is known.
 */
export function waitRange({ typicalMs, elapsedMs }: Pace, before: number): WaitRange | null {
  if (typicalMs === null) return null
  const rest = elapsedMs === null ? 0 : Math.max(0, typicalMs - elapsedMs)
  const minutes = (rest + before * (typicalMs + TURN_MS)) / MINUTE_MS
  const least = Math.floor((minutes * 2) / 3 / STEP) * STEP
  const most = Math.max(Math.ceil((minutes * 3) / 2 / STEP) * STEP, least + STEP)
  return { least: Math.min(least, MOST_MINUTES), most: most >= MOST_MINUTES ? null : most }
}

const hoursAndMinutes = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ')
}

/** "entre 10 e 25 min", "até 10 min", "entre 50 min e 1 h 30 min", "mais de 2 h". */
export function waitWords(range: WaitRange | null): string {
  if (!range) return 'sem previsão'
  const { least, most } = range
  if (most === null) return least === 0 ? 'sem previsão' : `mais de ${hoursAndMinutes(least)}`
  if (least === 0) return `até ${hoursAndMinutes(most)}`
  return most < 60 ? `entre ${least} e ${most} min` : `entre ${hoursAndMinutes(least)} e ${hoursAndMinutes(most)}`
}

/** "1º", as places are counted. */
export const ordinal = (place: number) => `${place}º`
