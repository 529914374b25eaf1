import type { Sql, Tx } from '../db.ts'

/** A rule that does not hold: of what, and how it shows. */
export type Violation = { rule: string; subject: string; detail: string }

/**
 * Long reads need more time than a request may take, and must not take the cores from those: no parallel workers, no
 * compilation.
 */
export async function yieldToRequests(tx: Tx) {
  await tx`
    select set_config('statement_timeout', '300s', true), set_config('max_parallel_workers_per_gather', '0', true),
      set_config('jit', 'off', true), set_config('work_mem', '32MB', true),
        set_config('synchronous_commit', 'off', true)`
}

/** Locks a watermark. Undefined: another process is at it. `position` is null at first. */
export async function lockWatermark(tx: Tx, name: string): Promise<{ position: string | null } | undefined> {
  await tx`insert into invariant_watermarks (name, position) values (${name}, '') on conflict do nothing`
  const [row] = await tx<{ position: string | null }[]>`
    select nullif(position, '') as position from invariant_watermarks where name = ${name} for update skip locked`
  return row
}

export const recordWatermark = (tx: Tx, name: string, position: string) =>
  tx`update invariant_watermarks set position = ${position}, updated_at = now() where name = ${name}`

export const listViolations = (sql: Sql, check: string) => sql<Violation[]>`
  select rule, subject, detail from invariant_violations where check_name = ${check} order by rule, subject, detail`

export const deleteViolations = (tx: Tx, check: string) =>
  tx`delete from invariant_violations where check_name = ${check}`

export const insertViolations = (tx: Tx, check: string, found: readonly Violation[]) => tx`
  insert into invariant_violations (check_name, rule, subject, detail)
  select ${check}, * from unnest(${found.map(({ rule }) => rule)}::text[],
    ${found.map(({ subject }) => subject)}::text[],
    ${found.map(({ detail }) => detail)}::text[])
  on conflict do nothing`
