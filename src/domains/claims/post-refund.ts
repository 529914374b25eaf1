import type { Settlement } from '#domains/consultations/rules.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { findReceiptCode, grantBonus, issueReceipt, postJournalsAtomically } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { refundJournal } from './journals.ts'
import { type Bearer, type ConsultationCost, refundableOf, sharesOf } from './rules.ts'

/** A returned bonus can be spent for ninety days, like any other. */
const BONUS_FOR_MS = 90 * 86_400_000

export type RefundToPost = {
  settlement: Settlement
  cost: ConsultationCost
  n: number
  before: Centavos
  amount: Centavos
  bearer: Bearer
  at: Date
}

/**
 * Posts the n-th refund of a locked, settled consultation, in the caller's transaction: credit for credit, new bonus
 * for spent bonus, with a receipt in the client's chain. Answers how much of it is bonus. `before` and `amount`
 * together are at most what is refundable.
 */
export async function postRefund(
  tx: Tx,
  { settlement, cost, n, before, amount, bearer, at }: RefundToPost,
): Promise<{ toBonus: Centavos }> {
  const { id: consultationId, clientId, consultantId } = settlement
  const shares = sharesOf(cost, before, amount)
  await postJournalsAtomically(tx, refundJournal({ ...shares, consultationId, clientId, consultantId, n, bearer }))
  const { toBonus, toCredit } = shares
  const bonus = {
    id: `${consultationId}-${n}`,
    personId: clientId,
    amount: toBonus,
    grantedAt: at,
    expiresAt: new Date(at.getTime() + BONUS_FOR_MS),
  }
  if (toBonus > 0n) await grantBonus(tx, bonus)
  await issueReceipt(tx, {
    subject: `refund:${consultationId}:${n}`,
    personIds: [clientId, consultantId],
    content: {
      kind: 'refund',
      consultation: consultationId,
      receipt: await findReceiptCode(tx, `consultation:${consultationId}`),
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
  await announce(tx, balanceMoved(clientId), balanceMoved(consultantId))
  return { toBonus }
}
