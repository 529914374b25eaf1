import { findApprovedAt } from '#domains/consultants/index.ts'
import { FEE_MINUTES } from '#domains/consultations/rules.ts'
import { findLastCardPayment, issueReceipt } from '#domains/receipts/index.ts'
import { scheduleClearing } from '#domains/wallet/index.ts'
import type { SettledCover } from '#domains/wallet/covered-earnings.rules.ts'
import type { Tx } from '#platform/db.ts'
import { commissionOf } from '#shared/commission.ts'
import type { Centavos } from '#shared/money.ts'
import type { EndReason } from './rules.ts'
import type { Booking } from './sql.ts'

type Fee = Omit<Booking, 'reason'> & {
  reason: EndReason
  fee: Centavos
  feeMs: bigint
  returned: Centavos
  covers: readonly SettledCover[]
}

/**
 * Writes the receipt of a booking that cost a fee before its room opened, in the form of its consultation's, and
 * decides when the fee clears. Call it once the journals are posted.
 */
export async function issueFeeReceipt(tx: Tx, b: Fee, at: Date) {
  const { id, clientId, consultantId, fee, feeMs } = b
  await issueReceipt(tx, {
    subject: `consultation:${id}`,
    personIds: [clientId, consultantId],
    content: {
      kind: 'consultation',
      consultation: id,
      channel: b.channel,
      pricePerMinuteCents: b.pricePerMinute,
      segments: [],
      ...(b.channel !== 'chat' && { channelUsage: [] }),
      billedMs: 0n,
      coveredMs: 0n,
      coveredConsultantCents: b.covers.reduce((sum, { earned }) => sum + earned, 0n),
      covers: b.covers.map(({ pack, usedMs, value, earned, promotion }) => ({
        ...(pack.channel && pack.channel !== 'chat' && { channel: pack.channel }),
        usedMs,
        paidCents: value,
        consultantCents: earned,
        promotionCents: promotion,
      })),
      chargedCents: 0n,
      promotionalCents: 0n,
      commissionCents: 0n,
      commissionBps: b.commissionBps,
      bookedAt: b.startsAt,
      bookedMinutes: b.minutes,
      attendance: 'cancelled',
      feeMinutes: Number(FEE_MINUTES),
      ...(feeMs > 0n && { feeMs }),
      ...(fee > 0n && { feeCents: fee, feeCommissionCents: commissionOf(fee, b.commissionBps) }),
      consultantCents: 0n,
      heldCents: b.held,
      releasedCents: b.returned,
      refundedCents: 0n,
      startedAt: at,
      endedAt: at,
      endReason: b.reason,
    },
    at,
  })
  await scheduleClearing(tx, {
    consultationId: id,
    consultantId,
    settledAt: at,
    approvedAt: await findApprovedAt(tx, consultantId),
    lastCardPaymentAt: await findLastCardPayment(tx, { personId: clientId, act: id, until: at }),
  })
}
