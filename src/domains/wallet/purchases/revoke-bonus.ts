import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { bonusJournal } from '../grants/bonus.rules.ts'
import { findBonus, moveBonus, recordClawedBack } from '../grants/bonus.sql.ts'
import { lockSpendable } from '../lock-spendable.ts'
import { postJournals } from '../post-journals.ts'
import { lockDebtsOfPayments } from './lock-debts.ts'
import { insertDebt } from './sql.ts'

/**
 * Takes a bonus that no payment brought, because the bank took one that earned it: what is unspent is gone, the rest is
 * a debt of that payment, once, which released or refunded bonus pays. Answers both, in centavos.
 */
export async function revokeBonus(
  tx: Tx,
  { id, paymentId, at }: { id: string; paymentId: string; at: Date },
): Promise<{ unspent: Centavos; spent: Centavos }> {
  const { personId } = (await findBonus(tx, id))!
  await lockDebtsOfPayments(tx, [paymentId])
  await lockSpendable(tx, personId)
  const bonus = (await findBonus(tx, id))!
  if (bonus.isClawedBack || bonus.paymentId !== null) return { unspent: 0n, spent: 0n }
  await recordClawedBack(tx, id, at, paymentId)
  const unspent = await moveBonus(tx, { id, act: paymentId }, { from: 'free', to: 'clawed_back' })
  if (unspent > 0n) await postJournals(tx, [bonusJournal('bonus_taken_back', { id, personId, amount: unspent }, id)])
  const spent = bonus.used
  if (spent > 0n) await insertDebt(tx, { id: `gift:${id}`, personId, paymentId, amount: spent, at })
  return { unspent, spent }
}
