import type { Sql, Tx } from '#platform/db.ts'

/** Whose slug it is from now on, or is already; waits for whoever takes it at the same time. */
export async function claimSlug(tx: Tx, slug: string, textId: string): Promise<string> {
  await tx`
    insert into content_slugs (slug, text_id, was_public) values (${slug}, ${textId}, false) on conflict do nothing`
  const [row] = await tx<{ textId: string }[]>`select text_id as "textId" from content_slugs where slug = ${slug}`
  return row!.textId
}

/** Gives back the slugs of an article that no reader ever saw, but for the one that it has now. */
export const releaseSlugs = (tx: Tx, textId: string, except: string) => tx`
  delete from content_slugs where text_id = ${textId} and not was_public and slug <> ${except}`

/** From now on this slug leads to its article for ever. */
export const recordSlugPublic = (tx: Tx, slug: string) => tx`
  update content_slugs set was_public = true where slug = ${slug}`

/** Whether readers ever saw an article, or will by its schedule. */
export async function wasEverPublic(sql: Sql, textId: string): Promise<boolean> {
  const [row] = await sql`select from content_slugs where text_id = ${textId} and was_public limit 1`
  return row !== undefined
}

/** The article that has, or had, this slug. */
export async function findOwnerOfSlug(sql: Sql, slug: string): Promise<string | undefined> {
  const [row] = await sql<{ textId: string }[]>`select text_id as "textId" from content_slugs where slug = ${slug}`
  return row?.textId
}

/** Where an article that was public under this slug is now. */
export async function findMovedSlug(sql: Sql, slug: string, now: Date): Promise<string | undefined> {
  const [row] = await sql<{ slug: string }[]>`
    select a.slug from content_slugs s join content_articles a on a.id = s.text_id
    where s.slug = ${slug} and s.was_public and a.slug <> ${slug} and a.published_at <= ${now}`
  return row?.slug
}
