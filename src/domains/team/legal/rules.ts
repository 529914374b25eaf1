import { refusals } from '#shared/refusal.ts'

/** Who asks, and for what. */
export const KINDS = {
  access: 'Acesso aos dados',
  correction: 'Correção',
  erasure: 'Apagamento',
  portability: 'Portabilidade',
  court_order: 'Ordem judicial',
  anpd: 'ANPD',
  other: 'Outra autoridade',
} as const
export type Kind = keyof typeof KINDS

/** What a person asks about their own data. */
const OF_PEOPLE: readonly Kind[] = ['access', 'correction', 'erasure', 'portability']
/** LGPD, art. 19, II: fifteen days for the whole answer; we keep it for all that people ask. */
const DAYS_FOR_PEOPLE = 15

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** By when it is to be answered (`aaaa-mm-dd`), when nobody sets another day; undefined: whoever asks sets it. */
export const usualDeadline = (kind: Kind, receivedOn: string): string | undefined =>
  OF_PEOPLE.includes(kind) ? dayAfter(receivedOn, DAYS_FOR_PEOPLE) : undefined

/**
 * The deadline that counts. Refuses `deadline_missing` where whoever asks sets it, and one before it came; a person
 * never waits longer than the law allows.
 */
export function deadlineOf(kind: Kind, receivedOn: string, dueOn: string | undefined): string {
  const usual = usualDeadline(kind, receivedOn)
  if (!dueOn && !usual) throw refuse('deadline_missing', { dueOn: 'Informe o prazo que está no pedido.' })
  if (!dueOn) return usual!
  if (dueOn < receivedOn) throw refuse('deadline_before', { dueOn: 'O prazo não pode ser antes do pedido.' })
  return usual && usual < dueOn ? usual : dueOn
}

export const MOST_NUMBER = 80
export const MOST_ASKED = 4_000
export const MOST_TEXT = 2_000
export const LEAST_REASON_LENGTH = 10
export const MOST_REASON_LENGTH = 1_000

export const refuse = refusals('legal', {
  not_found: [404, 'Este pedido não existe.'],
  person_unknown: [404, 'Não encontramos ninguém com este e-mail ou código.'],
  no_person: [409, 'Este pedido não diz de quem são os dados.'],
  closed: [409, 'Este pedido já foi encerrado.'],
  id_reused: [409, 'Este pedido já foi registrado de outro jeito. Recarregue a página.'],
  received_later: [400, 'O pedido não pode ter chegado depois de hoje.'],
  deadline_missing: [400, 'Informe o prazo que está no pedido.'],
  deadline_before: [400, 'O prazo não pode ser antes do pedido.'],
})
