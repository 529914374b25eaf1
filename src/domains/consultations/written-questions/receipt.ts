import { splitOf } from './money.rules.ts'
import type { Question } from './sql.ts'

/**
 * The content of the receipt of an answered question: enough to recompute every amount, and neither names nor texts.
 * Money in centavos.
 */
export function receiptOf(q: Question, answeredAt: Date) {
  const { earned, commission } = splitOf(q)
  return {
    kind: 'question' as const,
    question: q.id,
    title: q.title,
    priceCents: q.price,
    chargedCents: q.held,
    consultantCents: earned,
    commissionCents: commission,
    commissionBps: q.commissionBps,
    askedAt: q.askedAt,
    dueAt: q.dueAt,
    answeredAt,
  }
}
