import type { Sql } from '#platform/db.ts'
import { accountsOf } from '../rules.ts'
import { statementWords } from './rules.ts'
import { listStatementEntries } from './sql.ts'

const A_PAGE = 30

/** One page of a person's statement, from a cursor on. */
export async function readStatement(sql: Sql, { personId, cursor }: { personId: string; cursor: string | undefined }) {
  const acts = await listStatementEntries(
    sql,
    { personId, accounts: accountsOf(personId) },
    cursor === undefined ? undefined : BigInt(cursor),
    A_PAGE + 1,
  )
  const page = acts.slice(0, A_PAGE)
  return {
    lines: page.map(({ lastJournal, act, amount, balance, at, receiptCode, title }) => ({
      id: String(lastJournal),
      at,
      words: statementWords(act, amount > 0n, title),
      amountCents: amount,
      balanceCents: balance,
      receiptCode,
    })),
    next: acts.length > A_PAGE ? String(page.at(-1)!.lastJournal) : null,
  }
}
