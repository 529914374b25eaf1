import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant, tolerantEnum } from '#shared/contract.ts'
import { Order } from '../contract.ts'

/** What cancelling an order would return, computed now. */
export const CancellationTerms = z.object({
  /** Within seven days, or the rest of a package; null: no right. */
  right: z.catch(z.nullable(z.enum(['cancellation', 'pro_rata'])), null),
  totalCents: cents,
  /** Refunded to the payment, and what stays credit because the payment cannot return more. */
  toOriginCents: cents,
  /** Credit again, because the balance had paid it. */
  toBalanceCents: cents,
  toCreditCents: cents,
  /** The used part of the order, in centavos. */
  usedCents: cents,
  /** Unspent bonus that is taken back, and spent bonus that is deducted. */
  bonusTakenCents: cents,
  deductedCents: cents,
  /** Why it has to wait: an open consultation, an own unpaid order that reserved it, or a disputed payment. */
  waitsFor: z.nullable(tolerantEnum(['consultation', 'order', 'booking', 'dispute'], 'dispute')),
  readAt: instant,
})
export type CancellationTerms = z.infer<typeof CancellationTerms>

export const readCancellationTerms = endpoint({
  method: 'GET',
  path: '/api/orders/:id/cancellation',
  access: 'client',
  viewable: true,
  summary: "What cancelling one of the reader's orders would return now",
  input: z.object({ id: idParam }),
  output: CancellationTerms,
})

export const cancelPurchase = endpoint({
  method: 'POST',
  path: '/api/orders/:id/cancellation',
  access: 'client',
  summary:
    "Cancel one of the reader's paid orders, once: the unused value goes back to its payment and to the balance, as it was paid. Repeating changes nothing",
  input: z.object({
    id: idParam,
    /** The total that was shown. If it is less by now, it must be confirmed again. */
    seenCents: cents.check(z.refine((seen) => seen >= 0n, 'Informe o valor em centavos inteiros.')),
  }),
  output: Order,
})
