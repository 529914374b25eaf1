import type { Sql } from '#platform/db.ts'
import { anyOf, isSlipOf } from './rules.ts'
import { listAlike, listUnknown } from './sql.ts'

/** How many similar words are looked at for each unknown one. */
const LOOKED_AT = 12
const KEPT = 4

/**
 * The same words, the unknown ones replaced by any known ones that they are a slip of. `meant` says it with the
 * likeliest. Undefined: nothing to mend.
 */
export async function mend(
  sql: Sql,
  words: readonly string[],
): Promise<{ words: string[]; meant: string } | undefined> {
  const likes = new Map<string, string[]>()
  for (const { word } of await listUnknown(sql, words)) {
    const near = (await listAlike(sql, word, LOOKED_AT))
      .map((known) => known.word)
      .filter((known) => isSlipOf(word, known))
    if (near.length > 0) likes.set(word, near.slice(0, KEPT))
  }
  if (likes.size === 0) return undefined
  return {
    words: words.map((word) => anyOf(likes.get(word) ?? [word])),
    meant: words.map((word) => likes.get(word)?.[0] ?? word).join(' '),
  }
}
