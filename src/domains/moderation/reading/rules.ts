import { refusals } from '#shared/refusal.ts'

export const CASE_KINDS = ['report', 'claim'] as const
export type CaseKind = (typeof CASE_KINDS)[number]
export const caseNames: Record<CaseKind, string> = { report: 'uma denúncia', claim: 'um pedido de reembolso' }

export const LEAST_REASON = 10
export const MOST_REASON = 300

export const refuse = refusals('readings', {
  case_not_found: [404, 'Não encontramos este caso, ou não há arquivo nele.'],
  case_decided: [409, 'Este caso já foi decidido. A foto ou a voz só se abre num caso aberto.'],
  no_open_case: [404, 'Não há um caso aberto sobre esta consulta. O que foi dito só se lê num caso.'],
})
