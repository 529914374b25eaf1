import type { Capability } from '#shared/capabilities.ts'
import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('accounts', {
  second_needed: [
    409,
    'Este valor passa do que uma pessoa dá sozinha. Nada foi dado ainda: a sua decisão ficou guardada e espera outra pessoa da equipe, em Equipe.',
  ],
  proposal_waits: [409, 'Sobre isto já há uma decisão que espera outra pessoa da equipe, em Equipe. Nada mudou.'],
  proposal_not_found: [404, 'Esta proposta não existe.'],
  proposal_decided: [409, 'Esta proposta já foi decidida, mudou ou venceu. Recarregue para ver como está.'],
  own_proposal: [403, 'Foi você quem decidiu primeiro: outra pessoa da equipe confirma. Você pode retirar.'],
  somebody_could_confirm: [409, 'Outra pessoa da equipe pode confirmar, na página Equipe. Nada mudou.'],
  invited_by_first: [
    403,
    'Quem decidiu primeiro convidou você para a equipe. Por segurança, outra pessoa confirma. Nada mudou.',
  ],
})

/** Everything that may wait for a second member of the team, with who decides it, first or second. */
export const CAPABILITY_OF_PROPOSAL = {
  claim: 'refunds',
  given_back: 'refunds',
  goodwill: 'goodwill',
  suspense: 'money',
  dispute: 'money',
  suspend: 'suspensions',
  block: 'suspensions',
  commission: 'consultants',
  tier: 'consultants',
  correct_email: 'corrections',
  correct_phone: 'corrections',
  correct_tax_id: 'corrections',
  invitation: 'members',
  roles: 'members',
  member_end: 'members',
} as const satisfies Record<string, Capability>
export type ProposalKind = keyof typeof CAPABILITY_OF_PROPOSAL
export const PROPOSAL_KINDS = Object.keys(CAPABILITY_OF_PROPOSAL) as [ProposalKind, ...ProposalKind[]]

/** What these say is somebody's address, phone or document, and is forgotten when they end. */
export const FORGOTTEN_KINDS: readonly ProposalKind[] = ['correct_email', 'correct_phone', 'correct_tax_id']

/** Whoever has one of these decides about something as a second person. */
export const DECIDE_PROPOSALS: readonly Capability[] = [...new Set(Object.values(CAPABILITY_OF_PROPOSAL))]

/** What a member with these capabilities decides as a second person. */
export const proposalKindsOf = (capabilities: readonly Capability[]) =>
  PROPOSAL_KINDS.filter((kind) => capabilities.includes(CAPABILITY_OF_PROPOSAL[kind]))

const HOUR_MS = 3_600_000
/** A proposal waits so long for a second member of the team. */
export const PROPOSAL_VALID_MS = 7 * 24 * HOUR_MS
/** Where nobody else may confirm, the first person does so after so long, and the company was told by mail. */
const ALONE_AFTER_MS = 72 * HOUR_MS

/** From when the first person does so; null: the company was not told, because somebody else could confirm. */
export const aloneFrom = (companyToldAt: Date | null) =>
  companyToldAt && new Date(companyToldAt.getTime() + ALONE_AFTER_MS)

/** How a proposal ended; `expired`: nobody decided in time. */
export const OUTCOMES = ['confirmed', 'refused', 'withdrawn', 'expired'] as const
export type Outcome = (typeof OUTCOMES)[number]
