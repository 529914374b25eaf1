import { least, most } from '#shared/money.ts'
import type { PaymentFacts, PersonFacts, Told } from './purchase-facts.ts'

/**
 * Invariants of money-and-time.md over what stands in the books and what the bank told; each answers its violations.
 */
type OfPayment = (payment: PaymentFacts, told: Told) => string | false

const shareUp = (amount: bigint, part: bigint, whole: bigint) =>
  whole === 0n ? 0n : (amount * part + whole - 1n) / whole

/** What stays paid of a payment, by what left through it. */
const staysPaid = ({ amount, asked, taken }: PaymentFacts) => most(0n, amount - asked - taken)
/** What stays of what a payment bought: withdrawn credit may leave through another payment than its own. */
const staysBought = (p: PaymentFacts) => most(0n, p.amount - p.withdrawn - p.otherRefunds - p.taken)

const OF_PAYMENT: Record<string, OfPayment> = {
  'L10 refunds and lost cases are within what was paid': (p) =>
    p.done + p.taken > p.amount && `${p.done} and ${p.taken}`,
  'P7 money is booked once': (p, { paid }) =>
    (p.credits + p.ofNobody !== (paid > 0n ? 1 : 0) || p.suspended > p.ofNobody) &&
    `${p.credits} times, in suspense ${p.suspended}`,
  'P7 nothing is credited to somebody who has left': (p) => p.isCreditOfNobody && `${p.amount}`,
  // What is in suspense is the team's: they return it, or hear from the bank that it has done so.
  'P6 what the bank told that it gave back is booked': (p, { out }) =>
    p.credits > 0 && !p.isWatched && p.asked + p.taken < out && `${p.asked} and ${p.taken}, the bank says ${out}`,
  // A paid debt has bought again what the bank gave back of a question.
  'P5 nothing is frozen twice': (p) =>
    (p.frozen > most(0n, p.amount - p.done - p.taken) ||
      (p.onHold > 0n && p.frozen + p.onHold > staysBought(p) + p.debt - p.openDebt)) &&
    `${p.frozen} and a question of ${p.onHold}`,
  'P4 a disputed purchase gives nothing': (p) =>
    p.isDisputed &&
    p.freeMs - p.sinceCasesMs + p.bonusUnspent > 0n &&
    `${p.freeMs} ms, ${p.sinceCasesMs} of it bought since then, bonus ${p.bonusUnspent}`,
  'P4 a lost purchase gives nothing': (p) =>
    p.isLost &&
    staysBought(p) === 0n &&
    p.freeMs + p.bonusUnspent + p.bonusFrozen > 0n &&
    `${p.freeMs} ms, bonus ${p.bonusUnspent}`,
  'P4 minutes pay before there is a debt': (p) =>
    p.openDebt > 0n &&
    p.freeMs > p.sinceDebtsMs &&
    `${p.freeMs} ms and a debt, ${p.sinceDebtsMs} of it bought since then`,
  'P4 a debt is for what was used': (p) => p.openDebt > usedOf(p) && `${p.openDebt} for ${usedOf(p)}`,
  'P2 bonus stays with the money that brought it': (p) => {
    const kept = p.bonusUsed + p.bonusUnspent + p.bonusFrozen - p.bonusRepaid - p.deducted
    const due = p.isCredit
      ? shareUp(p.bonus, staysBought(p), p.amount) + p.debt
      : // The price was paid in full, also when its money was withdrawn before the delivery: other credit paid then.
        shareUp(p.bonus, least(p.amount, staysBought(p) + p.withdrawn + p.debt), p.amount)
    return kept > due && `${kept} of ${p.bonus}, ${due} are due`
  },
}

/**
 * Of a purchase, in centavos. Of credit: what left beyond what was there, and the bonus. A refund under way counts: it
 * pays the debt when it is refused, and ends it when it is made.
 */
