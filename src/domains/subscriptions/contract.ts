import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant, nothing } from '#shared/contract.ts'

const Card = z.object({ brand: z.string(), lastFour: z.string() })

/** A month that was paid, or was a present. */
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
  /** What a month costs and gives, as agreed when it began. */
  priceCents: cents,
  bonusCents: cents,
  /** `late`: a month is due and not paid yet. `cancelled`: nothing more is charged; it ends at `paidUntil`. */
  state: z.enum(['running', 'late', 'cancelled', 'ended']),
  startedAt: instant,
  paidUntil: instant,
  /**
   * The next charge: when, how much (nothing in a month that is a present), from which card; no card: a Pix by mail.
   * Null when there is none.
   */
  next: z.nullable(
    z.object({
      at: instant,
      amountCents: cents,
      card: z.nullable(Card),
      /** Asked for, and not answered yet. */ isUnderWay: z.boolean(),
    }),
  ),
  /** The Pix that can be paid now. */
  pixPaymentId: z.nullable(z.string()),
  cancelledAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** `break`: the person asked for a break. `unpaid`: four tries failed; there is no debt. */
  stoppedFor: z.nullable(z.enum(['client', 'break', 'unpaid'])),
  /** Latest first. */
  months: z.array(Month),
  readAt: instant,
})
export type Subscription = z.infer<typeof Subscription>

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/api/subscriptions',
  access: 'client',
  summary: 'Your subscriptions, those that run first: the next charge, and each month with its receipt',
  input: nothing,
  output: z.object({ subscriptions: z.array(Subscription) }),
})

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/:id/cancel',
  access: 'client',
  summary: 'Cancel a subscription of yours: nothing more is charged, what was paid stays valid until its end',
  input: z.object({ id: idParam }),
  output: Subscription,
})

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscriptions/:id/resume',
  access: 'client',
  summary: 'Go on with a subscription that you cancelled, before the end of what was paid',
  input: z.object({ id: idParam }),
  output: Subscription,
})
