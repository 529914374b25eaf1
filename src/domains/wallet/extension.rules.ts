import { type Journal, personOf, promotionalOf } from './rules.ts'

/** How long bonus and minutes can be used at least that come back because somebody else did not keep an appointment. */
export const EXTENSION_MS = 7 * 86_400_000

/** Lets bonus that a journal gives back be used for so long at least: its owner did not fail (decision 128). */
export function extendBonus(journal: Journal, at: Date): Journal {
  const until = new Date(at.getTime() + EXTENSION_MS)
  const isBonus = (account: string) => account === promotionalOf(personOf(account))
  return { ...journal, postings: journal.postings.map((one) => (isBonus(one.to) ? { ...one, until } : one)) }
}

const LEAST_LEFT_MS = 86_400_000

/**
 * Until when a refunded bonus can be used: as long as it had left when the consultation ended, and a day at least, also
 * when it ended during the consultation.
 */
export const refundedUntil = (endsAt: Date, endedAt: Date, at: Date) =>
  new Date(at.getTime() + Math.max(endsAt.getTime() - endedAt.getTime(), LEAST_LEFT_MS))
