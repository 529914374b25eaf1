import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/** Waits for whoever else grants free minutes, or says what they may cost, until the transaction ends. */
export const lockWelcomeBudget = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtextextended('welcome-budget', 0))`

export async function findMonthly(sql: Sql): Promise<Centavos | null> {
  const [row] = await sql<{ monthly: Centavos | null }[]>`
    select monthly from welcome_budgets order by since desc limit 1`
  return row?.monthly ?? null
}

/** What the budget has left in the month of this day, in centavos; null: there is no limit. */
export const budgetLeft = (sql: Sql, day: string) => sql`
  (select b.monthly - (
      select coalesce(sum(d.amount), 0)::bigint from welcome_days d
      where d.day >= date_trunc('month', ${day}::date) and d.day < date_trunc('month', ${day}::date) + interval '1 month')
    from welcome_budgets b order by since desc limit 1)`

export async function findBudgetLeft(sql: Sql, day: string): Promise<Centavos | null> {
  const [row] = await sql<{ left: Centavos | null }[]>`select ${budgetLeft(sql, day)} as left`
  return row!.left
}

export const insertBudget = (tx: Tx, monthly: Centavos | null, since: Date) => tx`
  insert into welcome_budgets (since, monthly) values (${since}, ${monthly})`

/** What each month until this day's cost, the latest first. */
export const listMonths = (sql: Sql, day: string, most: number) => sql<{ month: string; spentCents: Centavos }[]>`
  select to_char(day, 'YYYY-MM') as month, sum(amount)::bigint as "spentCents" from welcome_days
  where day > ${day}::date - interval '1 year' group by 1 order by 1 desc limit ${most}`

export async function countClients(sql: Sql, day: string): Promise<number> {
  const [row] = await sql<{ clients: number }[]>`
    select count(*)::int as clients from welcome_grants
    where day >= date_trunc('month', ${day}::date) and coalesce(used_ms, 1) > 0`
  return row!.clients
}
