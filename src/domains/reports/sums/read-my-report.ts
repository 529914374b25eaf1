import type { Sql } from '#platform/db.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { readMyReport as contract } from '../contract.ts'
import { ATTENDED_GROUPS, RESULT_GROUPS } from '#domains/wallet/act-groups.rules.ts'
import { groupOfAct } from '#domains/wallet/acts.rules.ts'
import { assertPeriod, type Period } from './rules.ts'
import { type ActSum, listSums } from './sql.ts'

/** A person's report of a period. Refuses a period that is none (`assertPeriod`). */
export async function readMyReport(
  sql: Sql,
  { personId, ...given }: { personId: string } & Period,
): Promise<OutputOf<typeof contract>> {
  const period = assertPeriod(given)
  const sums = await listSums(sql, personId, period)
  return {
    ...period,
    days: sums.flatMap((sum) => (sum.on === null ? [] : [{ on: sum.on, ...groupOf(sum) }])),
    channels: sums.flatMap((sum) =>
      sum.channel !== null && RESULT_GROUPS.includes(groupOfAct(sum.act))
        ? [{ channel: sum.channel, ...groupOf(sum) }]
        : [],
    ),
    hours: sums.flatMap((sum) =>
      sum.weekday !== null && sum.hour !== null && ATTENDED_GROUPS.includes(groupOfAct(sum.act))
        ? [{ weekday: sum.weekday, hour: sum.hour, ...groupOf(sum) }]
        : [],
    ),
  }
}

const groupOf = ({ act, amount, lines }: ActSum) => ({
  group: groupOfAct(act),
  amountCents: amount,
  lines,
})
