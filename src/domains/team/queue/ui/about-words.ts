import { CAUSES } from '#domains/claims/rules.ts'
import { specialtyNames } from '#domains/consultants/rules.ts'
import { reviewRuleNames } from '#domains/detectors/review-findings.rules.ts'
import { reasonNames } from '#domains/moderation/ui/report-words.ts'
import { REASON_WORDS } from '#domains/payments/suspense/ui/suspense-words.ts'
import { RETURN_REASONS } from '#domains/shipments/ui/state-words.ts'
import { ALL_SUBJECTS } from '#domains/support/rules.ts'
import { PROPOSAL_WORDS } from '../../proposals/ui/words.ts'
import type { QueueCase } from '../contract.ts'
import type { QueueKind } from '../kinds.rules.ts'

const WORDS: Partial<Record<QueueKind, Readonly<Record<string, string>>>> = {
  claim: CAUSES,
  message: ALL_SUBJECTS,
  suspense: REASON_WORDS,
  application: specialtyNames,
  report: reasonNames,
  held_review: reviewRuleNames,
  proposal: PROPOSAL_WORDS,
  to_post: { given_up: 'O cliente desistiu' },
  return_requested: RETURN_REASONS,
  return_arrived: { not_here: 'Procuramos e não achamos' },
  payout: { unknown: 'Sem resposta do banco', by_hand: 'A transferir', unapproved: 'Falta aprovar no banco' },
}

const STARS: Readonly<Record<string, string>> = { 1: '1 estrela' }

/** What a case is about, in the words of its domain; empty when the kind says it all. */
export function aboutWords({ kind, about }: Pick<QueueCase, 'kind' | 'about'>): string {
  if (about === null) return ''
  return kind === 'testimonial' || kind === 'objection'
    ? (STARS[about] ?? `${about} estrelas`)
    : (WORDS[kind]?.[about] ?? '')
}
