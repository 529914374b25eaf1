import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Tx } from '#platform/db.ts'
import type { Category } from '../rules.ts'
import { idOfName, readTextFile } from '../text-files.ts'
import type { Plate } from './fields.rules.ts'
import { writeArticle } from './save-article.ts'
import { findOwnerOfSlug } from './slugs.sql.ts'

const FOLDER = new URL('./first/', import.meta.url)
const AUTHOR = 'Equipe Sensitivos'

/**
 * Adds the articles that a new site begins with, as drafts that somebody reads and publishes; answers how many. Those
 * whose slug is taken stay as they are, so again it adds nothing.
 */
export async function addFirstArticles(tx: Tx, at: Date): Promise<number> {
  let added = 0
  for (const file of globSync('*.md', { cwd: FOLDER.pathname }).toSorted()) {
    const slug = basename(file, '.md')
    if (await findOwnerOfSlug(tx, slug)) continue
    const { title, excerpt, category, emblem, markdown } = readTextFile(new URL(file, FOLDER))
    const fields = {
      title: title!,
      slug,
      excerpt: excerpt!,
      category: category as Category,
      author: AUTHOR,
      sources: [],
      markdown: markdown!,
      emblem: emblem as Plate,
      picture: null,
    }
    await writeArticle(tx, { id: idOfName(`article/${slug}`), base: 0, fields, by: null, at })
    added++
  }
  return added
}
