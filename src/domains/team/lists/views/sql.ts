import type { Sql, Tx } from '#platform/db.ts'
import type { View } from './contract.ts'

export const listViewsOf = (sql: Sql, personId: string) => sql<View[]>`
  select id, list, name, query from team_views where person_id = ${personId} order by list, name`

/** Their other views, locked so that two tabs do not save one too many. */
export async function countOtherViews(tx: Tx, personId: string, { list, name }: Pick<View, 'list' | 'name'>) {
  await tx`select from people where id = ${personId} for no key update`
  const [row] = await tx<{ views: number }[]>`
    select count(*)::int as views from team_views
    where person_id = ${personId} and not (list = ${list} and name = ${name})`
  return row!.views
}

export const upsertView = (tx: Tx, personId: string, { id, list, name, query }: View, at: Date) => tx`
  insert into team_views (id, person_id, list, name, query, saved_at)
  values (${id}, ${personId}, ${list}, ${name}, ${query}, ${at})
  on conflict (person_id, list, name) do update set query = excluded.query, saved_at = excluded.saved_at`

/** Answers its name; undefined: there is none of theirs. */
export async function deleteViewOf(sql: Sql, personId: string, id: string): Promise<string | undefined> {
  const [view] = await sql<{ name: string }[]>`
    delete from team_views where id = ${id} and person_id = ${personId} returning name`
  return view?.name
}

export const eraseViewsOf = (tx: Tx, personId: string) => tx`delete from team_views where person_id = ${personId}`
