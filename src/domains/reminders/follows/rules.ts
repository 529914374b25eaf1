import { refusals } from '#shared/refusal.ts'

/** Of what somebody may hear who follows a favourite. */
export const TOPICS = ['hours', 'articles'] as const
export type Topic = (typeof TOPICS)[number]

/** Hours are compared once they have stayed as they are for so long: who is still writing them tells nobody yet. */
export const SETTLED_MS = 10 * 60_000
/** So many opened starts are remembered: the first that is still free is told. */
const MOST_STARTS = 40
/** News that could not be told for so long is old. */
export const NEWS_LAST_MS = 24 * 3_600_000
/** How long it is kept that there was news, in milliseconds: a month. */
export const NEWS_KEPT_FOR_MS = 30 * 86_400_000

/** Starts that were not there before and are now, in order, a few. Both as milliseconds since 1970. */
export function openedStarts(before: readonly number[], now: readonly number[]): number[] {
  const known = new Set(before)
  return now.filter((start) => !known.has(start)).slice(0, MOST_STARTS)
}

/** Every way to say no about following. */
export const refuse = refusals('follows', {
  not_a_favourite: [409, 'Guarde esta pessoa nos favoritos para receber as novidades dela.'],
})
