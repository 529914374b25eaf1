import { refusals } from '#shared/refusal.ts'

/** Whose acts are listed: those of the team, or everything that the log has. */
export const SCOPES = ['team', 'all'] as const
export type Scope = (typeof SCOPES)[number]

/** What is listed, all of it together. Days of São Paulo as `aaaa-mm-dd`, both included. */
export type LogFilter = {
  scope: Scope
  /** Who acted. */
  by?: string | undefined
  kind?: string | undefined
  /** Whom it is about: an e-mail or an id. */
  about?: string | undefined
  /** The id of what was decided about. */
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export const LEAST_REASON_LENGTH = 10
export const MOST_REASON_LENGTH = 1_000
export const REASON_MISSING = 'Diga o motivo, em dez letras ou mais: ele fica no registro.'

export const refuse = refusals('audit', {
  person_unknown: [404, 'Não encontramos ninguém com este e-mail ou código.'],
  entry_not_found: [404, 'Este registro não existe.'],
  no_words: [409, 'Este registro não tem texto, ou ele já foi apagado.'],
})
