import type { Sql } from '#platform/db.ts'
import type { Portrait } from './portrait.ts'

export const insertPortrait = (sql: Sql, { hash, mediaType, bytes }: Portrait, now: Date) => sql`
  insert into portraits (hash, media_type, bytes, made_at) values (${hash}, ${mediaType}, ${bytes}, ${now})
    on conflict do nothing`

export async function findPortrait(sql: Sql, hash: string) {
  const [portrait] = await sql<
    { mediaType: string; bytes: Buffer }[]
  >`select media_type as "mediaType", bytes from portraits where hash = ${hash}`
  return portrait
}

/** False when there is no such consultant. */
export async function recordPortrait(sql: Sql, consultantId: string, hash: string) {
  const { count } = await sql`update consultants set portrait = ${hash} where id = ${consultantId}`
  return count === 1
}
