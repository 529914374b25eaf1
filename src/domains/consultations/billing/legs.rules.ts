import { channelPercent, channelPrice, chatPriceOf } from '#shared/channel-price.ts'
import { type Centavos, least } from '#shared/money.ts'
import type { LiveChannel } from '../calls/rules.ts'
import type { Consultation } from '../contract.ts'

/** The proven time of one channel, its price, and the part that prepaid minutes cover. Centavos, milliseconds. */
export type Leg = { channel: LiveChannel; pricePerMinute: Centavos; billedMs: bigint; coveredMs: bigint }

/** The agreed channel and its price per minute, in centavos. */
export type Priced = Pick<Consultation, 'channel'> & { pricePerMinute: Centavos }

/** Centavos per minute of one channel, from the price that was agreed for another. */
export const legPrice = ({ channel: agreed, pricePerMinute }: Priced, channel: LiveChannel): Centavos =>
  agreed === channel ? pricePerMinute : channelPrice(chatPriceOf(pricePerMinute, agreed), channel)

/** The proven time and what minutes cover of it, in all and by call, in milliseconds. */
export type LegTimes = {
  billedMs: bigint
  coveredMs: bigint
  audioMs: bigint
  videoMs: bigint
  audioCoveredMs: bigint
  videoCoveredMs: bigint
}

/** The part of the proven time that prepaid minutes cover, in milliseconds. Minutes always cover the first part. */
export const minutesUsedMs = ({ billedMs, coveredMs }: Pick<LegTimes, 'billedMs' | 'coveredMs'>) =>
  least(billedMs, coveredMs)

/** The legs of a consultation, those that were used: what was neither voice nor video was chat. Source: S18. */
export function legsOf(c: Priced & LegTimes): Leg[] {
  const covered = minutesUsedMs(c)
  const times: [LiveChannel, bigint, bigint][] = [
    ['chat', c.billedMs - c.audioMs - c.videoMs, covered - c.audioCoveredMs - c.videoCoveredMs],
    ['audio', c.audioMs, c.audioCoveredMs],
    ['video', c.videoMs, c.videoCoveredMs],
  ]
  return times
    .filter(([, billedMs]) => billedMs > 0n)
    .map(([channel, billedMs, coveredMs]) => ({ channel, pricePerMinute: legPrice(c, channel), billedMs, coveredMs }))
}

/** What was used of the time that minutes cover, by channel, with a fee in minutes; milliseconds of conversation. */
export const coveredTimesOf = (c: Priced & LegTimes, feeMs = 0n) =>
  [
    ...legsOf(c).map(({ channel, coveredMs }) => ({ channel: channel as string, ms: coveredMs })),
    { channel: c.channel, ms: feeMs },
  ].filter(({ ms }) => ms > 0n)

/**
 * A consultation after its client said yes to a dearer channel: its new price, and how much of it minutes cover, in
 * milliseconds of conversation. Of those that are set aside and not used, each lasts less: what was worth 1.25 minutes
 * of chat is now worth 1.5. A channel that is not dearer changes neither: what was agreed stays the most.
 */
export function recover(
  c: Priced & Pick<LegTimes, 'billedMs' | 'coveredMs'>,
  to: LiveChannel,
): Priced & Pick<LegTimes, 'coveredMs'> {
  const [before, after] = [channelPercent(c.channel), channelPercent(to)]
  if (after <= before) return { channel: c.channel, pricePerMinute: c.pricePerMinute, coveredMs: c.coveredMs }
  const usedMs = minutesUsedMs(c)
  return {
    channel: to,
    pricePerMinute: legPrice(c, to),
    coveredMs: usedMs + ((c.coveredMs - usedMs) * before) / after,
  }
}
