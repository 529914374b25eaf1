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
  to_pack: { words: 'Pedido a embalar', all: 'Pedidos a embalar', needs: ['shop'] },
  to_post: { words: 'Pacote a postar', all: 'Pacotes a postar', needs: ['shop'] },
  silent_parcel: { words: 'Pacote sem notícia', all: 'Pacotes sem notícia', needs: ['shop'] },
  missing_parcel: { words: 'Pacote que não chegou', all: 'Pacotes que não chegaram', needs: ['shop'] },
  return_requested: { words: 'Devolução pedida', all: 'Devoluções pedidas', needs: ['shop'] },
  return_arrived: { words: 'Devolução a registrar', all: 'Devoluções a registrar', needs: ['shop'] },
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
 * messages, withdrawals, payouts, reports and what the shop does by itself have deadlines of their own.
 */
export const DECIDED_WITHIN_DAYS = {
  application: 3,
  testimonial: 3,
  suspense: 2,
  dispute: 5,
  reconciliation: 1,
  held_review: 1,
  objection: 3,
  missing_parcel: 3,
  return_requested: 2,
  return_not_found: 5,
  low_stock: 5,
  proposal: 1,
} as const

/**
 * Business days after which an order that is not packed, or a parcel that is not posted, waits for somebody, and by
 * when it is done.
 */
export const WORKED_OFF_WITHIN_DAYS = { unnoticed: 1, done: 2 } as const

/** Days after posting from which somebody looks where a parcel is. On the fifteenth it counts as delivered. */
export const SILENT_AFTER_DAYS = 10
