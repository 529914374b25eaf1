import { ownPriceOf } from '#domains/wallet/covered-earnings.rules.ts'
import { channelPercent } from '#shared/channel-price.ts'
import { portion } from '#shared/money.ts'
import { type Check, same } from '../every-kind/checks.rules.ts'
import type { ConsultationReceipt } from './contract.ts'
import { countedUsage } from './counted-usage.rules.ts'

type Spans = readonly { ms: bigint; channel: string | undefined }[]

/**
 * The time of each channel is that of its segments, the covered part lies within it, and its price is made from the
 * agreed one, which is the highest.
 */
export function usageChecks(
  { channel, pricePerMinuteCents: pricePerMinute, coveredMs = 0, channelUsage }: ConsultationReceipt,
  spans: Spans,
) {
  if (!channelUsage) return []
  const of = (one: string) => spans.reduce((sum, span) => (span.channel === one ? sum + span.ms : sum), 0n)
  const sum = (name: 'billedMs' | 'coveredMs') => channelUsage.reduce((all, usage) => all + BigInt(usage[name]), 0n)
  const isExact = channelUsage.every(
    (usage) => BigInt(usage.billedMs) === of(usage.channel) && usage.coveredMs <= usage.billedMs,
  )
  const isOnce = new Set(channelUsage.map((usage) => usage.channel)).size === channelUsage.length
  const isWithin = channelUsage.every((usage) => channelPercent(usage.channel) <= channelPercent(channel))
  const total = spans.reduce((all, { ms }) => all + ms, 0n)
  const prices = channelUsage.map((usage) => ownPriceOf(usage, { channel, pricePerMinute })).join(' ')
  const time = same('channelUsage', sum('billedMs'), total)
  const price = same('usage_prices', channelUsage.map((usage) => usage.pricePerMinuteCents).join(' '), prices)
  return [
    { ...time, holds: time.holds && isExact && isOnce && sum('coveredMs') === BigInt(coveredMs) },
    { ...price, holds: price.holds && isWithin },
  ]
}

/** What the time that minutes do not cover costs: each channel by itself, each rounded down. */
export function chargedCheck(r: ConsultationReceipt, billed: bigint): Check {
  const channelUsage = countedUsage(r, billed)
  const costs = channelUsage.map((usage) => portion(usage.pricePerMinuteCents, usage.paidMs, 60_000n))
  const check = same(
    'charged',
    r.chargedCents,
    costs.reduce((sum, cost) => sum + cost, 0n),
  )
  return { ...check, holds: check.holds && channelUsage.every(({ chargedCents }, i) => chargedCents === costs[i]) }
}
