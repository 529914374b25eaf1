import type { Sql } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { readMyReport } from './read-my-report.ts'
import { byGroup, groupWords, resultOf } from './rules.ts'

type Asked = { personId: string; role: 'consultor' | 'client'; now: Date }

/**
 * The twelve months until now of a person as somebody else may read them: what each made, earned or spent, and its
 * groups by their names. Months without a movement are left out; the newest comes first. Centavos.
 */
export async function readMonths(sql: Sql, { personId, role, now }: Asked) {
  const to = dayInSaoPaulo(now)
  const from = `${Number(to.slice(0, 4)) - 1}${to.slice(4, 8)}01`
  const { days } = await readMyReport(sql, { personId, from, to })
  const months = Map.groupBy(days, ({ on }) => on.slice(0, 7))
  return [...months].toReversed().map(([month, sums]) => ({
    month,
    resultCents: resultOf(sums, role),
    groups: byGroup(sums).map(({ group, amountCents }) => ({ words: groupWords(group, role), amountCents })),
  }))
}
