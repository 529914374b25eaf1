import { wholeSeconds } from '#shared/whole-seconds.ts'
import type { ConsultationReceipt } from './contract.ts'

/** What counts of a proven time, in milliseconds: its whole seconds; on receipts of version 1 all of it. */
export const countedMs = ({ version }: Pick<ConsultationReceipt, 'version'>, ms: bigint): bigint =>
  version === 1 ? ms : wholeSeconds(ms)

/** One channel of a receipt: the time that counts, covered by minutes or paid by credit (ms), and the cost of that. */
export type CountedUsage = {
  channel: string
  pricePerMinuteCents: bigint
  coveredMs: bigint
  paidMs: bigint
  chargedCents: bigint
}

/**
 * The time of a receipt by channel, as it is charged. Without calls there is one, the chat, of `billedMs` in all: as
 * stated, or as computed.
 */
export function countedUsage(r: ConsultationReceipt, billedMs = BigInt(r.billedMs)): CountedUsage[] {
  const { channel, pricePerMinuteCents, coveredMs = 0, chargedCents } = r
  const channelUsage = r.channelUsage ?? [{ channel, pricePerMinuteCents, billedMs, coveredMs, chargedCents }]
  return channelUsage.map((usage) => ({
    channel: usage.channel,
    pricePerMinuteCents: usage.pricePerMinuteCents,
    coveredMs: countedMs(r, BigInt(usage.coveredMs)),
    paidMs: countedMs(r, BigInt(usage.billedMs) - BigInt(usage.coveredMs)),
    chargedCents: usage.chargedCents,
  }))
}
