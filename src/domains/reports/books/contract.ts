import { z } from 'zod/mini'
import { endpoint, idParam, instant, nothing, tolerantEnum, tolerantList, totalCents } from '#shared/contract.ts'
import { typed } from '#shared/typed-text/fields.ts'
import { FIGURE_NAMES } from '../accounting/flows.rules.ts'

const access = 'team:accounting' as const
const month = z.string()
const monthInput = typed('asSent', 'Escolha um mês.').check(z.maxLength(7, 'Escolha um mês.'))

/** How a month of the books stands: closed, the one to be closed next, open, or the one that it is now. */
export const MONTH_STATES = ['closed', 'next', 'open', 'current'] as const

const BooksMonth = z.object({
  month,
  state: tolerantEnum(MONTH_STATES, 'open'),
  closedAt: z.nullable(instant),
  closedByName: z.nullable(z.string()),
  throughJournal: z.nullable(z.string()),
  journals: z.nullable(z.int()),
  lateJournals: z.nullable(z.int()),
  hash: z.nullable(z.string()),
})
export type BooksMonth = z.infer<typeof BooksMonth>

export const readBooksMonths = endpoint({
  method: 'GET',
  path: '/api/team/accounting/months',
  access,
  summary: 'The months of the books, newest first, with how each stands',
  input: nothing,
  output: z.object({ months: tolerantList(BooksMonth) }),
})

const balanceLine = z.object({
  account: z.string(),
  openingCents: totalCents,
  debitCents: totalCents,
  creditCents: totalCents,
  closingCents: totalCents,
})
const movement = z.object({ account: z.string(), kind: z.string(), channel: z.string(), amountCents: totalCents })

export const readBooksMonth = endpoint({
  method: 'GET',
  path: '/api/team/accounting/month',
  access,
  summary: 'One month of the books: its figures, trial balance, revenue, costs, what came late, what is unusual',
  input: z.object({ month: monthInput }),
  output: z.object({
    ...BooksMonth.shape,
    figures: tolerantList(
      z.object({ figure: z.enum(FIGURE_NAMES), amountCents: totalCents, beforeCents: z.nullable(totalCents) }),
    ),
    balance: tolerantList(balanceLine),
    revenue: tolerantList(movement),
    costs: tolerantList(movement),
    /** Journals with a date before the month, posted after the month before it was closed; fifty of `lateJournals`. */
    late: tolerantList(
      z.object({ journal: z.string(), at: instant, kind: z.string(), subject: z.string(), amountCents: totalCents }),
    ),
    /** Payments that were begun before the month and confirmed in it. */
    confirmedLater: z.object({ payments: z.int(), amountCents: totalCents }),
    /** Of the month that is closed next: what somebody should look at before. */
    unusual: z.array(z.string()),
    notes: tolerantList(
      z.object({
        state: tolerantEnum(['none', 'issued', 'refused', 'cancelled'], 'none'),
        many: z.int(),
        commissionCents: totalCents,
        withheldCents: totalCents,
      }),
    ),
  }),
})

export const closeBooksMonth = endpoint({
  method: 'POST',
  path: '/api/team/accounting/closings',
  access,
  needsPassword: true,
  summary:
    'Close the oldest open month, once it is over: what is in it never changes again, and whatever is posted later with a date of it is the next month’s. The same again changes nothing.',
  input: z.object({ month: monthInput }),
  output: BooksMonth,
})

export const checkBooksMonth = endpoint({
  method: 'GET',
  path: '/api/team/accounting/check',
  access,
  summary: 'Read the journals of a closed month again and compare them with what was kept when it closed',
  input: z.object({ month: monthInput }),
  output: z.object({ journals: z.int(), hash: z.string(), isHashSame: z.boolean(), areSumsSame: z.boolean() }),
})

export const readOwed = endpoint({
  method: 'GET',
  path: '/api/team/accounting/owed',
  access,
  summary: 'What stood on the accounts of each kind at an instant, that one included',
  input: z.object({ at: typed('asSent', 'Escolha o dia e a hora.').check(z.maxLength(40, 'Escolha o dia e a hora.')) }),
  output: z.object({ at: instant, accounts: tolerantList(z.object({ account: z.string(), amountCents: totalCents })) }),
})

export const readPapers = endpoint({
  method: 'GET',
  path: '/api/team/accounting/papers',
  access,
  summary: 'Consultants with movements in a year, fifty at a time by id; `next` is the cursor of the others',
  input: z.object({
    year: typed('asSent').check(z.regex(/^20\d\d$/, 'Escolha um ano.')),
    after: z.optional(idParam),
  }),
  output: z.object({
    consultants: tolerantList(z.object({ id: z.string(), name: z.string(), taxId: z.string() })),
    next: z.nullable(z.string()),
  }),
})
