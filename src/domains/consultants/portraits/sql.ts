import type { Sql, Tx } from '#platform/db.ts'
import type { Unshown } from '../sweep-files.ts'
import type { Portrait } from './portrait.ts'

export const insertPortrait = (sql: Sql, { hash, mediaType, bytes }: Portrait, now: Date) => sql`
  insert into portraits (hash, media_type, bytes, made_at) values (${hash}, ${mediaType}, ${bytes}, ${now})
    on conflict do nothing`

/** A portrait whose bytes lie in the storage. One that is there counts as new again; returns since when it was. */
export async function insertStored(sql: Sql, { hash, mediaType }: Portrait, now: Date) {
  const [row] = await sql<{ since: Date | null }[]>`
    insert into portraits (hash, media_type, bytes, made_at) values (${hash}, ${mediaType}, null, ${now})
      on conflict (hash) do update set made_at = excluded.made_at returning old.made_at as since`
  return row?.since ?? undefined
}

/** `bytes` is null when they lie in the storage. */
export async function findPortrait(sql: Sql, hash: string) {
  const [portrait] = await sql<
    { mediaType: string; bytes: Buffer | null }[]
  >`select media_type as "mediaType", bytes from portraits where hash = ${hash}`
  return portrait
}

/** False when there is no such consultant. */
export async function recordPortrait(sql: Sql, consultantId: string, hash: string) {
  const { count } = await sql`update consultants set portrait = ${hash} where id = ${consultantId}`
  return count === 1
}

/** Locks stored portraits that no consultant shows: made before an instant, or one by its hash. */
export async function lockUnshown(tx: Tx, { value, madeBefore, most }: Unshown) {
  const rows = await tx<{ hash: string }[]>`
    select p.hash from portraits p
    where p.bytes is null and (p.hash = ${value} or p.made_at < ${madeBefore})
      and not exists (select from consultants c where c.portrait = p.hash)
    order by p.made_at limit ${most} for update skip locked`
  return rows.map((row) => row.hash)
}

/** Of photos that are locked, those that no consultant shows by now; answers them. */
export async function deleteUnshown(tx: Tx, hashes: readonly string[]) {
  const rows = await tx<{ hash: string }[]>`
    delete from portraits p where hash = any (${[...hashes]}::text[])
      and not exists (select from consultants c where c.portrait = p.hash) returning hash`
  return rows.map((row) => row.hash)
}
