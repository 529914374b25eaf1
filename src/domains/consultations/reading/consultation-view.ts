import { commissionOf } from '#shared/commission.ts'
import { fundedMs, promotionalSpent } from '../billing/money.rules.ts'
import { chargedAs, isCallClosed } from '../calls/rules.ts'
import { legPrice, legsOf } from '../billing/legs.rules.ts'
import type { Consultation } from '../contract.ts'
import { deadlineOf } from '../deadlines.rules.ts'
import type { NamedConsultation } from '../sql.ts'

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
  const legs = legsOf(c)
  return {
    id: c.id,
    you: readerId === clientId ? 'client' : 'consultant',
    client: { id: clientId, name: c.clientName, imageUrl: null },
    consultant: { id: consultantId, name: c.consultantName, imageUrl: `/api/portraits/${c.consultantPortrait}` },
    isAutomatic: c.isAutomatic,
    channel: c.channel,
    currentChannel: c.currentChannel,
    chargedChannel: chargedAs(c.currentChannel, c.legChannel),
    proposed: c.proposedChannel && {
      channel: c.proposedChannel,
      pricePerMinuteCents: legPrice(c, c.proposedChannel),
    },
    offeredCalls: c.offeredCalls,
    isCallClosed: isCallClosed(c),
    mediaWindowUntil: c.mediaWindowUntil,
    legs: legs.map(({ channel, pricePerMinute, billedMs: ms, coveredMs: covered }) => ({
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
    leftMs: Number(fundedMs(c, legs) - billedMs),
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
