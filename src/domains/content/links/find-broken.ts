import { inTransaction, type Db } from '#platform/db.ts'
import { renderMarkdown } from '../markdown.rules.ts'
import { NAMED_TEXTS, type TextKey } from '../texts/named.rules.ts'
import { readShown } from '../texts/read-named.ts'
import { brokenIn } from './rules.ts'
import { type BrokenLink, listSlugs, readPublicTexts, replaceBroken } from './sql.ts'

export type LinkPorts = {
  /** Where the site is, as absolute links of ours begin. */
  origin: string
  /** Whether a path is a page of the site, articles apart. */
  isPage: (path: string) => boolean
}

/** Looks through every public text for links to pages of ours that are not there. Other sites are not asked. */
export async function findBroken(db: Db, { origin, isPage }: LinkPorts, now: Date): Promise<void> {
  const articles = new Set((await listSlugs(db, now)).map(({ slug }) => `/blog/${slug}`))
  const isThere = (path: string) => isPage(path) || articles.has(path)
  const found: BrokenLink[] = []
  const look = (page: string, title: string, html: string) =>
    found.push(...brokenIn(html, isThere, origin).map((href) => ({ page, title, href })))
  for await (const texts of readPublicTexts(db, now))
    for (const { slug, title, html } of texts) look(`/blog/${slug}`, title, html)
  for (const [key, { label, where, fields }] of Object.entries(NAMED_TEXTS)) {
    if (!fields.some((field) => field.look === 'markdown' || field.name === 'href')) continue
    const shown = (await readShown(db, key as TextKey)).fields
    const { html } = await renderMarkdown(shown.markdown ?? '')
    look(where, label, `${html}${shown.href ? `<a href="${shown.href}">` : ''}`)
  }
  await inTransaction(db, (tx) => replaceBroken(tx, found, now))
}
