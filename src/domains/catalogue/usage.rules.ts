import type { Centavos } from '#shared/money.ts'

/** How much somebody talks: minutes a month, the consultant's price per minute, whether prepaid minutes serve there. */
export type Usage = { minutes: number; pricePerMinute: Centavos; acceptsPackages: boolean }

/** Bought at once is at most what is talked in so many months: bonus of credit ends after ninety days. */
export const MONTHS_AHEAD = 3n

/** What the usage costs in a month at the price of the profile, in centavos. */
export const profileCostOf = ({ minutes, pricePerMinute }: Pick<Usage, 'minutes' | 'pricePerMinute'>): Centavos =>
  BigInt(minutes) * pricePerMinute

/** Minutes a month to choose from, in words. */
export const AMOUNTS = [
  [10, '10 minutos'],
  [20, '20 minutos'],
  [60, '1 hora'],
  [120, '2 horas'],
  [240, '4 horas'],
] as const

/** "1 hora", "1 h 30 min", "45 minutos". */
export function minutesInWords(minutes: number): string {
  const known = AMOUNTS.find(([amount]) => amount === minutes)?.[1]
  if (known) return known
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 0 ? `${minutes} minutos` : rest === 0 ? `${hours} horas` : `${hours} h ${rest} min`
}

/** How long what was given lasts at this pace, rounded to halves: "cerca de 2 meses e meio de conversa". */
export function monthsInWords(given: bigint, perMonth: bigint): string {
  const halves = Math.max(1, Math.round((Number(given) / Number(perMonth)) * 2))
  const [months, half] = [Math.floor(halves / 2), halves % 2 === 1]
  if (months === 0) return 'cerca de meio mês de conversa'
  return `cerca de ${months} ${months === 1 ? 'mês' : 'meses'}${half ? ' e meio' : ''} de conversa`
}
