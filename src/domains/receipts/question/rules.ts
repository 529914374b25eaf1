import { commissionOf } from '#shared/commission.ts'
import { least } from '#shared/money.ts'
import { type Check, same } from '../every-kind/checks.rules.ts'
import type { QuestionReceipt } from './contract.ts'

/** The consultant earns by the price, at most what was paid; the platform keeps the rest. Formula: decision 45. */
export function questionChecksOf(r: QuestionReceipt): Check[] {
  const share = r.priceCents - commissionOf(r.priceCents, r.commissionBps)
  const earned = least(r.chargedCents, share)
  return [
    {
      name: 'in_time',
      holds: r.askedAt < r.answeredAt && r.answeredAt < r.dueAt,
      stated: r.answeredAt,
      computed: r.dueAt,
    },
    same('parts', r.consultantCents, earned),
    same('commission', r.commissionCents, r.chargedCents - earned),
    same('split', r.chargedCents, r.consultantCents + r.commissionCents),
  ]
}
