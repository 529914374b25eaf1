import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { findFinalJournal } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Sql } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import {
  type ClosedMonth,
  findClosedMonth,
  findFirstMonth,
  findLastClosed,
  insertClosedMonth,
  insertSums,
  lockClosing,
} from './closed-months.sql.ts'
import { insertNotes } from './consultants.sql.ts'
import { isMonth, type Month, nextToClose, refuse, whyNotClosable } from './months.rules.ts'
import { sealOf } from './sets.sql.ts'

const BEFORE_THE_FIRST = '0'.repeat(64)

/** Which month may be closed next, where the one before it was, and which one it is in São Paulo. */
export async function findClosing(sql: Sql, now: Date) {
  const last = await findLastClosed(sql)
  const next = nextToClose(last?.month ?? null, last ? null : await findFirstMonth(sql))
  return { last, next, current: dayInSaoPaulo(now).slice(0, 7) }
}

/**
 * Closes a month that is over, once and in order; a closed one is answered as it is. What is posted later with a date
 * of it is the next month's. Refuses `invalid_month`, what `whyNotClosable` says, and `ledger_busy`.
 */
export const closeMonth = (db: Db, { month, by, clock }: { month: Month; by: string; clock: Clock }) =>
  inTransaction(db, async (tx): Promise<ClosedMonth> => {
    if (!isMonth(month)) throw refuse('invalid_month')
    await lockClosing(tx)
    const known = await findClosedMonth(tx, month)
    if (known) return known
    const at = await clock(tx)
    const { last, next, current } = await findClosing(tx, at)
    const obstacle = whyNotClosable(month, { next, current })
    if (obstacle) throw refuse(obstacle)
    // Whatever was posting in its last moments is waited for: its number may be lower than one that is there already.
    const through = await findFinalJournal(tx)
    if (through === undefined) throw refuse('ledger_busy')
    const set = { month, after: last?.through ?? null, through }
    const previous = last?.hash ?? BEFORE_THE_FIRST
    const seal = await sealOf(tx, set, previous)
    const closed = { ...set, ...seal, previous, closedAt: at, closedBy: by }
    await insertClosedMonth(tx, { ...closed, follows: last?.month ?? null })
    await insertSums(tx, set)
    await insertNotes(tx, set)
    await recordSecurityEvent(tx, {
      kind: 'reports.month_closed',
      actorId: by,
      before: { closedThrough: last?.month ?? null, journal: last?.through ?? 0n },
      after: { closedThrough: month, journal: through, journals: seal.journals, hash: seal.hash },
      at,
    })
    return closed
  })
