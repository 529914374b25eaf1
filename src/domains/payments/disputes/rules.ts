import { caseNumber } from '#shared/case-number.ts'
import { type Centavos, least, most } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

/** All refusals of closing a dispute. */
export const refuse = refusals('payments', {
  dispute_not_found: [404, 'Não encontramos esta contestação.'],
  dispute_decided: [409, 'Esta contestação já foi decidida.'],
})

/** Length of the reason with which a dispute is closed by hand, in characters, and what is said without one. */
export const LEAST_REASON = 5
export const MOST_REASON = 500
export const REASON_MISSING = `Diga por quê, em pelo menos ${LEAST_REASON} caracteres.`

type Case = { paymentId: string; n: number }

/** The case number by which a person refers to a dispute; the second one of a payment is C2. */
export const protocolOf = ({ paymentId, n }: Case) => caseNumber(paymentId, n === 1 ? 'C' : `C${n}`)

/** The beginning of the keys of a case's journals. */
export const keyOf = ({ paymentId, n }: Case) => (n === 1 ? `dispute:${paymentId}` : `dispute:${paymentId}:${n}`)

/** What a gift card pays that nobody has redeemed, and what of it goes back to its payer. `act`: what sold it. */
export type TakenCard = { act: string; taken: Centavos; rest: Centavos }

/** What of so many centavos unredeemed cards pay: they come first. One that pays something is worth nothing more. */
export function takenOfGiftCards(cards: readonly { act: string; amount: Centavos }[], amount: Centavos): TakenCard[] {
  let missing = amount
  return cards.flatMap(({ act, amount: worth }) => {
    const taken = least(worth, missing)
    missing -= taken
    return taken > 0n ? [{ act, taken, rest: worth - taken }] : []
  })
}

type Stake = { paid: Centavos; refunded: Centavos; disputed: Centavos }

/** What the bank takes with a lost case: never more than is still paid after refunds and other lost cases. P5. */
export function amountTaken({ paid, refunded, disputed }: Stake, cases: readonly { taken: Centavos }[]): Centavos {
  const left = cases.reduce((rest, { taken }) => rest - taken, paid - refunded)
  return least(disputed, most(left, 0n))
}
