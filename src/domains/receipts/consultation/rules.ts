import { commissionOf } from '#shared/commission.ts'
import { least } from '#shared/money.ts'
import { atMost, type Check, same } from '../every-kind/checks.rules.ts'
import type { ConsultationReceipt } from './contract.ts'
import { countedMs } from './counted-usage.rules.ts'
import { coveredChecks } from './covered.rules.ts'
import { chargedCheck, usageChecks } from './channel-usage.rules.ts'

/** Everything on the receipt of a consultation computed again from its segments, its price and its packs. */
export function consultationChecksOf(r: ConsultationReceipt): Check[] {
  const spans = r.segments.map(({ from, to }) => [Date.parse(from), Date.parse(to)] as const)
  const inOrder = spans.filter(
    ([from, to], i) =>
      from < to && from >= (spans[i - 1]?.[1] ?? Date.parse(r.startedAt)) && to <= Date.parse(r.endedAt),
  )
  const lengths = r.segments.map(({ channel }, i) => ({ channel, ms: BigInt(spans[i]![1] - spans[i]![0]) }))
  const billed = lengths.reduce((sum, { ms }) => sum + ms, 0n)
  const charged = chargedCheck(r, billed)
  const commission =
    r.commissionBps === undefined
      ? BigInt(charged.computed) - r.consultantCents
      : commissionOf(BigInt(charged.computed), r.commissionBps)
  return [
    same('segments', BigInt(spans.length), BigInt(inOrder.length)),
    same('billed', BigInt(r.billedMs), billed),
    ...usageChecks(r, lengths),
    ...(r.coveredMs || r.feeMs ? coveredChecks(r) : []),
    charged,
    ...(r.promotionalCents ? [atMost('bonus', r.promotionalCents, r.chargedCents)] : []),
    same('commission', r.commissionCents, commission),
    same('split', r.chargedCents, r.commissionCents + r.consultantCents),
    ...feeChecksOf(r, billed),
    same('held', r.heldCents, r.chargedCents + (r.feeCents ?? 0n) + r.releasedCents),
    atMost('refunded_before_issue', r.refundedCents, r.chargedCents),
  ]
}

/** A fee makes up what was charged to so many minutes, as far as they were reserved, and is shared like it. */
function feeChecksOf(r: ConsultationReceipt, billed: bigint): Check[] {
  const {
    feeCents: fee,
    feeMs,
    feeMinutes = 0,
    feeCommissionCents = 0n,
    pricePerMinuteCents,
    heldCents,
    chargedCents,
  } = r
  if (feeMs) return [atMost('fee_time', BigInt(feeMs), BigInt(feeMinutes) * 60_000n - countedMs(r, billed))]
  if (!fee) return []
  const minutes = pricePerMinuteCents * BigInt(feeMinutes)
  return [
    same('fee', fee, least(minutes, heldCents) - chargedCents),
    same('fee_share', feeCommissionCents, commissionOf(fee, r.commissionBps ?? 0)),
  ]
}
