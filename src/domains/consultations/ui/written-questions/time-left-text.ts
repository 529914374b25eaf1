const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const countNoun = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** How much time is left: from two days on in days, then in hours, below two hours in minutes; rounded down. */
export function timeLeftText(leftMs: number): string {
  if (leftMs >= 2 * DAY) return countNoun(Math.floor(leftMs / DAY), 'dia', 'dias')
  if (leftMs >= 2 * HOUR) return countNoun(Math.floor(leftMs / HOUR), 'hora', 'horas')
  if (leftMs >= MINUTE) return countNoun(Math.floor(leftMs / MINUTE), 'minuto', 'minutos')
  return 'menos de um minuto'
}
