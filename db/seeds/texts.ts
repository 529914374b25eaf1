import { globSync } from 'node:fs'
import { z } from 'zod'
import { addFirstServices, publishArticle, readText } from '#domains/content/index.ts'
import { CATEGORIES, type Category } from '#domains/content/rules.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { seedId } from './seed-id.ts'

const HERE = new URL('./texts/', import.meta.url).pathname

const ArticleFront = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(Object.keys(CATEGORIES) as [Category, ...Category[]]),
  publishedOn: z.iso.date(),
  author: z.string(),
  emblem: z.string(),
  sources: z.array(z.string()).default([]),
})

/** Publishes the articles beside this file, and the first texts of services. Seeding twice changes nothing. */
export async function seedTexts(db: Db, now: Date) {
  for (const path of globSync(`${HERE}articles/*.md`)) {
    const { name: slug, front, markdown } = readText(path)
    const { publishedOn, ...article } = ArticleFront.parse(front)
    await publishArticle(db, {
      ...article,
      id: seedId(`article-${slug}`),
      slug,
      markdown,
      publishedAt: new Date(`${publishedOn}T12:00:00-03:00`),
      now,
    })
  }
  await inTransaction(db, (tx) => addFirstServices(tx, now))
}
