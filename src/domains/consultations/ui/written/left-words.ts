const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/**
 * How much time is left, as one would say it: from two days on in days, then in hours, below two hours in minutes;
 * rounded down.
 */
export function leftWords(leftMs: number): string {
  if (leftMs >= 2 * DAY) return many(Math.floor(leftMs / DAY), 'dia', 'dias')
  if (leftMs >= 2 * HOUR) return many(Math.floor(leftMs / HOUR), 'hora', 'horas')
  if (leftMs >= MINUTE) return many(Math.floor(leftMs / MINUTE), 'minuto', 'minutos')
  return 'menos de um minuto'
}
