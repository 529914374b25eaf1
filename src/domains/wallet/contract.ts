import { z } from 'zod/mini'
import { cents, endpoint, instant, nothing, tolerantEnum, totalCents } from '#shared/contract.ts'

/** A person's prepaid minutes: price paid, length, expiry and terms of use. Times in milliseconds. */
export const Minutes = z.object({
  id: z.string(),
  kind: tolerantEnum(['package', 'plan', 'subscription', 'single', 'welcome'], 'package'),
  title: z.string(),
  valueCents: cents,
  totalMs: z.number(),
  /** Neither used nor reserved for a consultation. */
  leftMs: z.number(),
  reservedMs: z.number(),
  /** The highest price per minute that they cover; null: any. */
  ceilingCents: z.nullable(cents),
  /** Only with this consultant and on this channel; null: any. */
  consultantId: z.nullable(z.string()),
  channel: z.nullable(z.string()),
  expiresAt: instant,
  /** A plan's month that was extended by one month. */
  isRolledOver: z.boolean(),
  /** They end later, because their booking failed without their owner's fault. */
  isKept: z.boolean(),
})
export type Minutes = z.infer<typeof Minutes>

/** A bundle of answers by message of one consultant: how many are left, and until when. */
export const AnswerBundle = z.object({
  /** The order that bought it. */
  id: z.string(),
  title: z.string(),
  consultantId: z.string(),
  left: z.int(),
  total: z.int(),
  expiresAt: instant,
})
export type AnswerBundle = z.infer<typeof AnswerBundle>

/** What is left of a bonus, when it expires, and the consultant with whom it is not to be spent: they pay for it. */
export const Bonus = z.object({
  id: z.string(),
  leftCents: cents,
  expiresAt: instant,
  notWithId: z._default(z.nullable(z.string()), null),
})
export type Bonus = z.infer<typeof Bonus>

export const readWallet = endpoint({
  method: 'GET',
  path: '/api/wallet',
  access: 'signed-in',
  viewable: true,
  summary:
    'Spendable, reserved and promotional balance of the reader; prepaid minutes and bonuses, soonest expiry first',
  input: nothing,
  output: z.object({
    availableCents: totalCents,
    reservedCents: totalCents,
    promotionalCents: totalCents,
    minutes: z.array(Minutes),
    answers: z._default(z.array(AnswerBundle), []),
    bonuses: z.array(Bonus),
  }),
})

export const readEarnings = endpoint({
  method: 'GET',
  path: '/api/wallet/earnings',
  access: 'consultor',
  viewable: true,
  summary: 'Earnings of the consultant: to clear and when, available, in payout, and by day',
  input: nothing,
  output: z.object({
    toClearCents: totalCents,
    availableCents: totalCents,
    inPayoutCents: totalCents,
    /** What clears on which day, soonest first; days in São Paulo. */
    clearing: z.array(z.object({ on: z.string(), amountCents: totalCents })),
    /** What waits until a claim is decided. */
    heldCents: totalCents,
    /** The last sixty days with earnings, newest first; days in São Paulo. */
    days: z.array(z.object({ on: z.string(), earnedCents: totalCents, consultations: z.int() })),
  }),
})
