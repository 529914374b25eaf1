import {
  availableOf,
  bookedOf,
  COMMISSION,
  earningsOf,
  type Journal,
  type Posting,
  PROMOTION_COST,
  promotionalOf,
  type Spendable,
  toClearOf,
} from '#domains/wallet/rules.ts'
import { commissionOf } from '#shared/commission.ts'
import { type Centavos, least } from '#shared/money.ts'

type Booked = {
  id: string
  clientId: string
  consultantId: string
  commissionBps: number
  held: Centavos
  heldPromotional: Centavos
}

const isPositive = ({ amount }: Posting) => amount > 0n

/**
 * Puts `amount` more centavos aside for a booking, bonus first. Undefined: the client does not have them. The key names
 * the sum, so that doing it twice is doing it once.
 */
export function holdMore(
  { id, clientId, consultantId, held, heldPromotional }: Booked,
  amount: Centavos,
  has: Spendable,
) {
  if (has.available + has.promotional < amount) return undefined
  const promotional = least(has.promotional, amount)
  const journal: Journal = {
    key: `booking:${id}:held:${held + amount}`,
    subject: { kind: 'booking', id },
    kind: 'booking_hold',
    postings: [
      { from: promotionalOf(clientId), to: bookedOf(clientId), amount: promotional, with: consultantId },
      { from: availableOf(clientId), to: bookedOf(clientId), amount: amount - promotional },
    ].filter(isPositive),
  }
  return { held: held + amount, heldPromotional: heldPromotional + promotional, journal }
}

/** What a consultant has available pays the bonus of a client who waited in vain. */
export const compensationJournal = (id: string, consultantId: string, amount: Centavos): Journal => ({
  key: `compensation:${id}`,
  subject: { kind: 'booking', id },
  kind: 'booking_compensation',
  postings: [{ from: earningsOf(consultantId), to: PROMOTION_COST, amount }],
})

/**
 * What becomes of the money aside when a booking ends: the fee to the consultant, less the usual commission, the rest
 * back to where it came from. Bonus is spent first, as in a consultation (money-and-time.md, B3).
 */
export function settlementOf(booking: Booked, fee: Centavos) {
  const { id, clientId, consultantId, commissionBps, held, heldPromotional } = booking
  const charged = least(fee, held)
  const commission = commissionOf(charged, commissionBps)
  const returned = held - charged
  const promotional = heldPromotional - least(heldPromotional, charged)
  const from = bookedOf(clientId)
  const subject = { kind: 'booking', id } as const
  const journals: Journal[] = [
    {
      // Earnings are found by this name when they clear.
      key: `capture:${id}:fee`,
      subject,
      kind: 'booking_fee',
      postings: [
        { from, to: toClearOf(consultantId), amount: charged - commission },
        { from, to: COMMISSION, amount: commission },
      ].filter(isPositive),
    },
    {
      key: `booking:${id}:returned`,
      subject,
      kind: 'booking_return',
      postings: [
        { from, to: promotionalOf(clientId), amount: promotional },
        { from, to: availableOf(clientId), amount: returned - promotional },
      ].filter(isPositive),
    },
  ].filter(({ postings }) => postings.length > 0)
  return { fee: charged, commission, returned, journals }
}
