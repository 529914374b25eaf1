import type { Tx } from '#platform/db.ts'
import { type Centavos, least } from '#shared/money.ts'
import { lockSpendable } from '../lock-spendable.ts'
import { postJournals } from '../post-journals.ts'
import { availableOf, type Journal, SUSPENSE } from '../rules.ts'
import { type Contested, recordContested, sumCreditOf } from './sql.ts'

/**
 * Lets so many centavos of a payment's credit be frozen, now or when it comes back, and releases what is frozen beyond,
 * under the payment's lock. `by`: begins the journals' keys, once for each change. Answers what is frozen then.
 */
export async function contestCredit(tx: Tx, { by, ...contested }: Contested & { by: string }): Promise<Centavos> {
  const { paymentId, personId, amount } = contested
  await lockSpendable(tx, personId)
  await recordContested(tx, contested)
  const { free, frozen } = await sumCreditOf(tx, paymentId)
  const more = least(free, amount - frozen)
  const journal =
    more > 0n
      ? frozenJournal({ by, paymentId, personId, amount: more })
      : amount < frozen
        ? releasedJournal({ by, paymentId, personId, amount: frozen - amount })
        : undefined
  if (!journal) return frozen
  await postJournals(tx, [journal])
  return more > 0n ? frozen + more : amount
}

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
