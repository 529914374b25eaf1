import { z } from 'zod/mini'
import { cents } from '#shared/contract.ts'
import { instantText, Seal } from '../every-kind/seal.contract.ts'

/**
 * The content of a consultation's receipt. No names, because anybody with the code may read it. Times are ISO 8601 with
 * milliseconds.
 */
export const ConsultationReceipt = z.object({
  /** 2: whole seconds are charged. 1: every millisecond was. Source: docs/decisions/0145. */
  version: z.literal([1, 2]),
  kind: z.literal('consultation'),
  consultation: z.string(),
  channel: z.string(),
  pricePerMinuteCents: cents,
  /** When both were present: half-open intervals, in order; of a call, with what each is charged as. */
  segments: z.array(z.object({ from: instantText, to: instantText, channel: z.optional(z.string()) })),
  /**
   * Of a consultation agreed for a call: the time of each channel, its price, how much of it minutes cover, and what it
   * cost, rounded down. `pricePerMinuteCents` is then the agreed price, the highest. Absent: everything was chat.
   */
  channelUsage: z.optional(
    z.array(
      z.object({
        channel: z.string(),
        pricePerMinuteCents: cents,
        billedMs: z.int(),
        coveredMs: z.int(),
        chargedCents: cents,
      }),
    ),
  ),
  billedMs: z.int(),
  /** Milliseconds covered by minutes, from the beginning, for which no money is charged. Absent: none. */
  coveredMs: z.optional(z.int()),
  chargedCents: cents,
  /** How much of `chargedCents` was bonus. */
  promotionalCents: z.optional(cents),
  commissionCents: cents,
  /** The platform's share of `chargedCents` in hundredths of a percent, rounded down. */
  commissionBps: z.optional(z.int()),
  /** The consultant's share of `chargedCents`. */
  consultantCents: cents,
  /** What the consultant earned for the covered time. */
  coveredConsultantCents: z.optional(cents),
  /**
   * Each pack of minutes that was used: how long, what had been paid for it, and the consultant's share.
   * `promotionCents`: for welcome minutes, which the platform pays. `channel`: the call whose minutes they are; absent:
   * those of chat. Absent: none.
   */
  covers: z.optional(
    z.array(
      z.object({
        channel: z.optional(z.string()),
        usedMs: z.int(),
        paidCents: cents,
        consultantCents: cents,
        promotionCents: cents,
      }),
    ),
  ),
  /** The agreed start of a booked consultation. */
  bookedAt: z.optional(instantText),
  /**
   * What a client paid for not coming, or for leaving late: so many minutes of the price, less what was charged. The
   * platform's share of it is that of everything charged.
   */
  feeCents: z.optional(cents),
  feeMinutes: z.optional(z.int()),
  /** The same of minutes that paid the booking: milliseconds of `covers`, beyond `coveredMs`. */
  feeMs: z.optional(z.int()),
  feeCommissionCents: z.optional(cents),
  heldCents: cents,
  releasedCents: cents,
  refundedCents: cents,
  startedAt: instantText,
  endedAt: instantText,
  endReason: z.nullable(z.string()),
  journals: z.array(Seal),
})
export type ConsultationReceipt = z.infer<typeof ConsultationReceipt>
