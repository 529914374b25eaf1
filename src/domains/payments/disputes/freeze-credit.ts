import type { Sql, Tx } from '#platform/db.ts'
import { lockSpendable, postJournal, sumCreditOf } from '#domains/wallet/index.ts'
import { type Centavos, least } from '#shared/money.ts'
import { listCreditSources } from '../withdrawals/list-credit-sources.ts'
import { findRefundSums } from '../refunds/sql.ts'
import { frozenJournal } from './journals.ts'
import { sumFrozen } from './rules.ts'
import { type DisputeRow, isHeld, listDisputesOf } from './sql.ts'

type Freeze = { key: string; paymentId: string; n: number; personId: string; most: Centavos }

/**
 * Freezes up to `most` centavos of the credit that can be a payment's. Answers how much was frozen: nothing while the
 * payment's written question is open, because its own money is reserved, and no other credit is taken in its place.
 */
export async function freezeCredit(tx: Tx, { key, paymentId, n, personId, most }: Freeze): Promise<Centavos> {
  if (most <= 0n || (await isHeld(tx, paymentId))) return 0n
  const own = await lockOwnCredit(tx, personId, paymentId)
  const amount = least(own, most)
  if (amount <= 0n) return 0n
  await postJournal(tx, frozenJournal(key, { paymentId, n }, personId, amount))
  return amount
}

/**
 * Locks a person's credit, and answers how many centavos of it can be a payment's: all but what other purchases
 * brought. What was spent was the oldest, so it is never taken from a purchase that came later.
 */
export async function lockOwnCredit(tx: Tx, personId: string, paymentId: string): Promise<Centavos> {
  const { available } = await lockSpendable(tx, personId)
  return sumOwnCredit(tx, { personId, paymentId, of: available })
}

/** The same of so many centavos of a person's credit. */
export async function sumOwnCredit(
  sql: Sql,
  { personId, paymentId, of }: { personId: string; paymentId: string; of: Centavos },
): Promise<Centavos> {
  const sources = await listCreditSources(sql, personId, of)
  return sources.reduce(
    (sum, one) => (one.paymentId === null || one.paymentId === paymentId ? sum + one.credit : sum),
    0n,
  )
}

/**
 * How many centavos of credit an open case may still freeze: what it disputes, and no more than the bank can take of
 * the payment beside refunds and what its cases have frozen or taken, as far as that can be credit. Call it under the
 * payment's lock.
 */
export async function sumUnfrozen(
  tx: Tx,
  { paymentId, amount, frozen }: Pick<DisputeRow, 'paymentId' | 'amount' | 'frozen'>,
): Promise<Centavos> {
  const { amount: paid, asked } = await findRefundSums(tx, paymentId)
  const cases = await listDisputesOf(tx, paymentId)
  const kept = cases.reduce((sum, one) => sum + (one.state === 'opened' ? one.frozen : one.taken), 0n)
  const atBank = await sumCreditOf(tx, paymentId, { own: paid - asked - kept, frozenCredit: sumFrozen(cases) })
  return least(atBank, amount - frozen)
}
