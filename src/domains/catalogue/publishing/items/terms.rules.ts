import type { Centavos } from '#shared/money.ts'

/** What an item costs and gives. Null price: at the price of the chosen consultant, of a minute or of an answer. */
export type Terms = {
  priceCents: Centavos | null
  bonusCents: Centavos
  minutes: number | null
  /** The highest price per minute that its minutes cover. */
  ceilingCents: Centavos | null
  answerHours: number | null
  /** Hundredths of what one answer costs with its consultant. */
  answerPercent: number | null
}

/** Terms as a version of a price keeps them. */
export const versionOf = ({ priceCents, bonusCents, minutes, ceilingCents, answerHours, answerPercent }: Terms) => ({
  price: priceCents,
  bonus: bonusCents,
  minutes,
  ceiling: ceilingCents,
  answerHours,
  answerPercent,
})

/** Terms as the log says them. */
export const recordedTerms = ({
  priceCents,
  bonusCents,
  minutes,
  ceilingCents,
  answerHours,
  answerPercent,
}: Terms) => ({
  priceCents,
  bonusCents,
  minutes,
  ceilingCents,
  answerHours,
  answerPercent,
})
