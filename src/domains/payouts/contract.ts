import { z } from 'zod/mini'
import {
  cents,
  endpoint,
  idParam,
  instant,
  newId,
  nothing,
  type OutputOf,
  tolerantEnum,
  totalCents,
} from '#shared/contract.ts'
import { atLeast, atMost, typed } from '#shared/typed-text/fields.ts'
import { formatBRL } from '#shared/money.ts'
import { TRANSFER_FAILURES } from '#shared/pix/transfer-failures.ts'
import { CAUSES, LEAST, refuse, STATES } from './rules.ts'

const Failure = z.nullable(tolerantEnum(TRANSFER_FAILURES, 'refused_by_bank'))
const StateShown = tolerantEnum(STATES, 'processing')

export const Payout = z.object({
  id: z.string(),
  protocol: z.string(),
  amountCents: cents,
  cause: tolerantEnum(CAUSES, 'asked'),
  /** The Pix key, masked. */
  key: z.string(),
  state: StateShown,
  failure: Failure,
  endToEndId: z.nullable(z.string()),
  askedAt: instant,
  paidAt: z.nullable(instant),
  movedAt: instant,
  receiptCode: z.nullable(z.string()),
})
export type Payout = z.infer<typeof Payout>

const Weekly = z.object({
  /** 1: Monday … 7: Sunday; null: switched off. */
  weekday: z.nullable(z.int()),
  /** The day of the next one in São Paulo. */
  nextOn: z.nullable(z.string()),
})

export const readPayouts = endpoint({
  method: 'GET',
  path: '/api/payouts',
  access: 'consultor',
  viewable: true,
  summary:
    'What can be paid out now, to which key, the weekly payout, and twenty payouts, latest first; `next` is the cursor',
  input: z.object({ cursor: z.optional(idParam) }),
  output: z.object({
    availableCents: totalCents,
    inPayoutCents: totalCents,
    /** Of refunds that came after their earnings had cleared: the next earnings pay it. */
    debtCents: totalCents,
    key: z.object({ kind: tolerantEnum(['CPF', 'CNPJ'], 'CPF'), masked: z.string() }),
    /** The document changed: nothing is paid out until then. */
    restsUntil: z.nullable(instant),
    /** The team holds what is earned until a check is over. */
    isHeld: z._default(z.boolean(), false),
    weekly: Weekly,
    payouts: z.array(Payout),
    next: z.nullable(z.string()),
  }),
})

/** What a consultant reads of their payouts. */
export type Payouts = OutputOf<typeof readPayouts>

const amountCents = cents.check(z.refine((amount) => amount >= LEAST, `O menor saque é de ${formatBRL(LEAST)}.`))

export const askPayout = endpoint({
  method: 'POST',
  path: '/api/payouts',
  access: 'consultor',
  summary:
    "Ask for any part from R$ 30.00 of what is available, by Pix to the reader's own CPF or CNPJ; the same id and amount again is the same payout",
  input: z.object({ id: newId, amountCents }),
  output: Payout,
})

export const readPayout = endpoint({
  method: 'GET',
  path: '/api/payouts/:id',
  access: 'consultor',
  viewable: true,
  summary: "One of the reader's payouts: each of its moves, and what the ledger says of it",
  input: z.object({ id: idParam }),
  output: z.object({
    payout: Payout,
    moves: z.array(z.object({ state: StateShown, failure: Failure, at: instant })),
    journals: z.array(
      z.object({
        key: z.string(),
        hash: z.string(),
        at: instant,
        from: z.string(),
        to: z.string(),
        amountCents: cents,
      }),
    ),
  }),
})

export const setWeekly = endpoint({
  method: 'PUT',
  path: '/api/payouts/weekly',
  access: 'consultor',
  summary: 'Pay out everything available from R$ 30.00 on by itself, on a weekday (1: Monday … 7: Sunday); null: not',
  input: z.object({
    weekday: z.nullable(z.int('Escolha um dia da semana.').check(z.gte(1, 'Escolha um dia da semana.'), z.lte(7))),
  }),
  output: Weekly,
})

/** A payout as the team sees it. */
export const PayoutCase = z.extend(Payout, {
  name: z.string(),
  email: z.string(),
  /** The whole document, only for whoever transfers to it now; else null. */
  taxId: z.nullable(z.string()),
  gateway: z.nullable(z.string()),
  /** Somebody of the team has to approve it in the panel of its bank; overdue after a day. Else null. */
  approval: z.nullable(tolerantEnum(['waiting', 'overdue'], 'waiting')),
  /** The team transfers it, until the end of this day. */
  payBy: z.nullable(z.iso.date()),
})
export type PayoutCase = z.infer<typeof PayoutCase>

export const listPayoutCases = endpoint({
  method: 'GET',
  path: '/api/admin/payouts',
  access: 'team:payouts',
  summary:
    'Payouts that the team has to transfer, oldest first; others on the way, unknown ones first, then the oldest; the latest that ended; at most a hundred each; and their sums',
  input: nothing,
  output: z.object({
    byHand: z.array(PayoutCase),
    /** Without those. */
    onTheWay: z.array(PayoutCase),
    ended: z.array(PayoutCase),
    onTheWayCents: totalCents,
    unknownCents: totalCents,
    /** Paid within the last thirty days. */
    paidCents: totalCents,
    paidCount: z.int(),
  }),
})

export const countPayoutCases = endpoint({
  method: 'GET',
  path: '/api/admin/payouts/waiting',
  access: 'team:payouts',
  summary:
    'How many payouts wait for the team: to be transferred by hand, because nobody knows what became of them, or because nobody approved them at the bank for a day',
  input: nothing,
  output: z.object({ waiting: z.int() }),
})

export const findPayoutCases = endpoint({
  method: 'GET',
  path: '/api/admin/payouts/found',
  access: 'team:payouts',
  summary: 'Payouts in any state by the number that people speak of, or by the end-to-end id of the Pix; at most ten',
  input: z.object({
    number: typed('code', refuse('no_number').message).check(
      atLeast(8, refuse('no_number').message),
      atMost(64, refuse('no_number').message),
    ),
  }),
  output: z.object({ payouts: z.array(PayoutCase) }),
})

export const settlePayout = endpoint({
  method: 'POST',
  path: '/api/admin/payouts/:id/settlement',
  access: 'team:payouts',
  needsPassword: true,
  summary:
    'Say how a transfer by hand went: paid, with the end-to-end id of the Pix; failed, or given back after it was paid, with the reason. Once; the same again is the same',
  input: z.discriminatedUnion(
    'outcome',
    [
      z.object({
        id: idParam,
        outcome: z.literal('paid'),
        endToEndId: typed('code', refuse('end_to_end_id').message).check(
          atLeast(32, refuse('end_to_end_id').message),
          atMost(32, refuse('end_to_end_id').message),
        ),
      }),
      z.object({
        id: idParam,
        outcome: z.enum(['failed', 'returned']),
        failure: z.enum(TRANSFER_FAILURES, 'Escolha o motivo.'),
      }),
    ],
    'Escolha como terminou.',
  ),
  output: PayoutCase,
})
