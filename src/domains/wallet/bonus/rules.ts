import type { Centavos } from '#shared/money.ts'
import { type Journal, PROMOTION_COST, promotionalOf } from '../rules.ts'

/** Promotional credit: centavos granted, centavos expired, and when it expires. */
export type Bonus = {
  id: string
  personId: string
  amount: Centavos
  expired: Centavos
  grantedAt: Date
  expiresAt: Date
}

const least = (a: Centavos, b: Centavos) => (a < b ? a : b)

/**
 * What is left of each bonus, in centavos, in the given order. Bonuses that expire first are spent first, so the
 * balance belongs to those that expire last. `bonuses`: all of one person that were not taken back.
 */
export function leftOfEach<B extends Bonus>(bonuses: readonly B[], balance: Centavos): (B & { left: Centavos })[] {
  let rest = balance
  const left = new Map<B, Centavos>()
  for (const bonus of bonuses.toSorted(lastEndFirst)) {
    const its = least(rest, bonus.amount - bonus.expired)
    left.set(bonus, its)
    rest -= its
  }
  return bonuses.map((bonus) => ({ ...bonus, left: left.get(bonus)! }))
}

const lastEndFirst = (a: Bonus, b: Bonus) => b.expiresAt.getTime() - a.expiresAt.getTime() || (a.id < b.id ? 1 : -1)

export const bonusJournal = ({ id, personId, amount }: Pick<Bonus, 'id' | 'personId' | 'amount'>): Journal => ({
  key: `bonus:${id}`,
  kind: 'bonus',
  postings: [{ from: PROMOTION_COST, to: promotionalOf(personId), amount }],
})

/**
 * Expires what was not spent in time. Cumulative, because what a consultation had reserved may be released after the
 * end.
 */
export const bonusExpiredJournal = ({ id, personId, expired }: Bonus, amount: Centavos): Journal => ({
  key: `bonus:${id}:expired:${expired + amount}`,
  kind: 'bonus_expired',
  postings: [{ from: promotionalOf(personId), to: PROMOTION_COST, amount }],
})

export const bonusTakenBackJournal = ({ id, personId }: Bonus, amount: Centavos): Journal => ({
  key: `bonus:${id}:taken_back`,
  kind: 'bonus_taken_back',
  postings: [{ from: promotionalOf(personId), to: PROMOTION_COST, amount }],
})
