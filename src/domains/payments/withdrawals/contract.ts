import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant, newId, nothing, tolerantEnum, totalCents } from '#shared/contract.ts'
import { atMost, lineText, typed } from '#shared/typed-text/fields.ts'
import { DISPUTE_STATES, PAYMENT_METHODS } from '../rules.ts'
import { BY_HAND_STATES, LEAST_NOTE, MOST_NOTE, NOTE_MISSING } from './rules.ts'

export const Withdrawal = z.object({
  id: z.string(),
  protocol: z.string(),
  amountCents: cents,
  /** Bonus that went with it, and spent bonus that was kept back from the amount. */
  bonusTakenCents: totalCents,
  keptBackCents: totalCents,
  askedAt: instant,
  /** What is refunded to its origin, payment by payment. */
  parts: z.array(
    z.object({
      amountCents: cents,
      method: tolerantEnum(PAYMENT_METHODS, 'card'),
      state: tolerantEnum(['asked', 'done', 'refused'], 'asked'),
    }),
  ),
  /** What the team transfers; null: nothing. */
  byHand: z.nullable(
    z.object({
      amountCents: cents,
      pixKey: z.string(),
      transferFrom: instant,
      state: tolerantEnum(BY_HAND_STATES, 'waiting'),
      /** The bank's number of the transfer, or why it could not be made. */
      note: z.nullable(z.string()),
      decidedAt: z.nullable(instant),
    }),
  ),
})
export type Withdrawal = z.infer<typeof Withdrawal>

/** Credit by the purchase it comes from, with the bonus that came with it, in centavos; for `bonusOfWithdrawal`. */
export const CreditSource = z.object({
  paymentId: z.nullable(z.string()),
  credit: totalCents,
  bonus: z.nullable(
    z.object({
      id: z.string(),
      amount: totalCents,
      unspent: totalCents,
      used: totalCents,
      repaid: totalCents,
      paid: totalCents,
      before: totalCents,
    }),
  ),
})

export const readWithdrawals = endpoint({
  method: 'GET',
  path: '/api/withdrawals',
  access: 'client',
  summary:
    "The amount that can be withdrawn now and the part that is refunded to its origin; the reader's withdrawals, latest first, at most twenty",
  input: nothing,
  output: z.object({
    availableCents: totalCents,
    /** The part that payments can still refund. The rest is transferred by the team by Pix. */
    toOriginCents: totalCents,
    reservedCents: totalCents,
    /** What was used of purchases that the bank gave back; nothing is withdrawn until it is paid. */
    debtCents: totalCents,
    /** Credit that waits for a bank's decision about a disputed purchase. */
    frozenCents: totalCents,
    /** Oldest first: in this order it leaves. */
    sources: z.array(CreditSource),
    withdrawals: z.array(Withdrawal),
  }),
})

export const withdrawCredit = endpoint({
  method: 'POST',
  path: '/api/withdrawals',
  access: 'client',
  needsPassword: true,
  summary:
    'Withdraw paid credit to the payments it came from and the rest, after 72 hours, to the CPF of whoever paid; the same id and amount again is the same withdrawal',
  input: z.object({
    id: newId,
    amountCents: cents.check(z.refine((amount) => amount > 0n, 'Escolha um valor acima de zero.')),
    /** Spent bonus that was shown to be kept back. If it is more by now, it must be confirmed again. */
    seenKeptBackCents: z.optional(cents.check(z.refine((seen) => seen >= 0n, 'Informe o valor em centavos inteiros.'))),
    /** Whoever paid; required for the part that no payment can refund. It is the Pix key that receives it. */
    cpf: z.optional(typed('number').check(atMost(100, 'Informe os 11 números do CPF.'))),
  }),
  output: Withdrawal,
})

export const payDebts = endpoint({
  method: 'POST',
  path: '/api/debts/payment',
  access: 'client',
  summary: "Pay the reader's open debts with their own credit, as far as it goes; repeating pays only what is left",
  input: nothing,
  output: z.object({ paidCents: totalCents, debtCents: totalCents }),
})

export const WithdrawalCase = z.extend(Withdrawal, {
  personName: z.string(),
  email: z.string(),
  /** The bank had named this CPF when it was asked for; else nobody has told who paid. */
  isPayerKnown: z.boolean(),
  decidedBy: z.nullable(z.string()),
  payBy: z.iso.date(),
  /** Disputes of this person's payments that are open or were lost. */
  disputes: z.array(
    z.object({ protocol: z.string(), state: tolerantEnum(DISPUTE_STATES, 'opened'), amountCents: cents }),
  ),
})
export type WithdrawalCase = z.infer<typeof WithdrawalCase>

export const listWithdrawalCases = endpoint({
  method: 'GET',
  path: '/api/admin/withdrawals',
  access: 'team:payouts',
  summary:
    'Withdrawals with a manual transfer: waiting ones, oldest first, then the latest ended; at most a hundred; or the one with this id',
  input: z.object({ id: z.optional(idParam) }),
  output: z.object({ withdrawals: z.array(WithdrawalCase) }),
})

export const decideWithdrawal = endpoint({
  method: 'POST',
  path: '/api/admin/withdrawals/:id/decision',
  access: 'team:payouts',
  needsPassword: true,
  summary:
    'End a manual transfer: made, with the bank’s number, or failed, with the reason. The same decision again changes nothing',
  input: z.object({
    id: idParam,
    state: z.enum(['paid', 'failed'], 'Escolha se a transferência foi feita.'),
    note: lineText({ least: LEAST_NOTE, most: MOST_NOTE, missing: NOTE_MISSING }),
  }),
  output: WithdrawalCase,
})
