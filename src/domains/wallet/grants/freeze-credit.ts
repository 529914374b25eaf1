import type { Tx } from '#platform/db.ts'
import { type Centavos, least, most } from '#shared/money.ts'
import { postJournals } from '../post-journals.ts'
import { availableOf, type Journal, SUSPENSE } from '../rules.ts'
import { sumKept } from '../credit-holders.rules.ts'
import { lockHolders } from './lock-holders.ts'
import { type Contested, listCreditOf, recordContested } from './sql.ts'

/**
 * Lets so many centavos of a payment's credit be frozen, with whoever holds it, now or when it comes back, and releases
 * what is frozen beyond; what waits on a gift card counts. `by`: begins the keys. Answers what is frozen.
 */
export async function freezeCredit(tx: Tx, { by, ...contested }: Contested & { by: string }): Promise<Centavos> {
  const { paymentId, personId, amount } = contested
  await lockHolders(tx, paymentId, personId)
  await recordContested(tx, contested)
  const holders = await listCreditOf(tx, paymentId)
  let rest = amount - sumKept(holders)
  const journals: Journal[] = []
  for (const { personId: holderId, isGift, free } of holders) {
    const part = least(free, rest)
    if (part <= 0n) continue
    rest -= part
    journals.push(frozenJournal({ by: keyOf(by, holderId, isGift), paymentId, personId: holderId, amount: part }))
  }
  for (const { personId: holderId, isGift, frozen } of holders.toReversed()) {
    const part = least(frozen, most(-rest, 0n))
    if (part <= 0n) continue
    rest += part
    journals.push(releasedJournal({ by: keyOf(by, holderId, isGift), paymentId, personId: holderId, amount: part }))
  }
  await postJournals(tx, journals)
  return amount - rest
}

/** A change of the payer's has its name alone. */
const keyOf = (by: string, holderId: string, isGift: boolean) => (isGift ? `${by}:${holderId}` : by)

type Part = Contested & { by: string }

/** Credit of a contested payment: client available → suspense. */
const frozenJournal = ({ by, paymentId, personId, amount }: Part): Journal => ({
  key: `${by}:frozen`,
  subject: { kind: 'dispute', id: paymentId },
  kind: 'payment_disputed',
  postings: [{ from: availableOf(personId), to: SUSPENSE, amount, of: paymentId, act: paymentId }],
})

/** It is not contested any more: suspense → client available. */
const releasedJournal = ({ by, paymentId, personId, amount }: Part): Journal => ({
  key: `${by}:released`,
  subject: { kind: 'dispute', id: paymentId },
  kind: 'payment_dispute_won',
  postings: [{ from: SUSPENSE, to: availableOf(personId), amount, of: paymentId, act: paymentId }],
})
