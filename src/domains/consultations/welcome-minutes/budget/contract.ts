import { z } from 'zod/mini'
import { cents, endpoint, nothing, tolerantList, totalCents } from '#shared/contract.ts'

const Page = z.object({
  /** In force; null: no limit beside each consultant's day. */
  monthlyCents: z.nullable(cents),
  /** This month in São Paulo: reserved or paid. */
  spentCents: totalCents,
  /** Clients whose free minutes were used this month, and those that are reserved now. */
  clients: z.int(),
  /** Earlier months, the latest first: `yyyy-mm`. */
  months: tolerantList(z.object({ month: z.string(), spentCents: totalCents })),
})
export type WelcomeBudget = z.infer<typeof Page>

export const readWelcomeBudget = endpoint({
  method: 'GET',
  path: '/api/team/welcome-budget',
  access: 'team:catalogue',
  summary: 'What free minutes may cost in a month, what they cost this month, and in the months before',
  input: nothing,
  output: Page,
})

export const setWelcomeBudget = endpoint({
  method: 'PUT',
  path: '/api/team/welcome-budget',
  access: 'team:catalogue',
  needsPassword: true,
  summary:
    'What free minutes may cost in a month, from now on; zero offers none, null has no limit. `before` is what was read. The same again changes nothing.',
  input: z.object({
    monthlyCents: z.nullable(cents.check(z.refine((amount) => amount >= 0n, 'Use zero ou mais.'))),
    before: z.nullable(cents),
  }),
  output: Page,
})
