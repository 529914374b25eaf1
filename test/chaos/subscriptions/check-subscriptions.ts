import { findReceiptViolations } from '#domains/receipts/invariants.sql.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { availableOf, promotionalOf, SUBSCRIPTION_REVENUE } from '#domains/wallet/rules.ts'
import type { Charge } from '#gateways/payments/gateway.ts'
import type { Db } from '#platform/db.ts'
import type { Outage } from './calendar.ts'
import type { SubscriptionScenario } from './scenario.ts'
import { expectedHistory, type SubscriptionHistory } from './expected-history.ts'
import { BONUS, PRICE } from './simulate-subscriptions.ts'

type HistoryRow = { words: string; at: Date }
const historyLines = (rows: readonly HistoryRow[]) => rows.map(({ words, at }) => `${words}@${at.getTime()}`)

/** One subscription's history in the database, in the form of the model. */
async function readHistory(db: Db, id: string): Promise<SubscriptionHistory> {
  const [warnings, attempts, months, ends] = await Promise.all([
    db<
      HistoryRow[]
    >`select split_part(key, ':', 3) || ' ' || split_part(key, ':', 5) as words, queued_at as at from mails
      where key like ${`subscription:${id}:%:warning:%`}
      order by split_part(key, ':', 3)::int, queued_at`,
    db<HistoryRow[]>`select subject_part || '/' || attempt_number || ' ' || coalesce(outcome, 'open') as words,
      asked_at as at from payment_attempts
      where subject_kind = 'subscription_period' and subject_id = ${id} order by subject_part, attempt_number`,
    db<HistoryRow[]>`select n::text as words, paid_at as at from subscription_periods
      where subscription_id = ${id} and paid_at is not null order by n`,
    db<
      HistoryRow[]
    >`select ended_for as words, ended_at as at from subscriptions where id = ${id} and ended_at is not null`,
  ])
  return {
    warnings: historyLines(warnings),
    attempts: historyLines(attempts),
    months: historyLines(months),
    end: historyLines(ends)[0],
  }
}

export type SubscriptionCounts = {
  months: number
  attempts: number
  returned: number
  differing: string[]
  doubled: number
  unwarned: number
  violations: string[]
}

/** Compares every subscription with the calendar, every charge with what it paid, and the ledger with both. */
export async function checkSubscriptions(
  db: Db,
  {
    scenarios,
    outages,
    until,
  }: { scenarios: readonly SubscriptionScenario[]; outages: readonly Outage[]; until: number },
  charges: ReadonlyMap<string, Charge>,
) {
  const verdict: SubscriptionCounts = {
    months: 0,
    attempts: 0,
    returned: 0,
    differing: [],
    doubled: 0,
    unwarned: 0,
    violations: [],
  }
  let renewed = 0n
  for (const scenario of scenarios) {
    const [history, expected] = [await readHistory(db, scenario.id), expectedHistory(scenario, outages, until)]
    if (JSON.stringify(history) !== JSON.stringify(expected))
      verdict.differing.push(`${scenario.id}: ${JSON.stringify({ history, expected })}`)
    const months = BigInt(history.months.length)
    verdict.months += history.months.length
    verdict.attempts += history.attempts.length
    const [row] = await db<{ kept: bigint; taken: bigint }[]>`
      select coalesce(sum(amount) filter (where state in ('paid', 'paid_late')), 0)::bigint as kept,
        (select coalesce(sum(amount), 0)::bigint from subscription_periods
          where subscription_id = ${scenario.id} and n > 1 and paid_at is not null) as taken
      from payments where person_id = ${scenario.personId}`
    renewed += row!.taken
    if (row!.kept !== row!.taken) verdict.doubled++
    if ((await balanceOf(db, availableOf(scenario.personId))) !== 0n)
      verdict.violations.push(`${scenario.personId} has money that nobody asked for`)
    if ((await balanceOf(db, promotionalOf(scenario.personId))) !== months * BONUS)
      verdict.violations.push(`${scenario.personId} has another bonus than that of ${months} months`)
  }
  const all = [...charges.values()]
  const atBank = all
    .filter(({ state }) => state === 'paid')
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0n)
  verdict.returned = all.filter(({ refunded }) => refunded > 0n).length
  if (all.some(({ amount }) => amount !== PRICE)) verdict.violations.push('another price than was agreed')
  if (atBank !== renewed) verdict.violations.push(`the bank holds ${atBank} for months of ${renewed}`)
  if ((await balanceOf(db, SUBSCRIPTION_REVENUE)) !== renewed) verdict.violations.push('revenue does not add up')
  const [unwarned] = await db<{ count: number }[]>`
    select count(*)::int as count from payment_attempts t
      join subscription_periods p on p.subscription_id = t.subject_id and p.n = t.subject_part
    where t.subject_kind = 'subscription_period' and (p.last_warned_at is null or t.asked_at < p.last_warned_at + interval '48 hours' or t.asked_at < p.starts_at)`
  verdict.unwarned = unwarned!.count
  for (const { rule, subject, detail } of [...(await findLedgerViolations(db)), ...(await findReceiptViolations(db))])
    verdict.violations.push(`${rule} ${subject} ${detail}`)
  return verdict
}
