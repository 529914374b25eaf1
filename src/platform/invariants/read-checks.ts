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
