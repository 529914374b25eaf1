import { findNewJournals } from '#domains/wallet/index.ts'
import type { InvariantCheck } from '#platform/invariants/check-invariants.ts'
import { uuidsOf } from '#platform/invariants/slices.ts'
import { findGoodsViolations } from './invariants.sql.ts'

/** Pieces, money and parts of orders of goods agree. */
export const goodsCheck: InvariantCheck = {
  name: 'orders of goods',
  checkNew: async (tx, { position, suspects }) => {
    const { after, through } = await findNewJournals(tx, position)
    const violations = await findGoodsViolations(tx, { after, suspects })
    return { violations, position: String(through), isDone: true }
  },
  checkSlice: async (tx, slice) => ({ violations: await findGoodsViolations(tx, uuidsOf(slice)) }),
}
