import { z } from 'zod/mini'
import { cents, endpoint, instant } from '#shared/contract.ts'

/** A posting's proof: its key and its seal in the ledger. */
const Seal = z.object({ key: z.string(), hash: z.string() })
const instantText = z.iso.datetime()

/**
 * What the receipt of a consultation says. No names: whoever holds the code may read it. Times are ISO 8601 with
 * milliseconds.
 */
export const ConsultationReceipt = z.object({
  version: z.literal(1),
  kind: z.literal('consultation'),
  consultation: z.string(),
  channel: z.string(),
  pricePerMinuteCents: cents,
  /** When both were there: half-open stretches, in order. */
  segments: z.array(z.object({ from: instantText, to: instantText })),
  billedMs: z.int(),
  /** How much of it minutes covered, from the beginning: no money is charged for that. Absent: nothing. */
  coveredMs: z.optional(z.int()),
  chargedCents: cents,
  /** How much of `chargedCents` was bonus. */
  promotionalCents: z.optional(cents),
  commissionCents: cents,
  /** The platform's part in hundredths of a percent, of `chargedCents`, rounded down. */
  commissionBps: z.optional(z.int()),
  /** The consultant's part of `chargedCents`. */
  consultantCents: cents,
  /** What the consultant earned for the covered time: the price by their share. */
  coveredConsultantCents: z.optional(cents),
  heldCents: cents,
  releasedCents: cents,
  refundedCents: cents,
  startedAt: instantText,
  endedAt: instantText,
  endReason: z.nullable(z.string()),
  journals: z.array(Seal),
})
export type ConsultationReceipt = z.infer<typeof ConsultationReceipt>

/** What the receipt of a purchase of credits says. */
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

/** What the receipt of an answered question says. Neither names nor words: whoever holds the code may read it. */
export const QuestionReceipt = z.object({
  version: z.literal(1),
  kind: z.literal('question'),
  question: z.string(),
  title: z.string(),
  priceCents: cents,
  /** What was paid for it: the price, less what a coupon took off. */
  chargedCents: cents,
  /** What the platform added, so that a coupon costs the consultant nothing. */
  promotionCents: cents,
  consultantCents: cents,
  commissionCents: cents,
  /** The platform's part in hundredths of a percent, of `priceCents`, rounded down. */
  commissionBps: z.int(),
  askedAt: instantText,
  dueAt: instantText,
  answeredAt: instantText,
  journals: z.array(Seal),
})
export type QuestionReceipt = z.infer<typeof QuestionReceipt>

/** What the receipt of a refund of a conversation says. */
export const RefundReceipt = z.object({
  version: z.literal(1),
  kind: z.literal('refund'),
  consultation: z.string(),
  /** The code of the conversation's own receipt. */
  receipt: z.string(),
  /** What the conversation cost in all, and what of it had gone back before. */
  refundableCents: cents,
  refundedBeforeCents: cents,
  refundedCents: cents,
  toCreditCents: cents,
  toBonusCents: cents,
  /** What the consultant's earnings gave of it. */
  fromEarningsCents: cents,
  refundedAt: instantText,
  journals: z.array(Seal),
})
export type RefundReceipt = z.infer<typeof RefundReceipt>

/** A receipt as anybody may check it: `hash` is SHA-256(previous ‖ content), `code` the first 80 bits of it. */
export const ReceiptProof = z.object({
  code: z.string(),
  /** Hash of the same holder's receipt before, or 64 zeros. */
  previous: z.string(),
  /** The receipt itself: JSON, exactly as it was written. */
  content: z.string(),
  hash: z.string(),
  /** Of a conversation: the receipts of what went back of it later, in order. */
  refunds: z.array(z.object({ code: z.string(), amountCents: cents, at: instant })),
})
export type ReceiptProof = z.infer<typeof ReceiptProof>

export const readReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/:code',
  access: 'public',
  summary: 'A receipt and its proof, by the code printed on it; anybody may check it',
  input: z.object({ code: z.string() }),
  output: ReceiptProof,
})
