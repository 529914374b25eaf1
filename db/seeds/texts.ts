import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { publishArticle } from '#domains/content/index.ts'
import { PLATES, type Plate } from '#domains/content/articles/fields.rules.ts'
import { CATEGORIES, type Category } from '#domains/content/rules.ts'
import type { Db } from '#platform/db.ts'
import { seedId } from './seed-id.ts'

const HERE = new URL('./texts/', import.meta.url).pathname
const FENCE = /^---\n(.*?)\n---\n/s

/** Reads a file with front matter: `name: value`, where values and list items are JSON strings or plain text. */
function readText(path: string) {
  const whole = readFileSync(path, 'utf8')
  const [fence, head] = FENCE.exec(whole)!
  const front: Record<string, string | string[]> = {}
  let last = ''
  for (const line of head!.split('\n')) {
    const item = /^\s+- (.*)$/.exec(line)
    if (item) (front[last] as string[]).push(plain(item[1]!))
    else {
      const [, name, value] = /^(\w+): ?(.*)$/.exec(line)!
      last = name!
      front[last] = value ? plain(value) : []
    }
  }
  return { name: basename(path, '.md'), front, markdown: whole.slice(fence.length) }
}
const plain = (value: string): string => (value.startsWith('"') ? (JSON.parse(value) as string) : value)

const ArticleFront = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(Object.keys(CATEGORIES) as [Category, ...Category[]]),
  publishedOn: z.iso.date(),
  author: z.string(),
  emblem: z.enum(Object.keys(PLATES) as [Plate, ...Plate[]]),
  sources: z.array(z.string()).default([]),
})
/** Publishes the texts beside this file. Seeding twice changes nothing. */
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
}
