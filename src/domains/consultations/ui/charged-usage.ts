import { chargedUsage, type ChannelUsage } from '../billing/channel-usage.rules.ts'
import type { Consultation } from '../state/contract.ts'

const usageOf = ({
  channel,
  pricePerMinuteCents,
  billedMs,
  coveredMs,
}: Consultation['channelUsage'][number]): ChannelUsage => ({
  channel,
  pricePerMinute: pricePerMinuteCents,
  billedMs: BigInt(billedMs),
  coveredMs: BigInt(coveredMs),
})

/** What is charged of each channel as it was read: its whole seconds, in milliseconds. */
export const chargedUsageOf = ({ channelUsage }: Pick<Consultation, 'channelUsage'>) =>
  chargedUsage(channelUsage.map(usageOf))
