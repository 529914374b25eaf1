import type { Tx } from '#platform/db.ts'
import { listOwingPayments, lockSpendable } from '#domains/wallet/index.ts'
import { refuse as refuseWallet } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import { listCasesToFreezeFor, listDisputesOfPeople } from '../disputes/sql.ts'
import { sumLeft } from '../refunds/sql.ts'
import { lockPayments } from '../sql.ts'
import { listCreditSources } from './list-credit-sources.ts'
import { bonusOfWithdrawal } from './rules.ts'
import { listCreditPurchases } from './sql.ts'

/**
 * Locks what a person's credit comes from, what cases may freeze it for, and other payments: before any account, as
 * part of the transaction.
 */
export async function lockCreditPurchases(tx: Tx, personId: string, also: readonly string[] = []) {
  const purchases = [...(await listCreditPurchases(tx, personId)), ...(await listCasesToFreezeFor(tx, personId))]
  await lockPayments(tx, [...purchases.map(({ paymentId }) => paymentId), ...also])
}

/**
 * What has left already of what a payment bought, in centavos: it was withdrawn or taken back before the purchase was
 * delivered. Locks the payment.
 */
export async function lockAndSumLeft(tx: Tx, paymentId: string): Promise<Centavos> {
  await lockPayments(tx, [paymentId])
  return sumLeft(tx, paymentId)
}

/** `isLeftFree`: an open or a lost case, or an open debt, of its purchase has left it free. */
export type AttributedCredit = { paymentId: string | null; value: Centavos; isLeftFree: boolean }

/**
 * Whose money so many centavos of a person's credit are, for a purchase: the oldest first, as everywhere. No payment:
 * credit that no purchase brought. Call it under `lockCreditPurchases` and after `freezeReleased`, in the transaction
 * that spends the credit. Refuses `wallet.insufficient_funds`.
 */
export async function attributeCredit(tx: Tx, personId: string, amount: Centavos): Promise<AttributedCredit[]> {
  const { available } = await lockSpendable(tx, personId)
  if (available < amount) throw refuseWallet('insufficient_funds')
  const { leaving } = bonusOfWithdrawal(amount, await listCreditSources(tx, personId, available))
  const taken = [...(await listDisputesOfPeople(tx, [personId])), ...(await listOwingPayments(tx, personId))]
  const contested = new Set(taken.map(({ paymentId }) => paymentId))
  return leaving.map(({ paymentId, credit }) => ({
    paymentId,
    value: credit,
    isLeftFree: paymentId !== null && contested.has(paymentId),
  }))
}
