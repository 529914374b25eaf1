import type { Capability } from '#shared/capabilities.ts'
import { DECIDE_PROPOSALS } from '#domains/accounts/proposals.rules.ts'

type Kind = {
  words: string
  all: string
  /** Whoever may do one of these decides it; to anybody else it is as if there were none. */
  needs: readonly Capability[]
}

/** What somebody of the team decides, in the order in which cases of one instant stand. */
export const QUEUE_KINDS = {
  claim: { words: 'Reembolso', all: 'Reembolsos', needs: ['refunds'] },
  closing: { words: 'Encerramento de conta', all: 'Encerramentos de conta', needs: ['support'] },
  message: { words: 'Mensagem', all: 'Mensagens', needs: ['support'] },
  withdrawal: { words: 'Retirada', all: 'Retiradas', needs: ['payouts'] },
  payout: { words: 'Saque', all: 'Saques', needs: ['payouts'] },
  suspense: { words: 'Em suspenso', all: 'Em suspenso', needs: ['money'] },
  dispute: { words: 'Contestação', all: 'Contestações', needs: ['money'] },
  reconciliation: { words: 'Conferência', all: 'Conferências', needs: ['money'] },
  application: { words: 'Candidatura', all: 'Candidaturas', needs: ['consultants'] },
  testimonial: { words: 'Depoimento', all: 'Depoimentos', needs: ['moderation'] },
  report: { words: 'Denúncia', all: 'Denúncias', needs: ['moderation'] },
  held_review: { words: 'Avaliação à espera', all: 'Avaliações à espera', needs: ['moderation'] },
  objection: { words: 'Avaliação contestada', all: 'Avaliações contestadas', needs: ['moderation'] },
  low_stock: { words: 'Estoque baixo', all: 'Estoques baixos', needs: ['shop'] },
  proposal: { words: 'Segunda pessoa', all: 'Esperam uma segunda pessoa', needs: DECIDE_PROPOSALS },
} as const satisfies Record<string, Kind>
export type QueueKind = keyof typeof QUEUE_KINDS
export const QUEUE_KIND_NAMES = Object.keys(QUEUE_KINDS) as [QueueKind, ...QueueKind[]]

/** Whether somebody with these capabilities decides cases of this kind. */
export const mayDecide = (kind: QueueKind, capabilities: readonly string[]): boolean =>
  QUEUE_KINDS[kind].needs.some((one) => capabilities.includes(one))

/**
 * Business days within which the team decides, where its domain promised nothing to anybody (decision 172). Claims,
 * messages, withdrawals, payouts and reports have deadlines of their own.
 */
export const DECIDED_WITHIN_DAYS = {
  application: 3,
  testimonial: 3,
  suspense: 2,
  dispute: 5,
  reconciliation: 1,
  held_review: 1,
  objection: 3,
  low_stock: 5,
  proposal: 1,
} as const
