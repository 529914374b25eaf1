import type { Centavos } from '#shared/money.ts'

const REAIS = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/

/** Centavos of reais as they are written in the gateway's JSON: "49.9" is 4990. Undefined: no such amount of money. */
export function centavosOf(written: string): Centavos | undefined {
  const [, whole, places = ''] = REAIS.exec(written) ?? []
  return whole === undefined ? undefined : BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'))
}

/** Reais with two decimals, as the gateway reads them: 4990 is "49.90". Never below zero. */
export const reaisOf = (amount: Centavos) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
