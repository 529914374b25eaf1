import { z } from 'zod/mini'
import { endpoint, newId, totalCents } from '#shared/contract.ts'
import { atMost, madeText, typed } from '#shared/typed-text/fields.ts'
import { Withdrawal } from './contract.ts'

const token = madeText(100, 'Este link está incompleto.')

/** What somebody whose account is blocked can withdraw, in centavos. */
export const LinkedFunds = z.object({
  firstName: z.string(),
  availableCents: totalCents,
  /** The part that payments can still refund; the rest is transferred to the CPF of whoever paid. */
  toOriginCents: totalCents,
  /** Reserved by what is still being ended, or frozen until a bank decides: it can be withdrawn later. */
  laterCents: totalCents,
  debtCents: totalCents,
})
export type LinkedFunds = z.infer<typeof LinkedFunds>

export const readLinkedFunds = endpoint({
  method: 'POST',
  path: '/api/withdrawals/link/look',
  access: 'public',
  summary: 'What the holder of the link in the mail about a blocked account can withdraw',
  input: z.object({ token }),
  output: LinkedFunds,
})

export const withdrawByLink = endpoint({
  method: 'POST',
  path: '/api/withdrawals/link',
  access: 'public',
  summary: 'Withdraw all own credit of a blocked account by the link in its mail; the same id again is the same',
  input: z.object({
    token,
    id: newId,
    /** Whoever paid; required for the part that no payment can refund. */
    cpf: z.optional(typed('number').check(atMost(100, 'Informe os 11 números do CPF.'))),
  }),
  output: Withdrawal,
})
