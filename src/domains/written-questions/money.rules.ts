import { availableOf, COMMISSION, type Journal, type Posting, reservedOf, toClearOf } from '#domains/wallet/rules.ts'
import { commissionOf } from '#shared/commission.ts'
import { type Centavos, least } from '#shared/money.ts'

/** The money of one question, in centavos: its price, and what the client paid for it, which is held. */
export type QuestionMoney = {
  id: string
  clientId: string
  consultantId: string
  price: Centavos
  held: Centavos
  commissionBps: number
  /** The payment that paid it, or a part of it. */
  paymentId?: string | null
}

/** What was paid for a question, in centavos: the credit that it holds, or about what its answer of a bundle cost. */
export const paidFor = ({ price, held, fromBundle }: { price: Centavos; held: Centavos; fromBundle: boolean }) =>
  fromBundle ? price : held

type Split = { earned: Centavos; commission: Centavos }

/**
 * How an answered question is paid: the consultant earns the usual share of the price, also when a coupon lowered it,
 * but never more than was paid; what is left is commission. Source: money-and-time.md, P8.
 */
export function splitOf({
  price,
  held,
  commissionBps,
}: Pick<QuestionMoney, 'price' | 'held' | 'commissionBps'>): Split {
  const share = price - commissionOf(price, commissionBps)
  const earned = least(held, share)
  return { earned, commission: held - earned }
}

const journal = (
  id: string,
  { key, kind }: { key: string; kind: string },
  postings: Posting[],
): Journal | undefined => {
  const moving = postings.filter(({ amount }) => amount > 0n)
  const subject = { kind: 'written_question', id } as const
  return moving.length > 0 ? { key, kind, subject, postings: moving } : undefined
}

/** Reserves what was paid. Undefined: a coupon left nothing to pay. */
export const holdJournal = ({ id, clientId, held, paymentId = null }: QuestionMoney) =>
  journal(id, { key: `hold:${id}:1`, kind: 'question_hold' }, [
    { from: availableOf(clientId), to: reservedOf(clientId), amount: held, of: paymentId },
  ])

/** Captures the price for the answer, once. */
export function captureJournal(money: QuestionMoney) {
  const { earned, commission } = splitOf(money)
  const { id, clientId, consultantId, held } = money
  return journal(id, { key: `capture:${id}:${held}`, kind: 'question_capture' }, [
    { from: reservedOf(clientId), to: toClearOf(consultantId), amount: earned },
    { from: reservedOf(clientId), to: COMMISSION, amount: commission },
  ])
}

/** Returns everything as credit. Undefined: nothing was paid. */
export const releaseJournal = ({ id, clientId, held }: QuestionMoney) =>
  journal(id, { key: `release:${id}`, kind: 'question_release' }, [
    { from: reservedOf(clientId), to: availableOf(clientId), amount: held },
  ])
