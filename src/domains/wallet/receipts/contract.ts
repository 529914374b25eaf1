import { z } from 'zod/mini'
import { cents, endpoint, instant } from '#shared/contract.ts'
import { typed } from '#shared/typed-text/fields.ts'

/** Proof of a posting: its key and its hash in the ledger. */
const Seal = z.object({ key: z.string(), hash: z.string() })
const instantText = z.iso.datetime()

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
  legs: z.optional(
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
   * Each pack of minutes that was used: how long, what had been paid for that, and the consultant's share of it, or of
   * their own price where that is less. `promotionCents`: for welcome minutes, which the platform pays. `channel`: the
   * call whose minutes they are; absent: those of chat, of which calls use more. Absent: none.
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

/** The content of a receipt for a purchase of credit. */
export const PaymentReceipt = z.object({
  version: z.literal(1),
  kind: z.literal('payment'),
  paymentId: z.string(),
  method: z.string(),
  amountCents: cents,
  creditsCents: z.optional(cents),
  paidAt: instantText,
  journals: z.array(Seal),
})
export type PaymentReceipt = z.infer<typeof PaymentReceipt>

/**
 * The content of an answered question's receipt. Neither names nor texts, because anybody with the code may read it.
 */
export const QuestionReceipt = z.object({
  version: z.literal(1),
  kind: z.literal('question'),
  question: z.string(),
  title: z.string(),
  priceCents: cents,
  /** What was paid: the price less the coupon. */
  chargedCents: cents,
  consultantCents: cents,
  commissionCents: cents,
  /** The platform's share of `priceCents` in hundredths of a percent, rounded down. */
  commissionBps: z.int(),
  askedAt: instantText,
  dueAt: instantText,
  answeredAt: instantText,
  journals: z.array(Seal),
})
export type QuestionReceipt = z.infer<typeof QuestionReceipt>

/** The content of a receipt for a refund. */
export const RefundReceipt = z.object({
  version: z.literal(1),
  kind: z.literal('refund'),
  /** What is refunded: a consultation or a fee of its booking, or a written question. */
  consultation: z.optional(z.string()),
  question: z.optional(z.string()),
  /** The code of its receipt. */
  receipt: z.string(),
  /** What it cost in all, and what had been refunded before. */
  refundableCents: cents,
  refundedBeforeCents: cents,
  refundedCents: cents,
  toCreditCents: cents,
  toBonusCents: cents,
  /** The part that came from the consultant's earnings. */
  fromEarningsCents: cents,
  refundedAt: instantText,
  journals: z.array(Seal),
})
export type RefundReceipt = z.infer<typeof RefundReceipt>

/** The content of a receipt for a payout. The key is masked, because anybody with the code may read it. */
export const PayoutReceipt = z.object({
  version: z.literal(1),
  kind: z.literal('payout'),
  payoutId: z.string(),
  amountCents: cents,
  pixKey: z.string(),
  /** The number of the transfer in every bank. */
  endToEndId: z.string(),
  askedAt: instantText,
  paidAt: instantText,
  journals: z.array(Seal),
})
export type PayoutReceipt = z.infer<typeof PayoutReceipt>

/** A receipt that anybody may check: `hash` is SHA-256(previous ‖ content), `code` its first 80 bits. */
export const ReceiptProof = z.object({
  code: z.string(),
  /** Hash of the same holder's previous receipt, or 64 zeros. */
  previous: z.string(),
  /** The receipt: JSON, exactly as it was written. */
  content: z.string(),
  hash: z.string(),
  /** Receipts of later refunds of this consultation or question, in order. */
  refunds: z.array(z.object({ code: z.string(), amountCents: cents, at: instant })),
})
export type ReceiptProof = z.infer<typeof ReceiptProof>

export const readReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/:code',
  access: 'public',
  summary: 'A receipt and its proof, by the printed code; anybody may check it',
  input: z.object({ code: typed('code') }),
  output: ReceiptProof,
})
