import type { Centavos } from '#shared/money.ts'

const REAIS = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/

/** Reais in their JSON → centavos: "49.9" is 4990. Undefined when it is no valid amount. */
export function centavosOf(written: string): Centavos | undefined {
  const [, whole, places = ''] = REAIS.exec(written) ?? []
  return whole === undefined ? undefined : BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'))
}

/** Centavos → reais with two decimals: 4990 is "49.90". Never negative. */
export const reaisOf = (amount: Centavos) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
