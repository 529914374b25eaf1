import type { Sql } from '#platform/db.ts'
import { anyOf, isTypoOf } from './rules.ts'
import { listSimilarWords, listUnknownWords } from './sql.ts'

/** How many similar words are considered for each unknown one. */
const LOOKED_AT = 12
const KEPT = 4

/**
 * The same words, with unknown ones replaced by known words that they may be a typo of. `correctedText` uses the most
 * similar ones. Undefined: nothing to correct.
 */
export async function correctSpelling(
  sql: Sql,
  words: readonly string[],
): Promise<{ words: string[]; correctedText: string } | undefined> {
  const likes = new Map<string, string[]>()
  for (const { word } of await listUnknownWords(sql, words)) {
    const near = (await listSimilarWords(sql, word, LOOKED_AT))
      .map((known) => known.word)
      .filter((known) => isTypoOf(word, known))
    if (near.length > 0) likes.set(word, near.slice(0, KEPT))
  }
  if (likes.size === 0) return undefined
  return {
    words: words.map((word) => anyOf(likes.get(word) ?? [word])),
    correctedText: words.map((word) => likes.get(word)?.[0] ?? word).join(' '),
  }
}
