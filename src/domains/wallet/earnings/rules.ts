import type { Centavos } from '#shared/money.ts'
import { earningsOf, type Journal, personOf, PROMOTION_COST } from '../rules.ts'

const DAY_MS = 24 * 3_600_000
const CLEARS_AFTER_DAYS = 7
/** A card can be contested for months: earnings from it, and those of somebody new, wait longer. */
const CLEARS_LATE_AFTER_DAYS = 30
const CARD_COUNTS_FOR_DAYS = 30
const NEW_FOR_DAYS = 60

const daysLater = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)

/** When earnings clear, in the words of the terms. */
export const CLEARING_WORDS = `Os ganhos de cada consulta ficam livres para saque ${CLEARS_AFTER_DAYS} dias depois dela; ${CLEARS_LATE_AFTER_DAYS} dias depois, se o crédito usado foi pago com cartão, se o cliente pagou com cartão nos ${CARD_COUNTS_FOR_DAYS} dias anteriores ou se quem atende foi aprovado há menos de ${NEW_FOR_DAYS} dias.`

/**
 * When something was settled, since when its consultant has been one, and when its client last paid by card until then
 * (undefined: never).
 */
export type Settlement = { settledAt: Date; approvedAt: Date; lastCardPaymentAt: Date | undefined }

/**
 * When earnings clear: 7 days after their settlement; 30 days for a consultant who was approved less than 60 days
 * before, or when the client paid by card in the 30 days before. Source: money-and-time.md, Payouts.
 */
export function clearsAt({ settledAt, approvedAt, lastCardPaymentAt }: Settlement): Date {
  const isNew = settledAt < daysLater(approvedAt, NEW_FOR_DAYS)
  const isByCard = lastCardPaymentAt !== undefined && lastCardPaymentAt > daysLater(settledAt, -CARD_COUNTS_FOR_DAYS)
  return daysLater(settledAt, isNew || isByCard ? CLEARS_LATE_AFTER_DAYS : CLEARS_AFTER_DAYS)
}

/** Clears earnings: to clear → consultant available, once per consultation. `toClear` is the consultant's account. */
export const earningsClearedJournal = (consultationId: string, toClear: string, amount: Centavos): Journal => ({
  key: `clear:${consultationId}`,
  subject: { kind: 'consultation', id: consultationId },
  kind: 'earnings_clear',
  postings: [{ from: toClear, to: earningsOf(personOf(toClear)), amount }],
})

/** `isCompensation`: the debt is the bonus of a client who waited in vain, and no refund. */
type EarningsDebtPart = { id: string; consultantId: string; amount: Centavos; isCompensation: boolean }

/** Pays the next part of a debt, after `paid`: consultant available → promotion cost, which had paid the client. */
export const earningsDebtPaidJournal = (
  { id, consultantId, amount, isCompensation }: EarningsDebtPart,
  paid: Centavos,
): Journal => ({
  key: `earnings_debt:${id}:paid:${paid + amount}`,
  subject: { kind: 'earnings_debt', id, n: paid + amount },
  kind: isCompensation ? 'compensation_debt_paid' : 'earnings_debt_paid',
  postings: [{ from: earningsOf(consultantId), to: PROMOTION_COST, amount }],
})
