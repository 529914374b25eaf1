import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('threads', {
  not_found: [404, 'Não encontramos esta correspondência.'],
})

/** So much of the latest text stands in the list, in characters. */
export const MOST_SHOWN = 160
