import { commissionOf } from '#shared/commission.ts'
import { fundedMs, promotionalSpent } from '../billing/money.rules.ts'
import { chargedAs } from '../channels/rules.ts'
import { isCallClosed } from '../channels/sound.rules.ts'
import { usagePrice, channelUsageOf } from '../billing/channel-usage.rules.ts'
import type { Consultation } from '../state/contract.ts'
import { deadlineOf } from '../state/deadlines.rules.ts'
import type { NamedConsultation } from '../state/sql.ts'

type Reading = {
  readerId: string
  readAt: Date
  receiptCode?: string | null
  refunded?: bigint
  refundedEarnings?: bigint
  leavingCosts?: { fee: bigint; feeMs: bigint } | undefined
}

/** A consultation as one of its two people sees it at `readAt`, by the database's clock. */
export function consultationViewOf(
  c: NamedConsultation,
  { readerId, readAt, receiptCode = null, refunded = 0n, refundedEarnings = 0n, leavingCosts }: Reading,
): Consultation {
  const { clientId, consultantId, billedMs, coveredMs, held, captured, commission, released } = c
  const usage = channelUsageOf(c)
  return {
    id: c.id,
    you: readerId === clientId ? 'client' : 'consultant',
    client: { id: clientId, name: c.clientName, imageUrl: null },
    consultant: { id: consultantId, name: c.consultantName, imageUrl: `/api/portraits/${c.consultantPortrait}` },
    isAutomatic: c.isAutomatic,
    channel: c.channel,
    currentChannel: c.currentChannel,
    chargedChannel: chargedAs(c.currentChannel, c.usageChannel),
    proposed: c.proposedChannel && {
      channel: c.proposedChannel,
      pricePerMinuteCents: usagePrice(c, c.proposedChannel),
    },
    offeredCalls: c.offeredCalls,
    isCallClosed: isCallClosed(c),
    mediaWindowUntil: c.mediaWindowUntil,
    channelUsage: usage.map(({ channel, pricePerMinute, billedMs: ms, coveredMs: covered }) => ({
      channel,
      pricePerMinuteCents: pricePerMinute,
      billedMs: Number(ms),
      coveredMs: Number(covered),
    })),
    subject: c.subject,
    state: c.state,
    reason: c.reason,
    stopSide: c.stopSide,
    pricePerMinuteCents: c.pricePerMinute,
    requestedAt: c.requestedAt,
    acceptedAt: c.acceptedAt,
    startedAt: c.startedAt,
    endedAt: c.endedAt,
    pausedAt: c.pausedAt,
    waitsForBeginning: c.isAutomatic && c.state === 'accepted' && !c.beginConfirmedAt,
    pausedByYou: c.pausedBy === readerId,
    deadlineAt: deadlineOf(c),
    mustEndAt: c.endedAt ? null : c.mustEndAt,
    booked: c.bookedAt && { startsAt: c.bookedAt, minutes: c.bookedMinutes!, attendance: c.attendance },
    leavingCostsCents: leavingCosts?.fee ?? 0n,
    leavingCostsMs: Number(leavingCosts?.feeMs ?? 0n),
    feeCents: c.fee,
    feeMs: Number(c.feeMs),
    readAt,
    billedMs: Number(billedMs),
    coveredMs: Number(coveredMs),
    coveredBy: c.coveredBy,
    acceptsPackages: c.acceptsPackages,
    awaitsConfirmation: c.awaitsConfirmation,
    leftMs: Number(fundedMs(c, usage) - billedMs),
    heldCents: held,
    limitCents: readerId === c.clientId ? c.spendingLimit : null,
    capturedCents: captured,
    promotionalCents: promotionalSpent(c),
    releasedCents: released,
    consultantCents: captured - commission + c.coveredEarnings + c.fee - commissionOf(c.fee, c.commissionBps),
    earning: readerId === consultantId && !c.endedAt ? earningOf(c) : null,
    refundedCents: refunded,
    refundedEarningsCents: refundedEarnings,
    receiptCode,
  }
}

const earningOf = ({ commissionBps, covers }: NamedConsultation): Consultation['earning'] => ({
  commissionBps,
  covers: covers.map(({ value, spent, ...cover }) => ({
    ...cover,
    valueCents: BigInt(value),
    spentCents: BigInt(spent),
  })),
})
