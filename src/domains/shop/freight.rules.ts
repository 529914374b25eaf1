import type { Centavos } from '#shared/money.ts'

type Tariff = { name: string; firstCents: Centavos; stepCents: Centavos; days: readonly [least: number, most: number] }

/**
 * The cost of a parcel by region: the first `STEP_GRAMS`, each further started step, and business days until it
 * arrives.
 */
export const REGIONS = {
  sao_paulo: { name: 'São Paulo', firstCents: 1_490n, stepCents: 190n, days: [2, 4] },
  southeast: { name: 'Sudeste', firstCents: 1_890n, stepCents: 260n, days: [3, 6] },
  south: { name: 'Sul', firstCents: 1_990n, stepCents: 290n, days: [4, 7] },
  midwest: { name: 'Centro-Oeste', firstCents: 2_290n, stepCents: 350n, days: [5, 8] },
  northeast: { name: 'Nordeste', firstCents: 2_590n, stepCents: 420n, days: [6, 10] },
  north: { name: 'Norte', firstCents: 2_990n, stepCents: 540n, days: [8, 14] },
} as const satisfies Record<string, Tariff>
export type Region = keyof typeof REGIONS

/**
 * First and last three digits of CEPs, in order; gaps are unassigned. Source: the postal ranges of the states
 * (Correios).
 */
const RANGES: readonly [from: number, to: number, region: Region][] = [
  [10, 199, 'sao_paulo'],
  [200, 399, 'southeast'],
  [400, 659, 'northeast'],
  [660, 699, 'north'],
  [700, 767, 'midwest'],
  [768, 779, 'north'],
  [780, 799, 'midwest'],
  [800, 999, 'south'],
]

export const STEP_GRAMS = 500
export const PARCEL_GRAMS = 10_000
/** Weight of one parcel's box and paper. */
export const PACKING_GRAMS = 150

/** Eight digits, or undefined; accepts `01310-100`, `01310100` and `01.310-100`. */
export function cepDigits(written: string): string | undefined {
  const digits = written.trim().replace(/[.\-\s]/g, '')
  return /^\d{8}$/.test(digits) ? digits : undefined
}

/** `01310100` → `01310-100`. */
export const formatCep = (digits: string) => `${digits.slice(0, 5)}-${digits.slice(5)}`

/** The region of these eight digits; undefined below the first CEP of the country. */
export function regionOf(digits: string): Region | undefined {
  const start = Number(digits.slice(0, 3))
  return RANGES.find(([from, to]) => start >= from && start <= to)?.[2]
}

export type Freight = { region: Region; cents: Centavos; parcels: number; daysLeast: number; daysMost: number }

/**
 * The freight of `grams` (> 0) of goods to a region: parcels of at most 10 kg with packing, each started half kilo
 * counts.
 */
export function freightTo(region: Region, grams: number): Freight {
  const { firstCents, stepCents, days } = REGIONS[region]
  const capacity = PARCEL_GRAMS - PACKING_GRAMS
  const parcels = Math.max(1, Math.ceil(grams / capacity))
  const stepsOf = (goods: number) => BigInt(Math.ceil((goods + PACKING_GRAMS) / STEP_GRAMS) - 1)
  const full = BigInt(parcels - 1)
  const cents =
    BigInt(parcels) * firstCents + stepCents * (full * stepsOf(capacity) + stepsOf(grams - Number(full) * capacity))
  return { region, cents, parcels, daysLeast: days[0], daysMost: days[1] }
}
