import { MOST_MINUTES, LEAST_MINUTES } from '../../recommendation.rules.ts'

/** Prices per minute at which the four tiers begin, in centavos. */
export const EXAMPLE_PRICES = [199n, 299n, 449n, 699n] as const

/** The minutes a month that an address asks about; undefined when it asks nothing that can be answered. */
export function minutesIn(address: URLSearchParams): number | undefined {
  const minutes = Number(/^\d{1,4}$/.exec(address.get('minutos') ?? '')?.[0])
  return minutes >= LEAST_MINUTES && minutes <= MOST_MINUTES ? minutes : undefined
}

/** The price per minute that an address asks about, in centavos: one of the examples, R$ 2,99 by default. */
export const priceIn = (address: URLSearchParams): bigint =>
  EXAMPLE_PRICES.find((price) => String(price) === address.get('preco')) ?? EXAMPLE_PRICES[1]
