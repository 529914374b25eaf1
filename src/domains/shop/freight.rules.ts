import type { Centavos } from '#shared/money.ts'
import { refuse } from './rules.ts'

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

/** The states, by their two letters. */
export const STATES = {
  AC: { name: 'Acre', region: 'north' },
  AL: { name: 'Alagoas', region: 'northeast' },
  AM: { name: 'Amazonas', region: 'north' },
  AP: { name: 'Amapá', region: 'north' },
  BA: { name: 'Bahia', region: 'northeast' },
  CE: { name: 'Ceará', region: 'northeast' },
  DF: { name: 'Distrito Federal', region: 'midwest' },
  ES: { name: 'Espírito Santo', region: 'southeast' },
  GO: { name: 'Goiás', region: 'midwest' },
  MA: { name: 'Maranhão', region: 'northeast' },
  MG: { name: 'Minas Gerais', region: 'southeast' },
  MS: { name: 'Mato Grosso do Sul', region: 'midwest' },
  MT: { name: 'Mato Grosso', region: 'midwest' },
  PA: { name: 'Pará', region: 'north' },
  PB: { name: 'Paraíba', region: 'northeast' },
  PE: { name: 'Pernambuco', region: 'northeast' },
  PI: { name: 'Piauí', region: 'northeast' },
  PR: { name: 'Paraná', region: 'south' },
  RJ: { name: 'Rio de Janeiro', region: 'southeast' },
  RN: { name: 'Rio Grande do Norte', region: 'northeast' },
  RO: { name: 'Rondônia', region: 'north' },
  RR: { name: 'Roraima', region: 'north' },
  RS: { name: 'Rio Grande do Sul', region: 'south' },
  SC: { name: 'Santa Catarina', region: 'south' },
  SE: { name: 'Sergipe', region: 'northeast' },
  SP: { name: 'São Paulo', region: 'sao_paulo' },
  TO: { name: 'Tocantins', region: 'north' },
} as const satisfies Record<string, { name: string; region: Region }>
export type State = keyof typeof STATES

/**
 * The last CEP of each range, in order, and its state; below the first CEP there is none. The old numbers of Rondônia
 * (789) are still written. Source: the postal ranges of the states (Correios).
 */
const RANGES: readonly [last: number, state: State | undefined][] = [
  [999_999, undefined],
  [19_999_999, 'SP'],
  [28_999_999, 'RJ'],
  [29_999_999, 'ES'],
  [39_999_999, 'MG'],
  [48_999_999, 'BA'],
  [49_999_999, 'SE'],
  [56_999_999, 'PE'],
  [57_999_999, 'AL'],
  [58_999_999, 'PB'],
  [59_999_999, 'RN'],
  [63_999_999, 'CE'],
  [64_999_999, 'PI'],
  [65_999_999, 'MA'],
  [68_899_999, 'PA'],
  [68_999_999, 'AP'],
  [69_299_999, 'AM'],
  [69_399_999, 'RR'],
  [69_899_999, 'AM'],
  [69_999_999, 'AC'],
  [72_799_999, 'DF'],
  [72_999_999, 'GO'],
  [73_699_999, 'DF'],
  [76_799_999, 'GO'],
  [76_999_999, 'RO'],
  [77_999_999, 'TO'],
  [78_899_999, 'MT'],
  [78_999_999, 'RO'],
  [79_999_999, 'MS'],
  [87_999_999, 'PR'],
  [89_999_999, 'SC'],
  [99_999_999, 'RS'],
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

/** The state of these eight digits; undefined below the first CEP of the country. */
export const stateOf = (digits: string): State | undefined => RANGES.find(([last]) => Number(digits) <= last)?.[1]

/** The region of these eight digits; undefined below the first CEP of the country. */
export function regionOf(digits: string): Region | undefined {
  const state = stateOf(digits)
  return state && STATES[state].region
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

/** What a parcel of so much goods costs to this CEP today. Refuses `cep_unknown` in the field `cep`. */
export function quoteFreight(cep: string, grams: number): Freight & { cep: string; state: State } {
  const digits = cepDigits(cep)
  const state = digits && stateOf(digits)
  if (!state) throw refuse('cep_unknown', { cep: 'Nenhum endereço do Brasil tem este CEP. Confira os números.' })
  return { ...freightTo(STATES[state].region, grams), cep: digits, state }
}
