import { coveredEarningsOf, earnUses } from '#domains/wallet/covered-earnings.rules.ts'
import type { MinutesKind } from '#domains/wallet/rules.ts'
import { commissionOf } from '#shared/commission.ts'
import type { Centavos } from '#shared/money.ts'
import { costOfUsage } from '../billing/money.rules.ts'
import type { Consultation } from '../state/contract.ts'
import { chargedUsageOf } from './charged-usage.ts'
import { usageAt, type PricedConsultation } from './cost-so-far.ts'

/**
 * What a consultant has earned with `ms` proven milliseconds of a running consultation, in centavos: computed as it is
 * settled, of what the server said. Undefined: the reader does not earn with it, or it is over.
 */
export function earnedSoFar(c: PricedConsultation & Pick<Consultation, 'earning'>, ms: number): Centavos | undefined {
  if (!c.earning) return undefined
  const { commissionBps } = c.earning
  const usage = chargedUsageOf({ channelUsage: usageAt(c, ms) })
  const captured = costOfUsage(usage)
  const covers = c.earning.covers.map(({ kind, valueCents, spentCents, coveredMs, ...pack }) => ({
    pack: {
      kind: kind as MinutesKind,
      channel: pack.channel,
      value: valueCents,
      spent: spentCents,
      totalMs: BigInt(pack.totalMs),
      usedMs: BigInt(pack.usedMs),
    },
    coveredMs: BigInt(coveredMs),
  }))
  const used = usage.map(({ channel, coveredMs }) => ({ channel, ms: coveredMs }))
  const agreed = { channel: c.channel, pricePerMinute: c.pricePerMinuteCents, commissionBps }
  return captured - commissionOf(captured, commissionBps) + coveredEarningsOf(earnUses(covers, used, agreed))
}
