import type { Centavos } from '#shared/money.ts'
import { type Journal, PROMOTION_COST, promotionalOf } from '../rules.ts'

/**
 * Promotional credit: centavos granted, left to spend, used (reserved counts), expired, and when it expires. `repaid`:
 * the used part that was kept back from withdrawn credit.
 */
export type Bonus = {
  id: string
  personId: string
  amount: Centavos
  unspent: Centavos
  used: Centavos
  repaid: Centavos
  expired: Centavos
  grantedAt: Date
  expiresAt: Date
}

export const bonusJournal = ({ id, personId, amount }: Pick<Bonus, 'id' | 'personId' | 'amount'>): Journal => ({
  key: `bonus:${id}`,
  subject: { kind: 'bonus', id },
  kind: 'bonus',
  postings: [{ from: PROMOTION_COST, to: promotionalOf(personId), amount }],
})

/**
 * Expires what was not spent in time. Cumulative, because what a consultation had reserved may be released after the
 * end.
 */
export const bonusExpiredJournal = ({ id, personId, expired, unspent }: Bonus): Journal => ({
  key: `bonus:${id}:expired:${expired + unspent}`,
  subject: { kind: 'bonus', id },
  kind: 'bonus_expired',
  postings: [{ from: promotionalOf(personId), to: PROMOTION_COST, amount: unspent }],
})

export const bonusTakenBackJournal = ({ id, personId }: Pick<Bonus, 'id' | 'personId'>, amount: Centavos): Journal => ({
  key: `bonus:${id}:taken_back`,
  subject: { kind: 'bonus', id },
  kind: 'bonus_taken_back',
  postings: [{ from: promotionalOf(personId), to: PROMOTION_COST, amount }],
})

/** Takes bonus along with withdrawn credit. `by`: the act that withdraws. */
export const bonusWithdrawnJournal = (
  { id, personId }: Pick<Bonus, 'id' | 'personId'>,
  by: string,
  amount: Centavos,
): Journal => ({
  key: `bonus:${id}:withdrawn:${by}`,
  subject: { kind: 'bonus', id },
  kind: 'bonus_withdrawn',
  postings: [{ from: promotionalOf(personId), to: PROMOTION_COST, amount }],
})

/** Gives back what a consultation spent, to the bonus that it was of. `by`: the refund. */
export const bonusReturnedJournal = (
  { id, personId }: Pick<Bonus, 'id' | 'personId'>,
  by: string,
  amount: Centavos,
): Journal => ({
  key: `bonus:${id}:returned:${by}`,
  subject: { kind: 'bonus', id },
  kind: 'bonus_returned',
  postings: [{ from: PROMOTION_COST, to: promotionalOf(personId), amount }],
})
