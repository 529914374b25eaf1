import type { Centavos } from '#shared/money.ts'
import { type Journal, PROMOTION_COST, promotionalOf } from '../rules.ts'

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
