import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant } from '#shared/contract.ts'
import { Order } from '../contract.ts'

/** What giving an order back would bring, computed now. */
export const CancellationTerms = z.object({
  /** Within seven days, or what is left of a package; null: neither. */
  right: z.nullable(z.enum(['cancellation', 'pro_rata'])),
  totalCents: cents,
  /** To the payment it came from, and what stays credit because that can take no more. */
  toOriginCents: cents,
  toCreditCents: cents,
  /** Of the order, what was used, in money. */
  usedCents: cents,
  /** Bonus that is left and goes, and bonus that was spent and is deducted. */
  bonusTakenCents: cents,
  deductedCents: cents,
  /** Why it has to wait: an open conversation, or the payer contested the payment. */
  waitsFor: z.nullable(z.enum(['consultation', 'dispute'])),
  readAt: instant,
})
export type CancellationTerms = z.infer<typeof CancellationTerms>

export const readCancellationTerms = endpoint({
  method: 'GET',
  path: '/api/orders/:id/cancellation',
  access: 'client',
  summary: 'What would come back of an order of yours if you gave it back now',
  input: z.object({ id: idParam }),
  output: CancellationTerms,
})

export const cancelPurchase = endpoint({
  method: 'POST',
  path: '/api/orders/:id/cancellation',
  access: 'client',
  summary:
    'Give an order of yours back, once: what is not used goes to the payment it came from. Asked again, it is as it was',
  input: z.object({
    id: idParam,
    /** What was shown, in all. Less than that now: it is asked again. */
    seenCents: cents.check(z.refine((seen) => seen >= 0n, 'Informe o valor em centavos inteiros.')),
  }),
  output: Order,
})
