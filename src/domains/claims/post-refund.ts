import { balanceMoved } from '#domains/wallet/facts.ts'
import { findReceiptCode, issueReceipt } from '#domains/receipts/index.ts'
import { giveBack, holdEarnings, lockSpendable, oweEarnings } from '#domains/wallet/index.ts'
import { uncountReturned } from '#domains/reviews/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { claimMoved } from './facts.ts'
import { refundJournal, refundOf } from './journals.ts'
import type { RefundState } from './lock-refund-state.ts'
import { notifyRefundedByRule } from './mails.ts'
import { type Bearer, type RefundByRule, refundableOf, sharesOf, type Subject, type SubjectCost } from './rules.ts'
import { insertClaimByRule } from './sql.ts'

export type RefundToPost = {
  subject: Subject
  cost: SubjectCost
  n: number
  before: Centavos
  amount: Centavos
  bearer: Bearer
  /** The consultant's part has cleared: it comes from what is available to them, and the rest is their debt. */
  hasCleared?: boolean
  at: Date
}

/**
 * Posts the n-th refund of what is locked and settled, in the caller's transaction: credit for credit, which pays an
 * open debt first, bonus for bonus, with a receipt. Answers how much is bonus. `before` and `amount` together are at
 * most what is refundable.
 */
export async function postRefund(
  tx: Tx,
  { subject, cost, n, before, amount, bearer, hasCleared = false, at }: RefundToPost,
): Promise<{ toBonus: Centavos }> {
  const { kind, id, clientId, consultantId, endedAt } = subject
  const shares = sharesOf(cost, before, amount)
  const { toBonus, toCredit } = shares
  // Before the consultant's account, as by everything that spends.
  await lockSpendable(tx, clientId)
  const owed = {
    id: `${id}-${n}`,
    subject: refundOf(subject, n),
    consultantId,
    clientId,
    amount: shares.fromEarnings,
    at,
  }
  const cleared = bearer === 'consultant' && hasCleared ? await oweEarnings(tx, owed) : undefined
  const parts = { ...shares, subject, clientId, consultantId, n, bearer }
  const given = { consultationId: id, n, personId: clientId, endedAt, at, toCredit, toBonus }
  await giveBack(tx, { ...given, back: before + amount, cost: refundableOf(cost) }, (ofMinutes) =>
    refundJournal({ ...parts, ofMinutes, cleared }),
  )
  // The receipt of a booking is that of the consultation which it was for.
  const about = kind === 'question' ? 'question' : 'consultation'
  await issueReceipt(tx, {
    subject: `refund:${id}:${n}`,
    personIds: [clientId, consultantId],
    content: {
      kind: 'refund',
      [about]: id,
      receipt: await findReceiptCode(tx, `${about}:${id}`),
      refundableCents: refundableOf(cost),
      refundedBeforeCents: before,
      refundedCents: amount,
      toCreditCents: toCredit,
      toBonusCents: toBonus,
      fromEarningsCents: bearer === 'consultant' ? shares.fromEarnings : 0n,
      refundedAt: at,
    },
    at,
  })
  await uncountReturned(tx, clientId)
  await announce(tx, balanceMoved(clientId), balanceMoved(consultantId))
  return { toBonus }
}

/** Posts and records the refund that a rule gives, once its conditions hold, and tells the client. */
export async function postRefundByRule(tx: Tx, state: RefundState, found: RefundByRule, at: Date) {
  const { subject, cost, before, next } = state
  const { id: subjectId, clientId } = subject
  const { rule, amount } = found
  const earnedAt = await holdEarnings(tx, subjectId)
  const { bearer } = found
  const hasCleared = earnedAt === undefined
  const { toBonus } = await postRefund(tx, { subject, cost, n: next, before, amount, bearer, hasCleared, at })
  if (earnedAt) await holdEarnings(tx, subjectId, { isHeld: false })
  const id = crypto.randomUUID()
  await insertClaimByRule(tx, { id, subject, rule, at, n: next, amount, toBonus, bearer })
  await notifyRefundedByRule(tx, { id, clientId, rule, amount, toBonus }, at)
  await announce(tx, claimMoved(clientId, { subjectId }))
}
