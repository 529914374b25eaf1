import { MAX_MINUTES, MIN_MINUTES } from '../../recommendation.rules.ts'

/** Prices per minute at which the four tiers begin, in centavos. */
export const EXAMPLE_PRICES = [199n, 299n, 449n, 699n] as const

/** Minutes a month to choose from, in words. */
export const AMOUNTS = [
  [10, '10 minutos'],
  [20, '20 minutos'],
  [60, '1 hora'],
  [120, '2 horas'],
  [240, '4 horas'],
] as const

/** The minutes a month that an address asks about; undefined when it asks nothing that can be answered. */
export function minutesIn(address: URLSearchParams): number | undefined {
  const minutes = Number(/^\d{1,4}$/.exec(address.get('minutos') ?? '')?.[0])
  return minutes >= MIN_MINUTES && minutes <= MAX_MINUTES ? minutes : undefined
}

/** The price per minute that an address asks about, in centavos: one of the examples, R$ 2,99 by default. */
export const priceIn = (address: URLSearchParams): bigint =>
  EXAMPLE_PRICES.find((price) => String(price) === address.get('preco')) ?? EXAMPLE_PRICES[1]

/** "1 hora", "1 h 30 min", "45 minutos". */
export function minutesInWords(minutes: number): string {
  const known = AMOUNTS.find(([amount]) => amount === minutes)?.[1]
  if (known) return known
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 0 ? `${minutes} minutos` : rest === 0 ? `${hours} horas` : `${hours} h ${rest} min`
}
