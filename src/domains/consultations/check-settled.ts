import { findNewJournals } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import type { InvariantCheck } from '#platform/invariants/check-invariants.ts'
import { uuidsOf } from '#platform/invariants/slices.ts'
import type { Violation } from '#platform/invariants/sql.ts'
import { isUuid } from '#shared/uuid.ts'
import type { Scope } from './invariants.sql.ts'
import { listEnded, listMoved, type SettledTable } from './settled.sql.ts'

const AT_ONCE = 4_000

/** Until when what ended is verified, and until which journal it is known whom journals name. */
type Position = { ended: string; journal: string }

/**
 * Looks at what is open, and once at what has ended; at that again when a later journal names it. `find` answers the
 * violations of a scope.
 */
export const checkOfSettled = (
  name: string,
  table: SettledTable,
  find: (tx: Tx, scope: Scope) => Promise<Violation[]>,
): InvariantCheck => ({
  name,
  checkNew: async (tx, { position, suspects }) => {
    const from = position ? (JSON.parse(position) as Position) : undefined
    const journals = await findNewJournals(tx, from?.journal ?? null)
    const moved = await listMoved(tx, table, journals.after, suspects.filter(isUuid))
    const { ids, through, hasMore } = await listEnded(tx, table, from?.ended ?? '-infinity', AT_ONCE)
    const next: Position = { ended: through, journal: String(journals.through) }
    return {
      violations: await find(tx, { ids: [...new Set([...moved, ...ids])] }),
      position: JSON.stringify(next),
      isDone: !hasMore,
    }
  },
  checkSlice: async (tx, slice) => ({ violations: await find(tx, uuidsOf(slice)) }),
})
