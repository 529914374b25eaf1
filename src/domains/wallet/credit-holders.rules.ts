import type { Centavos } from '#shared/money.ts'

/** Who holds credit of a payment: its payer, and whoever redeemed it (`isGift`). In centavos. */
export type CreditHolder = {
  personId: string
  isGift: boolean
  free: Centavos
  held: Centavos
  frozen: Centavos
  onGiftCard: Centavos
}

/** What of it is kept for a case: frozen, or on a gift card that nobody can redeem meanwhile. */
export const sumKept = (holders: readonly CreditHolder[]) =>
  holders.reduce((sum, { frozen, onGiftCard }) => sum + frozen + onGiftCard, 0n)
