import { channelPrice, chatPriceOf } from '#domains/consultants/rules.ts'
import type { Centavos } from '#shared/money.ts'
import type { CallChannel, LiveChannel } from '../calls/rules.ts'
import type { Consultation } from '../sql.ts'

/** The proven time of one channel, its price, and the part that prepaid minutes cover. Centavos, milliseconds. */
export type Leg = { channel: LiveChannel; pricePerMinute: Centavos; billedMs: bigint; coveredMs: bigint }

type Priced = Pick<Consultation, 'channel' | 'pricePerMinute'>

/** Centavos per minute of one channel, from the price that was agreed for another. */
export const legPrice = ({ channel: agreed, pricePerMinute }: Priced, channel: LiveChannel): Centavos =>
  agreed === channel ? pricePerMinute : channelPrice(chatPriceOf(pricePerMinute, agreed), channel)

export type LegTimes = Pick<
  Consultation,
  'billedMs' | 'coveredMs' | 'audioMs' | 'videoMs' | 'audioCoveredMs' | 'videoCoveredMs'
>

/** The legs of a consultation, those that were used: what was neither voice nor video was chat. Source: S18. */
export function legsOf(c: Priced & LegTimes): Leg[] {
  const covered = c.billedMs < c.coveredMs ? c.billedMs : c.coveredMs
  const times: [LiveChannel, bigint, bigint][] = [
    ['chat', c.billedMs - c.audioMs - c.videoMs, covered - c.audioCoveredMs - c.videoCoveredMs],
    ['audio', c.audioMs, c.audioCoveredMs],
    ['video', c.videoMs, c.videoCoveredMs],
  ]
  return times
    .filter(([, billedMs]) => billedMs > 0n)
    .map(([channel, billedMs, coveredMs]) => ({ channel, pricePerMinute: legPrice(c, channel), billedMs, coveredMs }))
}

/** What a real minute of a channel takes of prepaid minutes, in hundredths. */
const PACK_PERCENT: Record<LiveChannel, bigint> = { chat: 100n, audio: 125n, video: 150n }

/**
 * The terms after the client agreed to a dearer channel: its price, and how much of the time is covered then. What was
 * used stays; prepaid minutes that are reserved and unused last shorter, rounded down.
 */
export function recover(
  c: Priced & Pick<Consultation, 'billedMs' | 'coveredMs'>,
  to: CallChannel,
): Pick<Consultation, 'pricePerMinute' | 'coveredMs'> & { channel: CallChannel } {
  const before = c.channel === 'messages' ? 'chat' : c.channel
  const unused = c.coveredMs > c.billedMs ? c.coveredMs - c.billedMs : 0n
  return {
    channel: to,
    pricePerMinute: legPrice(c, to),
    coveredMs: c.coveredMs - unused + (unused * PACK_PERCENT[before]) / PACK_PERCENT[to],
  }
}
