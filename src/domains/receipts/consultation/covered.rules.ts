import { coverEarnings } from '#domains/wallet/rules.ts'
import { ownPriceOf } from '#domains/wallet/covered-earnings.rules.ts'
import { channelPercent } from '#shared/channel-price.ts'
import { type Check, same } from '../every-kind/checks.rules.ts'
import type { ConsultationReceipt } from './contract.ts'
import { countedMs } from './counted-usage.rules.ts'

/**
 * What the consultant gets for covered time: their share of what had been paid for each pack, at most of their own
 * price; of free first minutes that of the own price, up to R$ 2,99. Packs make up the covered time.
 */
export function coveredChecks(r: ConsultationReceipt): Check[] {
  const {
    channel,
    pricePerMinuteCents: pricePerMinute,
    commissionBps = 0,
    coveredConsultantCents = 0n,
    covers = [],
  } = r
  const earnedFor = ({ usedMs, paidCents, promotionCents, channel: own }: (typeof covers)[number]) =>
    coverEarnings(
      { pricePerMinute: ownPriceOf({ channel: own ?? null }, { channel, pricePerMinute }), commissionBps },
      { pack: { kind: promotionCents > 0n ? 'welcome' : 'package' }, usedMs: BigInt(usedMs), value: paidCents },
    ).earned
  const isExact = covers.every((cover) => cover.consultantCents === earnedFor(cover))
  const computed = covers.reduce((sum, cover) => sum + earnedFor(cover), 0n)
  return [
    coveredTimeCheck(r),
    { ...same('covered', coveredConsultantCents, computed), holds: isExact && coveredConsultantCents === computed },
  ]
}

/** Used minutes make up the covered time. Of a call: in minutes of chat, rounded up once by less than 1.5 ms. */
function coveredTimeCheck(r: ConsultationReceipt): Check {
  const { channel, channelUsage, feeMs = 0, covers = [] } = r
  const coveredMs = countedMs(r, BigInt(r.coveredMs ?? 0))
  if (!channelUsage)
    return same('covered_time', coveredMs + BigInt(feeMs), BigInt(covers.reduce((sum, { usedMs }) => sum + usedMs, 0)))
  const weigh = (parts: readonly { channel: string; ms: bigint }[]) =>
    parts.reduce((sum, part) => sum + part.ms * channelPercent(part.channel), 0n)
  const due = weigh([
    ...channelUsage.map((usage) => ({ channel: usage.channel, ms: countedMs(r, BigInt(usage.coveredMs)) })),
    { channel, ms: BigInt(feeMs) },
  ])
  const used = weigh(covers.map(({ channel: own = 'chat', usedMs }) => ({ channel: own, ms: BigInt(usedMs) })))
  return { name: 'call_time', stated: used / 100n, computed: due / 100n, holds: used >= due && used - due < 150n }
}
