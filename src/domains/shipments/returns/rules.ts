import { endOfDayLater } from '#shared/calendar.ts'
import { refusals } from '#shared/refusal.ts'

/** All refusals of returns. */
export const refuse = refusals('returns', {
  return_not_found: [404, 'Não encontramos esta devolução.'],
  not_delivered: [409, 'A devolução começa quando o pacote chega. Se ele chegou, diga antes que chegou.'],
  too_late: [
    409,
    'Os sete dias para devolver já passaram. Se o produto veio com defeito, escreva para a gente: isso tem outro prazo.',
  ],
  too_many: [
    409,
    'Este pacote não tem tantas unidades a devolver. Recarregue para ver o que já está em uma devolução.',
  ],
  id_reused: [409, 'Esta devolução já foi pedida com outro conteúdo. Recarregue a página.'],
  code_invalid: [400, 'O código de rastreio tem de 8 a 40 letras e números, sem espaços nem sinais.'],
  postage_invalid: [400, 'O código de postagem tem de 6 a 40 letras e números.'],
  not_possible_now: [409, 'Esta devolução já mudou de situação. Recarregue para ver a de agora.'],
  not_sent: [409, 'Diga antes o código de rastreio: está no comprovante da postagem.'],
  nothing_received: [409, 'Diga o que chegou. Se não chegou nada do que é seu, encerre a devolução e diga por quê.'],
  refund_due: [409, 'Passaram dez dias desde que o pacote chegou: o valor volta sozinho.'],
})

export const RETURN_STATES = ['requested', 'on_its_way', 'received', 'refunded', 'closed'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** Allowed moves. What nobody records within ten days of its arrival goes from its way to the refund. */
export const NEXT_STATES: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['on_its_way', 'received', 'closed'],
  on_its_way: ['received', 'refunded', 'closed'],
  received: ['refunded'],
  refunded: [],
  closed: [],
}
export const canMove = (from: ReturnState, to: ReturnState) => NEXT_STATES[from].includes(to)

/** Why something comes back, as the client chooses it. The law asks for no reason; it helps us. */
export const REASONS = {
  regret: 'Mudei de ideia',
  different: 'Não é como eu imaginava',
  damaged: 'Chegou com defeito ou quebrado',
  wrong: 'Veio outra coisa',
  other: 'Outro motivo',
} as const
export type ReturnReason = keyof typeof REASONS

/** What nobody records by the end of the tenth day after it arrived is refunded by itself. */
export const refundedByItselfAt = (arrivedAt: Date) => endOfDayLater(arrivedAt, 10)

export const MOST_WORDS = 500

/** The postage code that the team got for a return. Undefined: it is none. */
export function postageCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s.\-/]/g, '').toUpperCase()
  return /^[A-Z0-9]{6,40}$/.test(code) ? code : undefined
}
