import { type Centavos, least } from '#shared/money.ts'

/** Centavos of a bonus that an act used, before any refund, and when the bonus ends. */
type BonusUse = { used: Centavos; expiresAt: Date }

/**
 * From which bonuses the next `amount` of returned bonus is, after `before`: first from those that end last, so that
 * as much as possible can be used. Together at most what was used.
 */
export function bonusParts<U extends BonusUse>(uses: readonly U[], before: Centavos, amount: Centavos) {
  let [skipped, missing] = [before, amount]
  return uses
    .toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime())
    .map(({ used, ...lot }) => {
      const over = least(used, skipped)
      skipped -= over
      const part = least(used - over, missing)
      missing -= part
      return { ...lot, amount: part }
    })
    .filter((part) => part.amount > 0n)
}

/**
 * A bonus now, in centavos: `used` by all acts, `repaid` of that by money that left, and what its purchase `owes`.
 * `isMonth`: it is what the price bought.
 */
export type ReturnedTo = {
  lotUsed: Centavos
  repaid: Centavos
  owes: Centavos
  isTakenBack: boolean
  isMonth: boolean
}

/**
 * How many centavos of a returned `amount` belong to their purchase: what counts as spent by it, or as its debt. What
 * its owner has paid for meanwhile, because it was kept back from money that left, does not.
 */
export function partOfPurchase(
  amount: Centavos,
  { lotUsed, repaid, owes, isTakenBack, isMonth }: ReturnedTo,
): Centavos {
  if (owes > 0n && isMonth) return amount
  const spent = isTakenBack || lotUsed < repaid ? 0n : lotUsed - repaid
  return least(amount, spent + owes)
}

const LEAST_LEFT_MS = 86_400_000
/** How long bonus and minutes can be used at least that come back because somebody else did not keep an appointment. */
export const KEPT_MS = 7 * 86_400_000

/**
 * How long a returned bonus can be used, in milliseconds: as long as it had left when the consultation ended, and a day
 * at least, also when it ended during the consultation.
 */
export const returnedBonusMs = (expiresAt: Date, endedAt: Date) =>
  Math.max(expiresAt.getTime() - endedAt.getTime(), LEAST_LEFT_MS)
