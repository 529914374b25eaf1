const MINUTE_MS = 60_000

/** Below so many cases a share says more about chance than about a person. */
export const LEAST_CASES = 10

/** How many of how many, in percent with at most one decimal; undefined while there are fewer than ten cases. Never rounds something down to nothing. */
export function shareOf(part: number, whole: number): string | undefined {
  if (whole < LEAST_CASES) return undefined
  const tenths = part === 0 ? 0 : Math.max(1, Math.round((part * 1000) / whole))
  return `${String(tenths / 10).replace('.', ',')} %`
}

/** "cerca de 8 min": to the minute up to ten, to five minutes beyond, never less than it is. Milliseconds; null: nobody can say. */
export function freeInWords(freeInMs: number | null): string {
  if (freeInMs === null) return 'sem previsão'
  if (freeInMs < MINUTE_MS) return 'deve terminar a qualquer momento'
  const minutes = Math.ceil(freeInMs / MINUTE_MS)
  return `livre em cerca de ${minutes <= 10 ? minutes : Math.ceil(minutes / 5) * 5} min`
}
