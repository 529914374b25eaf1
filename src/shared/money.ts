import { groupThousands } from './numbers.ts'

/** Money is a whole number of centavos. There is no other representation. */
export type Centavos = bigint

/** Centavos as people write them: 5000n → "R$ 50,00". */
export function formatBRL(amount: Centavos): string {
  const figures = String(amount < 0n ? -amount : amount).padStart(3, '0')
  return `${amount < 0n ? '-' : ''}R$\u00a0${groupThousands(figures.slice(0, -2))},${figures.slice(-2)}`
}

/** Reais as the spec's fields carry them (`pricePerMinute`): 299n → 2.99. */
export const toReais = (amount: Centavos) => Number(amount) / 100

/**
 * The only place where money is rounded: `amount × numerator ÷ denominator`, down to the whole centavo.
 * Refuses negative parts by construction of its callers: all three are ≥ 0 and the denominator > 0.
 */
export const portion = (amount: Centavos, numerator: bigint, denominator: bigint): Centavos =>
  (amount * numerator) / denominator
