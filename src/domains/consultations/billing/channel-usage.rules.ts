import { channelPercent, channelPrice, chatPriceOf } from '#shared/channel-price.ts'
import { type Centavos, least } from '#shared/money.ts'
import { wholeSeconds } from '#shared/whole-seconds.ts'
import type { LiveChannel } from '../channels/rules.ts'
import type { Consultation } from '../state/contract.ts'

/** The proven time of one channel, its price, and the part that prepaid minutes cover. Centavos, milliseconds. */
export type ChannelUsage = { channel: LiveChannel; pricePerMinute: Centavos; billedMs: bigint; coveredMs: bigint }

/** The agreed channel and its price per minute, in centavos. */
export type Priced = Pick<Consultation, 'channel'> & { pricePerMinute: Centavos }

/** Centavos per minute of one channel, from the price that was agreed for another. */
export const usagePrice = ({ channel: agreed, pricePerMinute }: Priced, channel: LiveChannel): Centavos =>
  agreed === channel ? pricePerMinute : channelPrice(chatPriceOf(pricePerMinute, agreed), channel)

/** The proven time and what minutes cover of it, in all and by call, in milliseconds. */
export type ChannelTimes = {
  billedMs: bigint
  coveredMs: bigint
  audioMs: bigint
  videoMs: bigint
  audioCoveredMs: bigint
  videoCoveredMs: bigint
}

/** The part of the proven time that prepaid minutes cover, in milliseconds. Minutes always cover the first part. */
export const minutesUsedMs = ({ billedMs, coveredMs }: Pick<ChannelTimes, 'billedMs' | 'coveredMs'>) =>
  least(billedMs, coveredMs)

/** The channels of a consultation that were used: what was neither voice nor video was chat. Source: S18. */
export function channelUsageOf(c: Priced & ChannelTimes): ChannelUsage[] {
  const covered = minutesUsedMs(c)
  const times: [LiveChannel, bigint, bigint][] = [
    ['chat', c.billedMs - c.audioMs - c.videoMs, covered - c.audioCoveredMs - c.videoCoveredMs],
    ['audio', c.audioMs, c.audioCoveredMs],
    ['video', c.videoMs, c.videoCoveredMs],
  ]
  return times
    .filter(([, billedMs]) => billedMs > 0n)
    .map(([channel, billedMs, coveredMs]) => ({ channel, pricePerMinute: usagePrice(c, channel), billedMs, coveredMs }))
}

/** Whether it was agreed while every millisecond was charged. Source: docs/decisions/0145. */
export type ChargingRule = { chargesMilliseconds: boolean }

/** What counts of a proven time: its whole seconds. Milliseconds. */
export const countedMs = ({ chargesMilliseconds }: ChargingRule, ms: bigint) =>
  chargesMilliseconds ? ms : wholeSeconds(ms)

/** What is charged of it: the time that minutes pay and the time that credit pays, in milliseconds. */
export type ChargedUsage = Pick<ChannelUsage, 'channel' | 'pricePerMinute' | 'coveredMs'> & { paidMs: bigint }

/** Of each channel what minutes and what credit pay count by themselves; the rest of a second of each is given away. */
export const chargedUsage = (
  usage: readonly ChannelUsage[],
  rule: ChargingRule = { chargesMilliseconds: false },
): ChargedUsage[] =>
  usage.map(({ channel, pricePerMinute, billedMs, coveredMs }) => ({
    channel,
    pricePerMinute,
    coveredMs: countedMs(rule, coveredMs),
    paidMs: countedMs(rule, billedMs - coveredMs),
  }))

/** How long that is together, in milliseconds: what is shown beside the money. */
export const chargedMs = (usage: readonly ChargedUsage[]) =>
  usage.reduce((sum, { coveredMs, paidMs }) => sum + coveredMs + paidMs, 0n)

/** What was used of the time that minutes cover, by channel, with a fee in minutes; milliseconds of conversation. */
export const coveredTimesOf = (c: Priced & ChannelTimes & ChargingRule, feeMs = 0n) =>
  [
    ...chargedUsage(channelUsageOf(c), c).map(({ channel, coveredMs }) => ({
      channel: channel as string,
      ms: coveredMs,
    })),
    { channel: c.channel, ms: feeMs },
  ].filter(({ ms }) => ms > 0n)

/**
 * A consultation after its client agreed to a dearer channel: its new price, and the milliseconds of conversation that
 * minutes cover. Unused ones last shorter: 1.25 minutes of chat are now 1.5. A cheaper channel changes nothing: what
 * was agreed stays the most.
 */
export function recover(
  c: Priced & Pick<ChannelTimes, 'billedMs' | 'coveredMs'>,
  to: LiveChannel,
): Priced & Pick<ChannelTimes, 'coveredMs'> {
  const [before, after] = [channelPercent(c.channel), channelPercent(to)]
  if (after <= before) return { channel: c.channel, pricePerMinute: c.pricePerMinute, coveredMs: c.coveredMs }
  const usedMs = minutesUsedMs(c)
  return {
    channel: to,
    pricePerMinute: usagePrice(c, to),
    coveredMs: usedMs + ((c.coveredMs - usedMs) * before) / after,
  }
}
