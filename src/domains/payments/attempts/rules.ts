import type { Centavos } from '#shared/money.ts'
import { isAwaitingPayment, type PaymentMethod, type PaymentState } from '../rules.ts'

/** What can be paid by attempts: an order, a booking, or a month of a subscription (`part`). */
export const SUBJECT_KINDS = ['order', 'booking', 'subscription_period'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]
export type AttemptSubject = { kind: SubjectKind; id: string; part?: number }

/** How many attempts one subject may have. */
export const MOST_ATTEMPTS = 10

/** It paid its subject; nothing came; what came was returned to its origin, or stayed credit. */
export const ATTEMPT_OUTCOMES = ['paid', 'unpaid', 'returned', 'kept'] as const
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number]

/** How an attempt pays. `fromBalance`: what the balance pays beside it, in centavos. */
export type AttemptWay = {
  method: PaymentMethod
  installments: number
  fromBalance: Centavos
  /** A saved card that is charged. */
  cardId: string | null
}

/** Its payment may still come. No state: it was not requested yet. */
export const isUnderWay = ({ outcome, state }: { outcome: AttemptOutcome | null; state: PaymentState | null }) =>
  outcome === null && (state === null || isAwaitingPayment(state))

/** Whether somebody who asks again asks for the same. */
export const isSameWay = (a: AttemptWay, b: AttemptWay) =>
  a.method === b.method && a.installments === b.installments && a.fromBalance === b.fromBalance && a.cardId === b.cardId
