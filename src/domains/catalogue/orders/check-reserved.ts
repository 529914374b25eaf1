import { findNewJournals } from '#domains/wallet/index.ts'
import type { InvariantCheck } from '#platform/invariants/check-invariants.ts'
import { uuidsOf } from '#platform/invariants/slices.ts'
import { findReservedViolations } from './invariants.sql.ts'

/** What is reserved of each client's money is what their open orders, rooms and questions say. */
export const reservedCheck: InvariantCheck = {
  name: 'reserved money',
  checkNew: async (tx, { position, suspects }) => {
    const { after, through } = await findNewJournals(tx, position)
    const violations = await findReservedViolations(tx, { after, suspects })
    return { violations, position: String(through), isDone: true }
  },
  checkSlice: async (tx, slice) => ({ violations: await findReservedViolations(tx, uuidsOf(slice)) }),
}
