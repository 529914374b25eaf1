import {
  availableOf,
  COMMISSION,
  earningsOf,
  type Journal,
  type JournalSubject,
  type Posting,
  PROMOTION_COST,
  toClearOf,
  type RefundedMinutes,
} from '#domains/wallet/rules.ts'
import { type Centavos, least } from '#shared/money.ts'
import type { Bearer, RefundShares, Subject } from './rules.ts'

type Refund = RefundShares & {
  /** What was settled; which refund of it is `n`. */
  subject: Pick<Subject, 'kind' | 'id'>
  clientId: string
  consultantId: string
  n: number
  bearer: Bearer
  /** Whose credit it is: of the minutes that were used, and else of what was charged. */
  ofMinutes: readonly RefundedMinutes[]
  /** What the consultant has available of it, when their part has cleared. */
  cleared?: Centavos | undefined
}

/** The n-th refund of what was settled, as the subject of journals. */
export const refundOf = ({ kind, id }: Pick<Subject, 'kind' | 'id'>, n: number): JournalSubject => ({
  kind: kind === 'question' ? 'written_question' : kind,
  id,
  n,
})

/**
 * The n-th refund of what was settled: from the consultant's earnings and from commission to the client's credit. Spent
 * bonus comes back as bonus; promotion cost takes or gives the difference. None when every share is below a centavo.
 */
export function refundJournal({
  subject: { kind, id },
  clientId,
  consultantId,
  n,
  bearer,
  toCredit,
  fromEarnings,
  fromCommission,
  ofMinutes,
  cleared,
}: Refund): Journal[] {
  const sources = [
    cleared === undefined
      ? { account: toClearOf(consultantId), left: bearer === 'consultant' ? fromEarnings : 0n }
      : { account: earningsOf(consultantId), left: cleared },
    { account: COMMISSION, left: fromCommission },
    { account: PROMOTION_COST, left: toCredit },
  ]
  const postings: Posting[] = []
  const origins = [...ofMinutes.map((one) => ({ ...one })), { amount: toCredit }]
  let missing = toCredit
  for (const source of sources) {
    const amount = least(source.left, missing)
    let left = amount
    for (const origin of origins) {
      const part = least(origin.amount, left)
      postings.push({ ...origin, from: source.account, to: availableOf(clientId), amount: part })
      origin.amount -= part
      left -= part
    }
    missing -= amount
    if (source.account !== PROMOTION_COST)
      postings.push({ from: source.account, to: PROMOTION_COST, amount: source.left - amount })
  }
  const moving = postings.filter(({ amount }) => amount > 0n)
  if (moving.length === 0) return []
  return [
    { key: `refund:${id}:${n}`, kind: 'consultation_refund', subject: refundOf({ kind, id }, n), postings: moving },
  ]
}
