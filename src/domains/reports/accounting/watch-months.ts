import type { Sql } from '#platform/db.ts'
import type { InvariantCheck } from '#platform/invariants/check-invariants.ts'
import type { Violation } from '#platform/invariants/sql.ts'
import { checkMonth } from './check-month.ts'
import { listClosedMonths } from './closed-months.sql.ts'
import { isMonth, type Month } from './months.rules.ts'

async function findViolations(sql: Sql, months: readonly Month[]): Promise<Violation[]> {
  const found: Violation[] = []
  for (const month of months) {
    const { isHashSame, areSumsSame } = await checkMonth(sql, month)
    if (!isHashSame) found.push({ rule: 'B1', subject: month, detail: 'its journals are not those that were closed' })
    else if (!areSumsSame) found.push({ rule: 'B2', subject: month, detail: 'its sums are not those that were closed' })
  }
  return found
}

/** Nothing of a closed month changes: each slice looks at one month, the newest first; what was found, each time. */
export const monthCheck: InvariantCheck = {
  name: 'closed months',
  checkNew: async (tx, { suspects }) => ({
    violations: await findViolations(tx, suspects.filter(isMonth)),
    position: '0',
    isDone: true,
  }),
  checkSlice: async (tx, slice) => {
    const month = (await listClosedMonths(tx))[slice]?.month
    return { violations: month ? await findViolations(tx, [month]) : [] }
  },
}
