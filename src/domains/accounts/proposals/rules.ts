import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('accounts', {
  proposal_not_found: [404, 'Esta proposta não existe.'],
  proposal_decided: [409, 'Esta proposta já foi decidida, ou venceu. Recarregue para ver como.'],
  proposal_open: [409, 'Já há uma proposta igual esperando outra pessoa. Nada mudou.'],
})

const DAY_MS = 86_400_000
/** A proposal waits so long for a second member of the team. */
export const PROPOSAL_VALID_MS = 7 * DAY_MS

export const OUTCOMES = ['confirmed', 'refused', 'withdrawn'] as const
export type Outcome = (typeof OUTCOMES)[number]
