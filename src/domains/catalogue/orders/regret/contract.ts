import { z } from 'zod/mini'
import { askedId, cents, endpoint, instant } from '#shared/contract.ts'
import { Order } from '../contract.ts'

/** What giving an order back would bring, computed now. */
export const RegretTerms = z.object({
  /** Within seven days, or what is left of a package; null: neither. */
  right: z.nullable(z.enum(['regret', 'pro_rata'])),
  totalCents: cents,
  /** To the payment it came from, and what stays credit because that can take no more. */
  toOriginCents: cents,
  keptCents: cents,
  /** Of the order, what was used, in money. */
  usedCents: cents,
  /** Bonus that is left and goes, and bonus that was spent and is deducted. */
  bonusTakenCents: cents,
  deductedCents: cents,
  /** Why it has to wait: an open conversation, or the payer contested the payment. */
  waitsFor: z.nullable(z.enum(['conversation', 'dispute'])),
  readAt: instant,
})
export type RegretTerms = z.infer<typeof RegretTerms>

export const readRegret = endpoint({
  method: 'GET',
  path: '/api/orders/:id/regret',
  access: 'client',
  summary: 'What would come back of an order of yours if you gave it back now',
  input: z.object({ id: askedId }),
  output: RegretTerms,
})

export const regretOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/regret',
  access: 'client',
  summary:
    'Give an order of yours back, once: what is not used goes to the payment it came from. Asked again, it is as it was',
  input: z.object({
    id: askedId,
    /** What was shown, in all. Less than that now: it is asked again. */
    seenCents: cents.check(z.refine((seen) => seen >= 0n, 'Informe o valor em centavos inteiros.')),
  }),
  output: Order,
})
