import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('reach', {
  no_device: [409, 'Nenhum aparelho seu recebe avisos. Ligue neste aparelho primeiro e tente de novo.'],
  test_over: [409, 'O teste passou de um minuto. Faça outro: o aparelho toca de novo.'],
  test_not_found: [404, 'Este teste não existe mais. Faça outro.'],
})

const MINUTE_MS = 60_000

/** Within so long a ring test has to be pressed, in milliseconds. */
export const PRESS_WITHIN_MS = MINUTE_MS

/** How long a confirmed device counts, in milliseconds: twelve hours. */
export const REACHED_FOR_MS = 12 * 60 * MINUTE_MS

/** So many requests in vain end it. */
export const MOST_MISSED = 2

/** Each test rings a telephone: ten in an hour. */
export const RING_TESTS = { name: 'ring-test', most: 10, windowMs: 60 * MINUTE_MS }

/** Where the notification of a ring test leads, and which test a pressed one names. */
export const ringTestPath = (id: string) => `/consultant-dashboard?toque=${id}`
export const ringTestOf = (path: string) =>
  path.startsWith('/consultant-dashboard?')
    ? (new URLSearchParams(path.split('?')[1]).get('toque') ?? undefined)
    : undefined
