import { cachedRead } from '#platform/cached-read.ts'
import type { Db } from '#platform/db.ts'
import type { InputOf } from '#shared/contract.ts'
import { isTypoOf } from '#shared/typo.ts'
import type { searchProducts } from '../contract.ts'
import { PAGE_SIZE } from '../rules.ts'
import * as sql from '../sql.ts'

/** What typing errors may mean, read at most once a minute by a process. */
const readWords = cachedRead(60_000, sql.listWords)

/** One page of the shop; an unknown word finds what it may be a typo of. A page behind the last one is empty. */
export async function browseProducts(
  db: Db,
  { text = '', category, sort = 'default', page = 1 }: InputOf<typeof searchProducts>,
  now: Date,
) {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1)
  const unknown = words.length > 0 ? await sql.listUnknownWords(db, words) : []
  const known = unknown.length > 0 ? await readWords(db, now) : []
  const likes = new Map(unknown.map(({ asked, word }) => [asked, known.filter((one) => isTypoOf(word, one))]))
  const { total, products } = await sql.searchProducts(db, {
    words: words.map((word) => [word, ...(likes.get(word) ?? [])]),
    category,
    sort,
    skip: (page - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
  })
  return { products, total, page, pages: Math.ceil(total / PAGE_SIZE) }
}
