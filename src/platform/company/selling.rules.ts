import { refusals } from '#shared/refusal.ts'

/** What visitors read until the team opens the selling. */
export const NOT_SELLING_YET =
  'O Sensitivos abre em breve: ainda não dá para comprar nem marcar. Você já pode se cadastrar e conhecer a casa.'

/** What pages show as paused until then, by the names of switches; the sentence is on every page. */
export const PAUSED_BEFORE_SELLING: Readonly<Record<string, string>> = Object.fromEntries(
  ['notice', 'selling', 'payments', 'channel:chat', 'channel:audio', 'channel:video', 'channel:messages'].map(
    (name) => [name, NOT_SELLING_YET],
  ),
)

export const refuse = refusals('selling', { not_open: [409, NOT_SELLING_YET] })
