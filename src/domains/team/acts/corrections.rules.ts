import { z } from 'zod/mini'
import type { CorrectedField } from '#domains/accounts/corrections.rules.ts'

/** What of a person two of the team correct: its kind of proposal, and what is decided, after "decidiu". */
export const CORRECTIONS = {
  email: { kind: 'correct_email', words: 'corrigir o e-mail de uma conta' },
  phone: { kind: 'correct_phone', words: 'corrigir o celular de uma conta' },
  taxId: { kind: 'correct_tax_id', words: 'corrigir o CPF ou CNPJ de uma conta' },
} as const satisfies Record<CorrectedField, { kind: string; words: string }>

/** What a proposal keeps of it, as it is kept in the account. */
export const Corrected = z.object({ from: z.string(), to: z.string() })
