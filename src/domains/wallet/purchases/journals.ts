import type { Centavos } from '#shared/money.ts'
import { availableOf, DISPUTE_LOSS, type Journal, PROMOTION_COST, prepaidOf, promotionalOf } from '../rules.ts'

type Part = { id: string; personId: string; amount: Centavos }
const unlessZero = (journals: Journal[]) => journals.filter(({ postings }) => postings[0]!.amount > 0n)

/** Frozen bonus leaves the promotional account, so that nothing can spend it. `by`: the dispute. */
export const bonusFrozenJournal = ({ id, personId, amount }: Part, by: string) =>
  unlessZero([
    {
      key: `bonus:${id}:frozen:${by}`,
      kind: 'bonus_frozen',
      postings: [{ from: promotionalOf(personId), to: PROMOTION_COST, amount }],
    },
  ])

export const bonusReleasedJournal = ({ id, personId, amount }: Part, by: string) =>
  unlessZero([
    {
      key: `bonus:${id}:released:${by}`,
      kind: 'bonus_released',
      postings: [{ from: PROMOTION_COST, to: promotionalOf(personId), amount }],
    },
  ])

/** Unused minutes of a lost purchase make up for a part of what the bank took. */
export const minutesLostJournal = ({ id, personId, amount }: Part) =>
  unlessZero([
    {
      key: `minutes:${id}:lost`,
      kind: 'minutes_lost',
      postings: [{ from: prepaidOf(personId), to: DISPUTE_LOSS, amount }],
    },
  ])

/** A payment of a debt; cumulative. */
export const debtPaidJournal = ({ id, personId, amount }: Part, paid: Centavos): Journal => ({
  key: `debt:${id}:paid:${paid + amount}`,
  kind: 'debt_paid',
  postings: [{ from: availableOf(personId), to: DISPUTE_LOSS, amount }],
})
