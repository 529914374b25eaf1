import { z } from 'zod/mini'
import { cents, endpoint, instant, nothing, totalCents } from '#shared/contract.ts'

export { readReceipt } from './receipts/contract.ts'

/** Minutes that somebody has: what was paid for them, how long they last, and what for. Times in milliseconds. */
export const Minutes = z.object({
  id: z.string(),
  kind: z.enum(['package', 'plan', 'subscription', 'single', 'welcome']),
  title: z.string(),
  valueCents: cents,
  totalMs: z.number(),
  /** Not used yet, and not set aside for a conversation either. */
  leftMs: z.number(),
  reservedMs: z.number(),
  /** The dearest minute that they are used for; null: any. */
  ceilingCents: z.nullable(cents),
  /** Only with this consultant, only on this channel; null: with anybody, on any. */
  consultantId: z.nullable(z.string()),
  channel: z.nullable(z.string()),
  expiresAt: instant,
  /** A plan's month that went on into the next. */
  isRolledOver: z.boolean(),
})
export type Minutes = z.infer<typeof Minutes>

/** What is left of a bonus, and until when it may be spent. */
export const Bonus = z.object({ id: z.string(), leftCents: cents, expiresAt: instant })

export const readWallet = endpoint({
  method: 'GET',
  path: '/api/wallet',
  access: 'signed-in',
  summary:
    'What the reader may spend, has set aside, and was given; minutes and bonus with their ends, the soonest first',
  input: nothing,
  output: z.object({
    availableCents: totalCents,
    reservedCents: totalCents,
    promotionalCents: totalCents,
    minutes: z.array(Minutes),
    bonuses: z.array(Bonus),
  }),
})

/** One line of a statement. Everything about one consultation is one line. */
export const StatementLine = z.object({
  id: z.string(),
  at: instant,
  words: z.string(),
  /** Above zero: came in. */
  amountCents: totalCents,
  /** What the person had in all after this line: free, set aside and given together. */
  balanceCents: totalCents,
  receiptCode: z.nullable(z.string()),
})
export type StatementLine = z.infer<typeof StatementLine>

export const readStatement = endpoint({
  method: 'GET',
  path: '/api/wallet/statement',
  access: 'signed-in',
  summary: 'What came in and went out, newest first; `next` is the cursor of the page after',
  input: z.object({
    cursor: z.optional(
      z.string().check(z.regex(/^\d{1,18}$/, 'Esta página do extrato não existe. Abra o extrato de novo.')),
    ),
  }),
  output: z.object({ lines: z.array(StatementLine), next: z.nullable(z.string()) }),
})

export const readEarnings = endpoint({
  method: 'GET',
  path: '/api/wallet/earnings',
  access: 'consultor',
  summary: 'What the consultant earned: waiting to clear, free, on its way to the bank, and by day',
  input: nothing,
  output: z.object({
    toClearCents: totalCents,
    availableCents: totalCents,
    inPayoutCents: totalCents,
    /** The last sixty days with earnings, newest first; days of São Paulo. */
    days: z.array(z.object({ on: z.string(), earnedCents: totalCents, consultations: z.int() })),
  }),
})
