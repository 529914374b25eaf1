import type { Sql } from '../db.ts'
import { listViolations, type Violation } from './sql.ts'

/** How far an invariant is verified, when it was looked at last, and what stands. */
export type CheckState = { position: string | null; checkedAt: Date | null; violations: Violation[] }

export async function findCheck(sql: Sql, name: string): Promise<CheckState> {
  const [row] = await sql<{ position: string | null; checkedAt: Date }[]>`
    select nullif(position, '') as position, updated_at as "checkedAt" from invariant_watermarks
    where name = ${`${name}: new`}`
  return {
    position: row?.position ?? null,
    checkedAt: row?.checkedAt ?? null,
    violations: await listViolations(sql, name),
  }
}

/** Each invariant with how it stands, by name; of violations at most two hundred in all. */
export async function listChecks(sql: Sql): Promise<(CheckState & { name: string })[]> {
  const rows = await sql<{ name: string; position: string | null; checkedAt: Date }[]>`
    select left(name, -5) as name, nullif(position, '') as position, updated_at as "checkedAt"
    from invariant_watermarks where right(name, 5) = ': new' order by name`
  const violations = await sql<(Violation & { check: string })[]>`
    select check_name as check, rule, subject, detail from invariant_violations order by rule, subject, detail limit 200`
  return rows.map((row) => ({
    ...row,
    violations: violations.filter(({ check }) => check === row.name),
  }))
}

/** How many violations stand in all. */
export async function countViolations(sql: Sql): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from invariant_violations`
  return row!.n
}
