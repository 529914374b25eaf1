import type { Sql } from '#platform/db.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { readMyReport as contract } from '../contract.ts'
import { assertPeriod, GROUP_OF_ACT, type Period } from './rules.ts'
import { type ActSum, listSums } from './sql.ts'

const OF_CHANNELS = new Set(['capture', 'refund'])
const OF_HOURS = new Set(['capture', 'question'])

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
      sum.channel !== null && OF_CHANNELS.has(sum.act) ? [{ channel: sum.channel, ...groupOf(sum) }] : [],
    ),
    hours: sums.flatMap((sum) =>
      sum.weekday !== null && sum.hour !== null && OF_HOURS.has(sum.act)
        ? [{ weekday: sum.weekday, hour: sum.hour, ...groupOf(sum) }]
        : [],
    ),
  }
}

const groupOf = ({ act, amount, lines }: ActSum) => ({
  group: GROUP_OF_ACT[act] ?? ('adjustments' as const),
  amountCents: amount,
  lines,
})
