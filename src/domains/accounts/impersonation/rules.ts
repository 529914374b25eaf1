import { refusals } from '#shared/refusal.ts'

/** All refusals of seeing what a person sees. */
export const refuse = refusals('accounts', {
  nobody_to_see: [404, 'Pessoa não encontrada.'],
  sees_only_people: [409, 'Esta pessoa é da equipe. Só se vê como clientes e consultores veem.'],
  closed_sees_nothing: [409, 'Esta conta foi encerrada: ninguém entra nela, e não há o que ver.'],
  blocked_sees_nothing: [409, 'Esta conta está bloqueada: ela não entra, e não vê nada por dentro.'],
})

/** How long the team sees what a person sees, in milliseconds, without asking again: a quarter of an hour. */
export const LASTS_MS = 15 * 60_000

/** A reason, in characters. */
export const REASON_LENGTH = { least: 10, most: 500 } as const

/** What somebody of the team may begin in a day, so that nobody leafs through everybody. */
export const IMPERSONATIONS = { name: 'impersonations', most: 30, windowMs: 24 * 60 * 60_000 } as const
