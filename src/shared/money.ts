import { groupThousands } from './numbers.ts'

/** Money is always a whole number of centavos. */
export type Centavos = bigint

/** 5000n → "R$ 50,00". */
export function formatBRL(amount: Centavos): string {
  const figures = String(amount < 0n ? -amount : amount).padStart(3, '0')
  return `${amount < 0n ? '-' : ''}R$\u00a0${groupThousands(figures.slice(0, -2))},${figures.slice(-2)}`
}

/** Reais as the spec's fields hold them (`pricePerMinute`): 299n → 2.99. */
export const toReais = (amount: Centavos) => Number(amount) / 100

/**
 * The only place where money is rounded: `amount × numerator ÷ denominator`, down to the whole centavo.
 * Callers guarantee amount and numerator ≥ 0 and denominator > 0; this is not checked.
 */
export const portion = (amount: Centavos, numerator: bigint, denominator: bigint): Centavos =>
  (amount * numerator) / denominator

/** The least, and the most, of amounts. */
export const least = (...amounts: [bigint, ...bigint[]]): bigint => amounts.reduce((a, b) => (b < a ? b : a))
export const most = (...amounts: [bigint, ...bigint[]]): bigint => amounts.reduce((a, b) => (b > a ? b : a))

/**
 * A total in `n` instalments of a card, as text: "3 × R$ 31,67 sem juros (total R$ 95,00)". One part is rounded to the
 * nearest centavo, because the card's bank divides the total and settles odd centavos in one of them.
 */
export function installmentsInWords(total: Centavos, n: number): string {
  if (n === 1) return `À vista, ${formatBRL(total)}`
  const part = portion(2n * total + BigInt(n), 1n, 2n * BigInt(n))
  return `${n} × ${formatBRL(part)} sem juros (total ${formatBRL(total)})`
}
