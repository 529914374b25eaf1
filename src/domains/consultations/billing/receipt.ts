import type { SettledCover } from '#domains/wallet/covered-earnings.rules.ts'
import { commissionOf } from '#shared/commission.ts'
import { chargedUsage, channelUsageOf, minutesUsedMs } from './channel-usage.rules.ts'
import { costOfUsage, promotionalSpent } from './money.rules.ts'
import { FEE_MINUTES } from './settlement.rules.ts'
import type { Consultation } from '../state/sql.ts'

type Segment = { from: Date; to: Date; channel: string }

/**
 * The content of the receipt of a settled consultation: enough to recompute every amount, and no names. Money in
 * centavos, times in milliseconds.
 */
export const receiptOf = (
  c: Consultation,
  { segments, covers }: { segments: readonly Segment[]; covers: readonly SettledCover[] },
) => ({
  ...(!c.chargesMilliseconds && { version: 2 }),
  kind: 'consultation' as const,
  consultation: c.id,
  channel: c.channel,
  pricePerMinuteCents: c.pricePerMinute,
  segments: segments.map(({ from, to, channel }) => ({ from, to, ...(c.channel !== 'chat' && { channel }) })),
  ...(c.channel !== 'chat' && {
    channelUsage: channelUsageOf(c).map((part) => ({
      channel: part.channel,
      pricePerMinuteCents: part.pricePerMinute,
      billedMs: part.billedMs,
      coveredMs: part.coveredMs,
      chargedCents: costOfUsage(chargedUsage([part], c)),
    })),
  }),
  billedMs: c.billedMs,
  coveredMs: minutesUsedMs(c),
  coveredConsultantCents: c.coveredEarnings,
  covers: covers.map(({ pack, usedMs, value, earned, promotion }) => ({
    ...(pack.channel && pack.channel !== 'chat' && { channel: pack.channel }),
    usedMs,
    paidCents: value,
    consultantCents: earned,
    promotionCents: promotion,
  })),
  chargedCents: c.captured,
  promotionalCents: promotionalSpent(c),
  commissionCents: c.commission,
  commissionBps: c.commissionBps,
  ...(c.bookedAt && { bookedAt: c.bookedAt, bookedMinutes: c.bookedMinutes, attendance: c.attendance }),
  ...((c.fee > 0n || c.feeMs > 0n) && { feeMinutes: Number(FEE_MINUTES) }),
  ...(c.feeMs > 0n && { feeMs: c.feeMs }),
  ...(c.fee > 0n && {
    feeCents: c.fee,
    feeCommissionCents: commissionOf(c.fee, c.commissionBps),
  }),
  consultantCents: c.captured - c.commission,
  heldCents: c.held,
  releasedCents: c.released,
  refundedCents: 0n,
  startedAt: c.startedAt ?? c.acceptedAt,
  endedAt: c.endedAt,
  endReason: c.reason,
})
