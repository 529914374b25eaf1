import {
  availableOf,
  COMMISSION,
  earningsOf,
  type Journal,
  type Posting,
  PROMOTION_COST,
  toClearOf,
} from '#domains/wallet/rules.ts'
import { type Centavos, least } from '#shared/money.ts'
import type { Bearer, RefundShares } from './rules.ts'

type Refund = RefundShares & {
  subjectId: string
  clientId: string
  consultantId: string
  n: number
  bearer: Bearer
  /** What the consultant has available of it, when their part has cleared. */
  cleared?: Centavos | undefined
}

/**
 * The n-th refund of what was settled: from the consultant's earnings and from commission to the client's credit. Spent
 * bonus comes back as bonus; promotion cost takes or gives the difference. None when every share is below a centavo.
 */
export function refundJournal({
  subjectId,
  clientId,
  consultantId,
  n,
  bearer,
  toCredit,
  fromEarnings,
  fromCommission,
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
  let missing = toCredit
  for (const source of sources) {
    const amount = least(source.left, missing)
    postings.push({ from: source.account, to: availableOf(clientId), amount })
    missing -= amount
    if (source.account !== PROMOTION_COST)
      postings.push({ from: source.account, to: PROMOTION_COST, amount: source.left - amount })
  }
  const moving = postings.filter(({ amount }) => amount > 0n)
  return moving.length > 0 ? [{ key: `refund:${subjectId}:${n}`, kind: 'consultation_refund', postings: moving }] : []
}