function usedOf(p: PaymentFacts): bigint {
  if (p.isCredit) return p.asked + p.taken + p.bonusUsed
  // A month that was cancelled and could not be paid back is credit, which may be withdrawn, or be reserved by a room.
  if (p.bonus > 0n) {
    const spent = shareUp(p.amount, p.bonusUsed, p.bonus) + most(0n, BigInt(p.debts - 1))
    return spent + p.asked - p.done + p.withdrawn + (p.isCancelled ? p.taken : 0n)
  }
  // Minutes that a room or a booking has reserved are not taken from it.
  return p.hasMinutes ? p.minutesUsed + p.minutesReserved + p.minutesReturned + p.asked - p.done : p.amount
}

/**
 * The most bonus that so much money can have brought: purchases with the best rate first. Each purchase rounds its own
 * share up (P2): a centavo for each further one of which only a part stays.
 */
function mostBonus(payments: readonly PaymentFacts[], stays: bigint): bigint {
  const granting = payments.filter(({ bonus, credits }) => bonus > 0n && credits > 0)
  const parts = granting.filter((one) => staysBought(one) > 0n && staysBought(one) < one.amount)
  const rounded = BigInt(Math.max(0, parts.length - 1))
  let left = stays
  return granting
    .toSorted((a, b) => Number(b.bonus * a.amount - a.bonus * b.amount))
    .reduce((sum, { amount, bonus }) => {
      const part = least(amount, most(0n, left))
      left -= part
      return sum + shareUp(bonus, part, amount)
    }, rounded)
}

/** P1: what a person has and used is what stays paid, its bonus, and what they owe. */
function findMinted(person: PersonFacts, payments: readonly PaymentFacts[]): string | false {
  const stays = payments
    .filter(({ credits }) => credits > 0)
    .reduce((sum, payment) => sum + staysPaid(payment), -person.transferred)
  // Whoever paid a debt has bought again what the bank gave back.
  const repaid = payments.reduce((sum, { debt, openDebt }) => sum + debt - openDebt, 0n)
  // Nor has a month lost its bonus whose money was withdrawn before the delivery: other credit paid then.
  const paidAgain = payments
    .filter(({ isCredit, isCancelled, hasMinutes }) => !isCredit && !isCancelled && !hasMinutes)
    .reduce((sum, { withdrawn }) => sum + withdrawn, 0n)
  const bonus = mostBonus(payments, stays + person.openDebt + repaid + paidAgain)
  const due = stays + bonus + person.freeBonus + person.openDebt
  const got = person.held + person.frozen + person.used
  return got > due && `has ${person.held}, frozen ${person.frozen}, used ${person.used}; stays ${stays}, due ${due}`
}

/**
 * When nothing is reserved or aside any more: bonus that was kept back, or deducted, was spent. A bank that takes money
 * by itself does not wait for a room, and what this gives back later stays with its client, who paid for it.
 */
export const listEndViolations = (payments: readonly PaymentFacts[]): string[] =>
  payments.flatMap(({ id, bonusUsed, bonusRepaid, deducted, taken, tookByItself }) =>
    taken + tookByItself === 0n && bonusRepaid + deducted > bonusUsed
      ? [`P2 bonus that is kept back was spent: ${id}: ${bonusRepaid} and ${deducted} of ${bonusUsed}`]
      : [],
  )

/** All violations of P1–P7 by these people; empty when everything holds. */
export function listPurchaseViolations(
  people: readonly PersonFacts[],
  payments: readonly PaymentFacts[],
  toldOf: (paymentId: string) => Told,
): string[] {
  const ofPayments = payments.flatMap((payment) =>
    Object.entries(OF_PAYMENT).flatMap(([rule, isViolated]) => {
      const detail = isViolated(payment, toldOf(payment.id))
      return detail ? [`${rule}: ${payment.id}: ${detail}`] : []
    }),
  )
  const ofPeople = people.flatMap((person) => {
    const minted = findMinted(
      person,
      payments.filter(({ personId }) => personId === person.personId),
    )
    return [...person.wrongs, ...(minted ? [`P1 nothing is minted: ${person.personId}: ${minted}`] : [])]
  })
  return [...ofPayments, ...ofPeople]
}
