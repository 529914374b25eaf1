import type { ObjectKind } from './objects.rules.ts'

/** `good` is as it should be, `warn` waits for somebody, `bad` went wrong. */
export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'metal'
type Said = readonly [words: string, tone: Tone]

/** The states of every kind of object as the team reads them; whoever is concerned reads others. */
export const STATES = {
  person: {
    open: ['Aberta', 'good'],
    unconfirmed: ['E-mail por confirmar', 'warn'],
    closed: ['Encerrada', 'plain'],
  },
  consultant: {
    applied: ['Em análise', 'warn'],
    refused: ['Recusada', 'bad'],
    approved: ['Aprovada', 'good'],
  },
  consultation: {
    requested: ['Pedida', 'warn'],
    accepted: ['Aceita', 'warn'],
    active: ['Em andamento', 'good'],
    paused: ['Em pausa', 'warn'],
    ended: ['Encerrada', 'plain'],
    declined: ['Recusada', 'plain'],
    expired: ['Sem resposta', 'plain'],
    cancelled: ['Cancelada', 'plain'],
    not_connected: ['Não começou', 'bad'],
  },
  booking: {
    reserved: ['Falta pagar', 'warn'],
    confirmed: ['Marcada', 'good'],
    kept: ['Aconteceu', 'plain'],
    client_absent: ['Cliente não veio', 'warn'],
    consultant_absent: ['Consultor não veio', 'bad'],
    both_absent: ['Ninguém veio', 'plain'],
    undone: ['Desfeita por falha nossa', 'bad'],
    expired: ['Não foi paga', 'plain'],
    cancelled: ['Desmarcada', 'plain'],
  },
  question: {
    unsent: ['Por enviar', 'warn'],
    asked: ['Espera a resposta', 'warn'],
    answered: ['Respondida', 'good'],
    declined: ['Recusada', 'plain'],
    missed: ['Sem resposta a tempo', 'bad'],
    given_up: ['Desistiu de esperar', 'plain'],
    lapsed: ['Não foi enviada', 'plain'],
    taken_back: ['Desfeita pelo banco', 'bad'],
  },
  order: {
    open: ['Falta pagar', 'warn'],
    awaiting: ['Aguarda o pagamento', 'warn'],
    paid: ['Pago', 'good'],
    partly_refunded: ['Devolvido em parte', 'plain'],
    refunded: ['Devolvido', 'plain'],
    expired: ['Não foi pago', 'plain'],
    cancelled: ['Cancelado', 'plain'],
  },
  payment: {
    created: ['Pedido', 'warn'],
    pending: ['Em aberto', 'warn'],
    paid: ['Pago', 'good'],
    paid_late: ['Pago com atraso', 'warn'],
    partly_refunded: ['Devolvido em parte', 'plain'],
    refunded: ['Devolvido', 'plain'],
    declined: ['Recusado', 'bad'],
    expired: ['Expirado', 'plain'],
    cancelled: ['Cancelado', 'plain'],
  },
  payout: {
    asked: ['Pedido', 'warn'],
    sending: ['Enviando', 'metal'],
    processing: ['No banco', 'metal'],
    unknown: ['Sem resposta do banco', 'bad'],
    paid: ['Pago', 'good'],
    failed: ['Não saiu', 'bad'],
    returned: ['Devolvido', 'bad'],
  },
  withdrawal: {
    automatic: ['Pela mesma via', 'good'],
    waiting: ['A transferir', 'warn'],
    paid: ['Transferida', 'good'],
    failed: ['Não foi possível', 'bad'],
  },
  claim: {
    open: ['A decidir', 'warn'],
    granted: ['Reembolsado', 'good'],
    part_granted: ['Reembolsado em parte', 'good'],
    refused: ['Recusado', 'plain'],
  },
} as const satisfies Record<ObjectKind | 'consultant', Record<string, Said>>

export type StatedKind = keyof typeof STATES

/** A state in words and how it looks; one that this page does not know is shown as it is. */
export function stateWords(kind: StatedKind, state: string): { words: string; tone: Tone } {
  const states: Readonly<Record<string, Said>> = STATES[kind]
  const [words, tone] = Object.hasOwn(states, state) ? states[state]! : [state, 'plain' as const]
  return { words, tone }
}

/** The names of all states of a kind, for a filter. */
export const stateChoices = (kind: StatedKind): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(STATES[kind]).map(([state, [words]]) => [state, words]))

/** How a consultation is held. */
export const CHANNEL_CHOICES = { chat: 'Chat', audio: 'Voz', video: 'Vídeo' } as const
