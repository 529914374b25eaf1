import type { Sql } from '#platform/db.ts'
import type { TextFields } from './named.rules.ts'

/** The newest revision of a text that the team wrote, also of a legal one, which is public by its versions. */
export async function findNamed(sql: Sql, id: string): Promise<{ revision: number; fields: TextFields } | undefined> {
  const [row] = await sql<{ revision: number; fields: TextFields }[]>`
    select t.revision, r.fields from content_texts t
    join content_revisions r on r.text_id = t.id and r.number = coalesce(t.public_revision, t.revision)
    where t.id = ${id}`
  return row
}

/** Every text that has a name and that the team wrote. */
export const listNamed = (sql: Sql) => sql<{ id: string; revision: number; changedAt: Date }[]>`
  select id, revision, changed_at as "changedAt" from content_texts where kind <> 'article'`
