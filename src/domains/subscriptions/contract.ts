import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant, nothing, tolerantEnum } from '#shared/contract.ts'

const Card = z.object({ brand: z.string(), lastFour: z.string() })

/** A month that was paid, or was free. */
const Month = z.object({
  n: z.int(),
  startsAt: instant,
  endsAt: instant,
  paidAt: instant,
  amountCents: cents,
  bonusCents: cents,
  bonusUntil: instant,
  /** Null: nothing was paid for it. */
  receiptCode: z.nullable(z.string()),
})

export const Subscription = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** The price and bonus of a month, as agreed when it began. */
  priceCents: cents,
  bonusCents: cents,
  /** `late`: a month is due and not paid yet. `cancelled`: no more charges; it ends at `paidUntil`. */
  state: tolerantEnum(['running', 'late', 'cancelled', 'ended'], 'running'),
  startedAt: instant,
  paidUntil: instant,
  /**
   * The next charge: when, how much (zero in a free month), from which card; no card: a Pix by mail. Null: no more
   * charges.
   */
  next: z.nullable(
    z.object({
      at: instant,
      amountCents: cents,
      card: z.nullable(Card),
      /** Requested, without an outcome yet. */
      isUnderWay: z.boolean(),
    }),
  ),
  /** The open Pix payment. */
  pixPaymentId: z.nullable(z.string()),
  cancelledAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** `break`: the person takes a break. `unpaid`: four attempts failed; no debt. `disputed`: the bank took it back. */
  stoppedFor: z.catch(z.nullable(z.enum(['client', 'break', 'blocked', 'unpaid', 'disputed'])), null),
  /** Latest first. */
  months: z.array(Month),
  readAt: instant,
})
export type Subscription = z.infer<typeof Subscription>

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/api/subscriptions',
  access: 'client',
  viewable: true,
  summary: "The reader's subscriptions, running ones first: the next charge, and each month with its receipt",
  input: nothing,
  output: z.object({ subscriptions: z.array(Subscription) }),
})

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/:id/cancel',
  access: 'client',
  summary: "Cancel one of the reader's subscriptions: no more charges, what was paid stays valid until its end",
  input: z.object({ id: idParam }),
  output: Subscription,
})

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/:id/resume',
  access: 'client',
  begins: true,
  summary: 'Resume a subscription that the reader cancelled, before the end of the paid time',
  input: z.object({ id: idParam }),
  output: Subscription,
})
