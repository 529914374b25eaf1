import type { Sql, Tx } from '#platform/db.ts'

export type Warning = { id: string; words: string; warnedAt: Date; acknowledgedAt: Date | null }

/** False: the id was used before. */
export async function insertWarning(
  tx: Tx,
  { id, personId, words, by, at }: { id: string; personId: string; words: string; by: string; at: Date },
): Promise<boolean> {
  const rows = await tx`
    insert into warnings (id, person_id, words, warned_by, warned_at)
    values (${id}, ${personId}, ${words}, ${by}, ${at}) on conflict (id) do nothing returning id`
  return rows.length > 0
}

/** The latest first. */
export const listWarnings = (sql: Sql, personId: string, most: number) => sql<(Warning & { byName: string })[]>`
  select w.id, w.words, w.warned_at as "warnedAt", w.acknowledged_at as "acknowledgedAt", p.first_name as "byName"
  from warnings w join people p on p.id = w.warned_by
  where w.person_id = ${personId} order by w.warned_at desc, w.id limit ${most}`

/** False: not theirs, unknown, or read before. */
export async function recordAcknowledged(tx: Tx, personId: string, id: string, at: Date): Promise<boolean> {
  const rows = await tx`
    update warnings set acknowledged_at = ${at}
    where id = ${id} and person_id = ${personId} and acknowledged_at is null returning id`
  return rows.length > 0
}

export async function isWarningOf(sql: Sql, personId: string, id: string): Promise<boolean> {
  const rows = await sql`select from warnings where id = ${id} and person_id = ${personId}`
  return rows.length > 0
}
