import type { Sql } from '#platform/db.ts'
import type { InputOf, OutputOf } from '#shared/contract.ts'
import { toCard } from '../directory/card.ts'
import { portraitUrl } from '../portraits/answer-portrait.ts'
import type { searchConsultants } from './contract.ts'
import { anyOf, type Interpretation, isTypoOf, searchWordsOf } from './rules.ts'
import { type DirectoryQuery, listSimilarNames, listSimilarWords, listUnknownWords, searchCards } from './sql.ts'

/** How many similar words are considered for each unknown one. */
const LOOKED_AT = 12
const KEPT = 4

/**
 * The same words, with unknown ones replaced by known words that they may be a typo of. `correctedText` uses the most
 * similar ones. Undefined: nothing to correct.
 */
async function correctSpelling(
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

export const PAGE_SIZE = 12
const SIMILAR_NAMES = 3

type Asked = InputOf<typeof searchConsultants>
type Found = OutputOf<typeof searchConsultants>

/**
 * Searches the directory. Words that match nobody are searched again with corrected spelling, then as any of them; if
 * that fails too, the most similar names and the total without filters are returned. A page after the last one is
 * empty, never an error.
 */
export async function searchDirectory(sql: Sql, asked: Asked, now: Date): Promise<Found> {
  const {
    text = '',
    page = 1,
    sort = 'recommended',
    priceFromCents: priceFrom,
    priceToCents: priceTo,
    ...filters
  } = asked
  const query: DirectoryQuery = { ...filters, priceFrom, priceTo, sort, skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE }
  const words = text.trim() === '' ? undefined : searchWordsOf(text)
  const answer = (
    interpretation: Interpretation,
    found: Awaited<ReturnType<typeof searchCards>>,
    correctedText: string | null = null,
  ): Found => ({
    consultants: found.cards.map(toCard),
    total: found.total,
    page,
    pages: Math.ceil(found.total / PAGE_SIZE),
    interpretation,
    correctedText,
    similarNames: [],
    totalWithoutFilters: 0,
  })

  const found = await searchCards(sql, { ...query, words }, now)
  if (found.total > 0 || !words) return answer(found.total > 0 ? 'as_typed' : 'none', found)

  const corrected = await correctSpelling(sql, words)
  if (corrected) {
    const better = await searchCards(sql, { ...query, words: corrected.words }, now)
    if (better.total > 0) return answer('spelling_corrected', better, corrected.correctedText)
  }
  if (words.length > 1) {
    const wider = await searchCards(sql, { ...query, words: [anyOf(corrected?.words ?? words)] }, now)
    if (wider.total > 0) return answer('any_word', wider, corrected?.correctedText)
  }
  const [similarNames, unfiltered] = await Promise.all([
    listSimilarNames(sql, text, SIMILAR_NAMES),
    searchCards(sql, { words: corrected?.words ?? words, sort, skip: 0, take: 0 }, now),
  ])
  return {
    ...answer('none', found),
    similarNames: similarNames.map(({ portrait, ...near }) => ({ ...near, imageUrl: portraitUrl(portrait) })),
    totalWithoutFilters: unfiltered.total,
  }
}
