import { ownPriceOf } from '#domains/wallet/covered-earnings.rules.ts'
import { channelPercent } from '#shared/channel-price.ts'
import { portion } from '#shared/money.ts'
import { type Check, same } from '../every-kind/checks.rules.ts'
import type { ConsultationReceipt } from './contract.ts'
import { countedLegs } from './counted-legs.rules.ts'

type Spans = readonly { ms: bigint; channel: string | undefined }[]

/**
 * The time of each channel is that of its segments, the covered part lies within it, and its price is made from the
 * agreed one, which is the highest.
 */
export function legChecks(
  { channel, pricePerMinuteCents: pricePerMinute, coveredMs = 0, legs }: ConsultationReceipt,
  spans: Spans,
) {
  if (!legs) return []
  const of = (one: string) => spans.reduce((sum, span) => (span.channel === one ? sum + span.ms : sum), 0n)
  const sum = (name: 'billedMs' | 'coveredMs') => legs.reduce((all, leg) => all + BigInt(leg[name]), 0n)
  const isExact = legs.every((leg) => BigInt(leg.billedMs) === of(leg.channel) && leg.coveredMs <= leg.billedMs)
  const isOnce = new Set(legs.map((leg) => leg.channel)).size === legs.length
  const isWithin = legs.every((leg) => channelPercent(leg.channel) <= channelPercent(channel))
  const total = spans.reduce((all, { ms }) => all + ms, 0n)
  const prices = legs.map((leg) => ownPriceOf(leg, { channel, pricePerMinute })).join(' ')
  const time = same('legs', sum('billedMs'), total)
  const price = same('leg_prices', legs.map((leg) => leg.pricePerMinuteCents).join(' '), prices)
  return [
    { ...time, holds: time.holds && isExact && isOnce && sum('coveredMs') === BigInt(coveredMs) },
    { ...price, holds: price.holds && isWithin },
  ]
}

/** What the time that minutes do not cover costs: each channel by itself, each rounded down. */
export function chargedCheck(r: ConsultationReceipt, billed: bigint): Check {
  const legs = countedLegs(r, billed)
  const costs = legs.map((leg) => portion(leg.pricePerMinuteCents, leg.paidMs, 60_000n))
  const check = same(
    'charged',
    r.chargedCents,
    costs.reduce((sum, cost) => sum + cost, 0n),
  )
  return { ...check, holds: check.holds && legs.every(({ chargedCents }, i) => chargedCents === costs[i]) }
}
