import { listStatementEntries } from '#domains/wallet/index.ts'
import { accountsOf } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import { nameLines } from './name-lines.ts'

const A_PAGE = 30

/** One page of a person's statement, from a cursor on. */
export async function readStatement(sql: Sql, { personId, cursor }: { personId: string; cursor: string | undefined }) {
  const acts = await listStatementEntries(
    sql,
    { personId, accounts: accountsOf(personId) },
    cursor === undefined ? undefined : BigInt(cursor),
    A_PAGE + 1,
  )
  const page = await nameLines(sql, personId, acts.slice(0, A_PAGE))
  return {
    lines: page.map(({ lastJournal, words, amount, balance, at, receiptCode, paymentId, purchaseId, method }) => ({
      id: String(lastJournal),
      at,
      words,
      amountCents: amount,
      balanceCents: balance,
      receiptCode,
      paymentId,
      purchaseId,
      method: method ?? null,
    })),
    next: acts.length > A_PAGE ? String(page.at(-1)!.lastJournal) : null,
  }
}
