import type { Tx } from '#platform/db.ts'
import { type Centavos, least } from '#shared/money.ts'
import { lockBalances } from '../sql.ts'
import { postJournals } from '../post-journals.ts'
import { availableOf, earningsOf, type JournalSubject } from '../rules.ts'
import { earningsDebtPaidJournal } from './rules.ts'
import * as sql from './sql.ts'

/** `subject`: the refund, or the booking whose client got a bonus. */
type Owing = { id: string; subject: JournalSubject; consultantId: string; clientId: string; amount: Centavos; at: Date }

/**
 * Charges a consultant for what goes back to a client after it cleared: what they have available, and the rest is a
 * debt of their next earnings. Answers what is available for it, in centavos; the caller posts that.
 */
export async function oweEarnings(
  tx: Tx,
  { id, subject, consultantId, clientId, amount, at }: Owing,
): Promise<Centavos> {
  const account = earningsOf(consultantId)
  const available = (await lockBalances(tx, [availableOf(clientId), account])).get(account) ?? 0n
  const taken = least(available, amount)
  if (amount > taken) await sql.insertEarningsDebt(tx, { id, subject, consultantId, amount: amount - taken, at })
  return taken
}

/**
 * Pays a consultant's debts with what is available to them, oldest first and as far as it goes, as part of the
 * transaction that made something available. Answers what was paid, in centavos.
 */
export async function collectEarningsDebts(tx: Tx, consultantId: string): Promise<Centavos> {
  const debts = await sql.lockEarningsDebts(tx, consultantId)
  if (debts.length === 0) return 0n
  const account = earningsOf(consultantId)
  const before = (await lockBalances(tx, [account])).get(account) ?? 0n
  let available = before
  const journals = []
  for (const { id, amount, paid, isCompensation } of debts) {
    const part = least(amount - paid, available)
    if (part === 0n) break
    await sql.recordEarningsDebtPaid(tx, id, paid + part)
    journals.push(earningsDebtPaidJournal({ id, consultantId, amount: part, isCompensation }, paid))
    available -= part
  }
  await postJournals(tx, journals)
  return before - available
}
