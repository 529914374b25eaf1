import { type Centavos, portion } from '#shared/money.ts'

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)

/**
 * An amount in centavos divided by weights: each part rounded down, the rest to those that lost most, the first in
 * front (largest remainder). No part exceeds its weight where the amount does not exceed their sum.
 */
export function spread(amount: Centavos, weights: readonly bigint[]): Centavos[] {
  const whole = sum(weights)
  if (whole === 0n) return weights.map(() => 0n)
  const parts = weights.map((weight) => portion(amount, weight, whole))
  const left = Number(amount - sum(parts))
  const lost = weights.map((weight, at) => ({ at, rest: (amount * weight) % whole }))
  for (const { at } of lost.toSorted((a, b) => Number(b.rest - a.rest) || a.at - b.at).slice(0, left)) parts[at]! += 1n
  return parts
}

type Weighed = { unitPrice: Centavos; quantity: number; weightGrams: number }

/** The share of each line in the discount, by what it costs, and in the freight, by what it weighs. In centavos. */
export function sharesOf(lines: readonly Weighed[], { discount, freight }: { discount: Centavos; freight: Centavos }) {
  const discounts = spread(
    discount,
    lines.map(({ unitPrice, quantity }) => unitPrice * BigInt(quantity)),
  )
  const freights = spread(
    freight,
    lines.map(({ weightGrams, quantity }) => BigInt(weightGrams * quantity)),
  )
  return lines.map((_, at) => ({ discount: discounts[at]!, freight: freights[at]! }))
}

type Priced = { unitPrice: Centavos; quantity: number; discount: Centavos; freight: Centavos }

/** What is paid for the pieces of a line, and for the line with its freight, in centavos. */
export const netOf = ({ unitPrice, quantity, discount }: Omit<Priced, 'freight'>): Centavos =>
  unitPrice * BigInt(quantity) - discount
export const paidFor = (line: Priced): Centavos => netOf(line) + line.freight

/** What of each line the balance paid, in centavos. */
export const balanceSharesOf = (lines: readonly Priced[], fromBalance: Centavos) =>
  spread(fromBalance, lines.map(paidFor))
