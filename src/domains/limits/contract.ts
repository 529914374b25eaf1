import { z } from 'zod/mini'
import { cents, endpoint, instant, nothing, tolerantList, totalCents } from '#shared/contract.ts'
import { BREAK_DAYS, LEAST_LIMIT, MOST_LIMIT, PERIODS, type BreakLength } from './rules.ts'

/** R$ 1,00 to R$ 10.000,00, in centavos; null removes the limit. */
const limitCents = z.nullable(
  z
    .pipe(
      z.int('Informe o valor em centavos inteiros.'),
      z.transform((n: number) => BigInt(n)),
    )
    .check(
      z.refine(
        (amount) => amount >= LEAST_LIMIT && amount <= MOST_LIMIT,
        'Escolha um limite entre R$ 1,00 e R$ 10.000,00.',
      ),
    ),
)

export const SelfCare = z.object({
  limits: tolerantList(
    z.object({
      period: z.enum(PERIODS),
      amountCents: z.nullable(cents),
      /** A looser limit that is not in force yet. */
      next: z.nullable(z.object({ amountCents: z.nullable(cents), validFrom: instant })),
    }),
  ),
  /** Spent today, this week, this month and this year (São Paulo). */
  spent: tolerantList(
    z.object({
      period: z.enum(['day', 'week', 'month', 'year']),
      paidCents: totalCents,
      chargedCents: totalCents,
      /** Asked for and not yet paid; reserved, and booked for the same period. Both count, too. */
      paidUnderWayCents: z._default(totalCents, 0n),
      chargedUnderWayCents: z._default(totalCents, 0n),
    }),
  ),
  /** `endsAt` null: for ever. */
  onBreak: z.nullable(z.object({ endsAt: z.nullable(instant) })),
})
export type SelfCare = z.infer<typeof SelfCare>

export const readSelfCare = endpoint({
  method: 'GET',
  path: '/api/limits',
  access: 'signed-in',
  summary: "The reader's own limits and breaks, and what was spent",
  input: nothing,
  output: SelfCare,
})

export const setLimit = endpoint({
  method: 'PUT',
  path: '/api/limits',
  access: 'signed-in',
  summary: 'Limit spending in a period: a tighter limit holds at once, a looser one after 72 hours',
  input: z.object({ period: z.enum(PERIODS, 'Escolha dia, semana, mês ou conversa.'), amountCents: limitCents }),
  output: SelfCare,
})

export const takeBreak = endpoint({
  method: 'POST',
  path: '/api/limits/break',
  access: 'signed-in',
  summary: 'Block purchases and new consultations for a while, or for ever; cannot be shortened',
  input: z.object({
    length: z.enum(Object.keys(BREAK_DAYS) as [BreakLength, ...BreakLength[]], 'Escolha por quanto tempo.'),
  }),
  output: SelfCare,
})
