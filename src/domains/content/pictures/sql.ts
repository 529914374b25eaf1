import type { Sql } from '#platform/db.ts'

/** A picture, once; what it is of may be said better later. */
export const insertPicture = (sql: Sql, p: { name: string; alt: string; by: string; at: Date }) => sql`
  insert into content_pictures (name, alt, added_at, added_by) values (${p.name}, ${p.alt}, ${p.at}, ${p.by})
  on conflict (name) do update set alt = excluded.alt`

/** What a picture shows, in words. */
export async function findAlt(sql: Sql, name: string): Promise<string | undefined> {
  const [row] = await sql<{ alt: string }[]>`select alt from content_pictures where name = ${name}`
  return row?.alt
}

export type PictureRow = { name: string; alt: string }

/** The last added. */
export const listPictures = (sql: Sql, most: number) => sql<PictureRow[]>`
  select name, alt from content_pictures order by added_at desc, name limit ${most}`
