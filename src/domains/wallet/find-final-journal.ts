import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from '#platform/db.ts'
import { most } from '#shared/money.ts'
import { findLastJournal, isAnyRunning, listPostingTransactions } from './sql.ts'

const ATTEMPTS = 40
const PAUSE_MS = 50

/**
 * The last journal, once no earlier one can appear any more: an id is drawn before its transaction commits. Locks
 * nothing; waits up to two seconds for the transactions that were posting. Undefined: one of them takes longer.
 */
export async function findFinalJournal(
  sql: Sql,
  pause: () => Promise<unknown> = () => wait(PAUSE_MS),
): Promise<bigint | undefined> {
  const last = await findLastJournal(sql)
  const posting = await listPostingTransactions(sql)
  for (let attempt = 1; posting.length > 0 && (await isAnyRunning(sql, posting)); attempt++) {
    if (attempt === ATTEMPTS) return undefined
    await pause()
  }
  return last
}

/**
 * Which journals a check has not seen: those after where it got to (`position`; null: it begins now), through the last
 * one that is final.
 */
export async function findNewJournals(sql: Sql, position: string | null): Promise<{ after: bigint; through: bigint }> {
  const after = position === null ? await findLastJournal(sql) : BigInt(position)
  return { after, through: most(after, (await findFinalJournal(sql)) ?? after) }
}
