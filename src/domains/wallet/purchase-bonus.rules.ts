import { type Centavos, least, most, portion } from '#shared/money.ts'

/** The credit that brought a bonus, in centavos: bought in all (`paid`), and what was withdrawn of it `before`. */
export type PurchaseBonus = {
  amount: Centavos
  unspent: Centavos
  used: Centavos
  repaid: Centavos
  paid: Centavos
  before: Centavos
}

/** The used part of a bonus that nothing has paid for, in centavos. None when so much came back that more was paid. */
export const spentOfBonus = ({ used, repaid }: Pick<PurchaseBonus, 'used' | 'repaid'>): Centavos =>
  most(0n, used - repaid)

type Owing = Pick<PurchaseBonus, 'unspent' | 'used' | 'repaid'> & { owed: Centavos; isMonth: boolean }

/**
 * The unspent part of a bonus that its owner has paid for, in centavos: it counted as spent when money left, and came
 * back since. What is still `owed` is not; that of a month is in its price.
 */
export const paidOfBonus = ({ unspent, used, repaid, owed, isMonth }: Owing): Centavos =>
  isMonth ? 0n : least(unspent - owed, most(0n, repaid - owed - used))

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
