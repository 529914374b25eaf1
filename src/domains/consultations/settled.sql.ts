import type { Sql } from '#platform/db.ts'

/** A table whose rows, once they ended, are settled and do not change any more; journals name them by their id. */
export type SettledTable = string

export type EndedBatch = {
  ids: string[]
  /** Everything that ended until then is in this batch or in an earlier one. */
  through: string
  hasMore: boolean
}

/**
 * What ended after an instant, oldest first. Of the last two minutes something may still appear, because an end is
 * stored a moment before its commit: that is listed again the next time.
 */
export async function listEnded(sql: Sql, table: SettledTable, after: string, most: number): Promise<EndedBatch> {
  const [row] = await sql<EndedBatch[]>`
    select coalesce(array_agg(id) filter (where id is not null), '{}') as ids,
      greatest(at.after, least(max(ended_at), at.settled))::text as through,
      count(*) >= ${most} and max(ended_at) < at.settled as "hasMore"
    from (select ${after}::text::timestamptz as after, current_instant() - interval '2 minutes' as settled) at
    left join lateral (
      select id, ended_at from ${sql(table)} where ended_at > at.after
        order by ended_at fetch first ${most} rows with ties
    ) ended on true group by at.after, at.settled`
  return row!
}

/** What is open, what journals after a given one name, and the given ids, as far as they are in this table. */
export async function listMoved(sql: Sql, table: SettledTable, afterJournal: bigint, ids: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from ${sql(table)} where ended_at is null
    union
    select id from ${sql(table)} where id = any(${ids}::uuid[])
    union
    select t.id from (
      select distinct subject_id as id from ledger_journals
      where id > ${afterJournal} and subject_kind in ('consultation', 'booking', 'written_question')
    ) named join ${sql(table)} t on t.id = case when pg_input_is_valid(named.id, 'uuid') then named.id::uuid end`
  return rows.map(({ id }) => id)
}
