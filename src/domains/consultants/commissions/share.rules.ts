import { commissionBps } from '../commission.rules.ts'
import { CHANNELS, type Channel, type Tier } from '../rules.ts'

/** What the platform keeps by channel, in hundredths of a percent: what was agreed, else the tier's. */
export const commissionsOf = ({ tier, agreed }: { tier: Tier; agreed: Record<Channel, number | null> }) =>
  CHANNELS.map((channel) => ({ channel, commissionBps: agreed[channel] ?? commissionBps(tier) }))

/** The one of a channel; of one that an older answer does not have, the tier's. */
export const commissionBy = (
  { tier, commissions }: { tier: Tier; commissions: readonly { channel: Channel; commissionBps: number }[] },
  channel: Channel,
): number => commissions.find((one) => one.channel === channel)?.commissionBps ?? commissionBps(tier)
