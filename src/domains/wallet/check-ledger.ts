import type { InvariantCheck } from '#platform/invariants/check-invariants.ts'
import { SLICES, uuidsOf } from '#platform/invariants/slices.ts'
import { findFinalJournal } from './find-final-journal.ts'
import { findLedgerViolations } from './invariants.sql.ts'
import { findLastJournal, insertSnapshotsOfMoved } from './sql.ts'

const AT_ONCE = 20_000n
/** So many entries are summed again before the total of an account is stored. */
const ENTRIES_PER_SNAPSHOT = 500

/** Hash chains and balances, from the last verified journal on. */
export const ledgerCheck: InvariantCheck = {
  name: 'the ledger',
  checkNew: async (tx, { position, suspects }) => {
    const after = BigInt(position ?? 0)
    const final = (await findFinalJournal(tx)) ?? after
    const hasMore = final > after + AT_ONCE
    const through = hasMore ? after + AT_ONCE : final
    if (final > after) await insertSnapshotsOfMoved(tx, { after, through }, final, ENTRIES_PER_SNAPSHOT)
    const violations = await findLedgerViolations(tx, { after, through: hasMore ? through : null, suspects })
    return { violations, position: String(through > after ? through : after), isDone: !hasMore }
  },
  checkSlice: async (tx, slice, bound) => {
    const last = bound === undefined ? await findLastJournal(tx) : BigInt(bound)
    const [after, through] = [(last * BigInt(slice)) / BigInt(SLICES), (last * BigInt(slice + 1)) / BigInt(SLICES)]
    const violations = await findLedgerViolations(tx, { after, through, people: uuidsOf(slice) })
    return { violations, bound: String(last) }
  },
}
