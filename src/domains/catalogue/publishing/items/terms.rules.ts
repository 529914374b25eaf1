import type { Centavos } from '#shared/money.ts'

/** What an item costs and gives. Null price: so many minutes at the price of the chosen consultant. */
export type Terms = {
  priceCents: Centavos | null
  bonusCents: Centavos
  minutes: number | null
  /** The highest price per minute that its minutes cover. */
  ceilingCents: Centavos | null
  answerHours: number | null
}

/** Terms as a version of a price keeps them. */
export const versionOf = ({ priceCents, bonusCents, minutes, ceilingCents, answerHours }: Terms) => ({
  price: priceCents,
  bonus: bonusCents,
  minutes,
  ceiling: ceilingCents,
  answerHours,
})

/** Terms as the log says them. */
export const recordedTerms = ({ priceCents, bonusCents, minutes, ceilingCents, answerHours }: Terms) => ({
  priceCents,
  bonusCents,
  minutes,
  ceilingCents,
  answerHours,
})
