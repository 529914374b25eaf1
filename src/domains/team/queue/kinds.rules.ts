/** What somebody of the team decides, in the order in which cases of one instant stand. */
export const QUEUE_KINDS = {
  claim: { words: 'Reembolso', all: 'Reembolsos' },
  closing: { words: 'Encerramento de conta', all: 'Encerramentos de conta' },
  message: { words: 'Mensagem', all: 'Mensagens' },
  withdrawal: { words: 'Retirada', all: 'Retiradas' },
  payout: { words: 'Saque', all: 'Saques' },
  suspense: { words: 'Em suspenso', all: 'Em suspenso' },
  dispute: { words: 'Contestação', all: 'Contestações' },
  reconciliation: { words: 'Conferência', all: 'Conferências' },
  application: { words: 'Candidatura', all: 'Candidaturas' },
  testimonial: { words: 'Depoimento', all: 'Depoimentos' },
} as const
export type QueueKind = keyof typeof QUEUE_KINDS
export const QUEUE_KIND_NAMES = Object.keys(QUEUE_KINDS) as [QueueKind, ...QueueKind[]]

/**
 * Business days within which the team decides, where its domain promised nothing to anybody (decision 172). Claims,
 * messages, withdrawals and payouts have deadlines of their own.
 */
export const DECIDED_WITHIN_DAYS = {
  application: 3,
  testimonial: 3,
  suspense: 2,
  dispute: 5,
  reconciliation: 1,
} as const
