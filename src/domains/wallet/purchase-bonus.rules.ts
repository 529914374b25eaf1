import { type Centavos, least, portion } from '#shared/money.ts'

/** The credit that brought a bonus, in centavos: bought in all (`paid`), and what was withdrawn of it `before`. */
export type PurchaseBonus = {
  amount: Centavos
  unspent: Centavos
  used: Centavos
  repaid: Centavos
  paid: Centavos
  before: Centavos
}

/** The used part of a bonus that nothing has paid for, in centavos. */
export const spentOfBonus = ({ used, repaid }: Pick<PurchaseBonus, 'used' | 'repaid'>): Centavos => used - repaid

/**
 * What goes with withdrawn credit: its share of the bonus, cumulative, rounded down once. The unspent part is taken,
 * the spent one kept back from the credit, up to `mostKept`; expired bonus (`rest`) is neither. Source:
 * money-and-time.md, P2.
 */
export function bonusLeaving(
  { amount, paid, before, unspent, used, repaid }: PurchaseBonus,
  credit: Centavos,
  mostKept = credit,
): { taken: Centavos; keptBack: Centavos; rest: Centavos } {
  const share = portion(amount, least(before + credit, paid), paid) - portion(amount, least(before, paid), paid)
  const taken = least(share, unspent)
  const keptBack = least(share - taken, spentOfBonus({ used, repaid }), mostKept)
  return { taken, keptBack, rest: share - taken - keptBack }
}
