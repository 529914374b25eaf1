import { sumCredit, sumDebts } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { least } from '#shared/money.ts'
import { listRefundablePayments } from '../refunds/list-refundable-payments.ts'
import { listCreditSources } from './list-credit-sources.ts'
import { bonusOfWithdrawal } from './rules.ts'
import { lockSources, withdrawIn } from './withdraw-credit.ts'

/**
 * Withdraws, without being asked, what of somebody's free own credit payments can still take back; the rest needs the
 * CPF of whoever paid, which only they know. False: there is nothing of it, or a debt is open.
 */
export async function withdrawToOrigin(tx: Tx, { id, personId, at }: { id: string; personId: string; at: Date }) {
  await lockSources(tx, personId, at)
  if ((await sumDebts(tx, personId)) > 0n) return false
  const { own } = await sumCredit(tx, personId)
  const sources = await listCreditSources(tx, personId)
  const refundable = (await listRefundablePayments(tx, personId, at))
    .filter(({ wasRefused }) => !wasRefused)
    .reduce((sum, { left }) => sum + left, 0n)
  const keptBackOf = (amount: bigint) => bonusOfWithdrawal(amount, sources).keptBack
  const amount = own - keptBackOf(own) <= refundable ? own : least(own, refundable)
  if (amount <= 0n || keptBackOf(amount) >= amount) return false
  await withdrawIn(tx, { id, personId, amount, isByItself: true, at })
  return true
}
