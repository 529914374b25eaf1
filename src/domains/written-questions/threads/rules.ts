import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('threads', {
  not_found: [404, 'Não encontramos esta correspondência.'],
})

/** The page of a correspondence, with the other one of it. */
export const threadPath = (otherId: string) => `/chat-room?com=${otherId}` as const

/** So much of the latest text stands in the list, in characters. */
export const MOST_SHOWN = 160
