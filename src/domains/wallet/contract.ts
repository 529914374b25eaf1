import { z } from 'zod/mini'
import { endpoint, instant, nothing, totalCents } from '#shared/contract.ts'

export { readReceipt } from './receipts/contract.ts'

export const readWallet = endpoint({
  method: 'GET',
  path: '/api/wallet',
  access: 'signed-in',
  summary: 'What the reader may spend, has set aside, and was given',
  input: nothing,
  output: z.object({ availableCents: totalCents, reservedCents: totalCents, promotionalCents: totalCents }),
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
  input: z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'Esta página do extrato não existe. Abra o extrato de novo.'))) }),
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
