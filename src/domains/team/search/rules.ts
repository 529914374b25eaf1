import { refusals } from '#shared/refusal.ts'

export const MOST_CHARACTERS = 120
const HOUR_MS = 3_600_000

export const refuse = refusals('team', {
  search_too_short: [400, 'Digite pelo menos dois caracteres.'],
  search_too_long: [400, `Use no máximo ${MOST_CHARACTERS} caracteres: um nome, um número ou um protocolo.`],
})

/** How often one member of the team searches; typing asks several times for one search. */
export const SEARCHES_PER_MEMBER = { name: 'team-search', most: 240, windowMs: HOUR_MS / 60 }
/** And how often by a document or a phone, each of which the log has. */
export const LOOKUPS_PER_MEMBER = { name: 'team-lookups', most: 60, windowMs: HOUR_MS }

/** Results of one kind in an answer. */
export const MOST_OF_EACH = 6

/** What can be found, in the order in which it is shown. */
export const FOUND_KINDS = {
  person: 'Pessoas',
  order: 'Pedidos',
  payment: 'Pagamentos',
  consultation: 'Consultas',
  booking: 'Consultas marcadas',
  question: 'Perguntas por escrito',
  payout: 'Saques',
  withdrawal: 'Retiradas',
  claim: 'Reembolsos',
  suspense: 'Em suspenso',
  receipt: 'Recibos',
  message: 'Mensagens',
} as const
export type FoundKind = keyof typeof FOUND_KINDS
