import { z } from 'zod/mini'
import { endpoint, idParam, instant, newId, nothing, tolerantEnum, tolerantList, totalCents } from '#shared/contract.ts'
import { typed } from '#shared/typed-text/fields.ts'
import { GROUPS } from '#domains/wallet/act-groups.rules.ts'

/** Seconds and centavos since the beginning, as of `countedAt`. */
export const Transparency = z.object({
  countedAt: instant,
  consultants: z.int(),
  consultations: z.int(),
  /** How often a program attended: none of the other figures has it. */
  programConsultations: z._default(z.int(), 0),
  provenSeconds: z.int(),
  unbilledSeconds: z.int(),
  freeConsultations: z.int(),
  chargedCents: totalCents,
  paidToConsultantsCents: totalCents,
  releasedCents: totalCents,
  /** Refunds of settled consultations: number and amount. */
  refundedConsultations: z.int(),
  refundedCents: totalCents,
  reviews: z.int(),
  removedReviews: z.int(),
  receipts: z.int(),
})
export type Transparency = z.infer<typeof Transparency>

export const readTransparency = endpoint({
  method: 'GET',
  path: '/api/reports/transparency',
  access: 'public',
  summary: 'Public figures of the platform, counted at most every five minutes',
  input: nothing,
  output: Transparency,
})

/** One day in São Paulo: the consultations that ended on it and took place, and what they cost their clients. */
export const DailyFigures = z.object({ on: z.string(), consultations: z.int(), chargedCents: totalCents })
export type DailyFigures = z.infer<typeof DailyFigures>

export const readDailyFigures = endpoint({
  method: 'GET',
  path: '/api/reports/daily',
  access: 'team:money',
  summary:
    'Consultations and what they cost by day: the last 28 days, oldest first, counted at most every five minutes',
  input: nothing,
  output: z.object({ countedAt: instant, days: z.array(DailyFigures) }),
})

/** One line of a statement: what a consultation cost is one line, its fee and each refund are others. */
export const StatementLine = z.object({
  id: z.string(),
  at: instant,
  words: z.string(),
  /** Above zero: money came in. */
  amountCents: totalCents,
  /** Balance after this line: available, reserved and promotional together. */
  balanceCents: totalCents,
  receiptCode: z.nullable(z.string()),
  /** The payment by which this was bought or which came back; the line that moved it has its method. */
  paymentId: z._default(z.nullable(z.string()), null),
  /** What lines of one purchase have in common. */
  purchaseId: z._default(z.nullable(z.string()), null),
  method: z._default(z.nullable(tolerantEnum(['pix', 'card'], 'pix')), null),
})
export type StatementLine = z.infer<typeof StatementLine>

export const readStatement = endpoint({
  method: 'GET',
  path: '/api/wallet/statement',
  access: 'signed-in',
  viewable: true,
  summary: 'Money in and out, newest first; `next` is the cursor of the next page',
  input: z.object({
    cursor: z.optional(
      typed('asSent').check(z.regex(/^\d{1,18}$/, 'Esta página do extrato não existe. Abra o extrato de novo.')),
    ),
  }),
  output: z.object({ lines: z.array(StatementLine), next: z.nullable(z.string()) }),
})

const day = typed('asSent', 'Escolha as duas datas do período.').check(z.maxLength(10, 'Confira as datas do período.'))

/** Days of São Paulo as `aaaa-mm-dd`, both included, at most five years. */
export const PeriodInput = z.object({ from: day, to: day })

const group = tolerantEnum(GROUPS, 'adjustments')
/** A sum of statement lines, in centavos as the balance of the reader moved, and how many lines they were. */
const sum = { group, amountCents: totalCents, lines: z.int() }

export const readMyReport = endpoint({
  method: 'GET',
  path: '/api/reports/mine',
  access: 'signed-in',
  viewable: true,
  summary: 'What moved on the balance of the reader in a period, by day, by channel, by weekday and hour',
  input: PeriodInput,
  output: z.object({
    from: z.string(),
    to: z.string(),
    days: tolerantList(z.object({ on: z.string(), ...sum })),
    /** Of all that makes up the result; the channel of what is not of a consultation is empty. */
    channels: tolerantList(z.object({ channel: z.string(), ...sum })),
    /** Of consultations and questions; weekday 0 is Sunday. */
    hours: tolerantList(z.object({ weekday: z.int(), hour: z.int(), ...sum })),
  }),
})

export const readPlatformReport = endpoint({
  method: 'GET',
  path: '/api/reports/platform',
  access: 'team:money',
  summary:
    'What moved through the platform on each day of a period, from the ledger: money in, given back, paid out, commission, refunds, and what is held at the end of the day',
  input: PeriodInput,
  output: z.object({
    from: z.string(),
    to: z.string(),
    days: tolerantList(
      z.object({
        on: z.string(),
        inCents: totalCents,
        returnedCents: totalCents,
        paidOutCents: totalCents,
        commissionCents: totalCents,
        refundedCents: totalCents,
        heldCents: totalCents,
      }),
    ),
  }),
})

/** A spreadsheet that the worker writes. `path`: where its owner fetches it once it is ready, until `expiresAt`. */
export const Export = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  lines: z.int(),
  doneLines: z.int(),
  /** It takes longer than ten seconds: a mail says when it is ready. */
  isMailed: z.boolean(),
  path: z.nullable(z.string()),
  expiresAt: instant,
})
export type Export = z.infer<typeof Export>

export const askExport = endpoint({
  method: 'POST',
  path: '/api/reports/exports',
  access: 'signed-in',
  summary:
    'Have the lines of a period written as a spreadsheet; one at a time, kept for seven days. The same `id` is the same request.',
  input: z.object({ id: newId, from: day, to: day }),
  output: Export,
})

export const readExport = endpoint({
  method: 'GET',
  path: '/api/reports/exports/:id',
  access: 'signed-in',
  summary: 'How far an own spreadsheet is, and where it can be fetched',
  input: z.object({ id: idParam }),
  output: Export,
})
