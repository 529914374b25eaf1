import type { Centavos } from '#shared/money.ts'
import { type Journal, personOf, PROMOTION_COST, promotionalOf } from '../rules.ts'

/** What an act leaves on a bonus's owner's account, and what it takes from there. */
type Given = 'bonus' | 'bonus_released'
type Taken = 'bonus_expired' | 'bonus_frozen' | 'bonus_taken_back' | 'bonus_withdrawn'

type Part = { id: string; personId: string; amount: Centavos }

/** Moves so much of a bonus onto the promotional account, or away from it. `by`: the act, once for each bonus. */
export function bonusJournal(kind: Given | Taken, { id, personId, amount }: Part, by?: string): Journal {
  const [platform, person] = [PROMOTION_COST, promotionalOf(personId)]
  const isGiven = kind === 'bonus' || kind === 'bonus_released'
  return {
    key: by === undefined ? `bonus:${id}` : `bonus:${id}:${kind}:${by}`,
    subject: { kind: 'bonus', id },
    kind,
    postings: [isGiven ? { from: platform, to: person, amount } : { from: person, to: platform, amount }],
  }
}

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
