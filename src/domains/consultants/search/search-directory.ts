import type { Sql } from '#platform/db.ts'
import type { InputOf, OutputOf } from '#shared/contract.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { toCard } from '../directory/card.ts'
import { portraitUrl } from '../portraits/answer-portrait.ts'
import type { searchConsultants } from './contract.ts'
import { missedWordsOf, needsIn, type NeedsFound } from './needs.rules.ts'
import { readNeeds } from './read-needs.ts'
import { anyOf, type Interpretation, isTypoOf, searchWordsOf } from './rules.ts'
import {
  countMissedWords,
  type DirectoryQuery,
  listSimilarNames,
  listSimilarWords,
  listUnknownWords,
  searchCards,
} from './sql.ts'

/** How many similar words are considered for each unknown one. */
const LOOKED_AT = 12
const KEPT = 4

/**
 * The same words, with unknown ones replaced by known words that they may be a typo of. `correctedText` uses the most
 * similar ones; undefined: nothing was corrected. `unknown`: words that nothing is similar to.
 */
async function correctSpelling(
  sql: Sql,
  words: readonly string[],
): Promise<{ words: string[]; correctedText?: string; unknown: string[] }> {
  const likes = new Map<string, string[]>()
  const unknown: string[] = []
  for (const { word } of await listUnknownWords(sql, words)) {
    const near = (await listSimilarWords(sql, word, LOOKED_AT))
      .map((known) => known.word)
      .filter((known) => isTypoOf(word, known))
    if (near.length > 0) likes.set(word, near.slice(0, KEPT))
    else unknown.push(word)
  }
  if (likes.size === 0) return { words: [...words], unknown }
  return {
    words: words.map((word) => anyOf(likes.get(word) ?? [word])),
    correctedText: words.map((word) => likes.get(word)?.[0] ?? word).join(' '),
    unknown,
  }
}

export const PAGE_SIZE = 12
const SIMILAR_NAMES = 3

type Asked = InputOf<typeof searchConsultants>
type Found = OutputOf<typeof searchConsultants>

/**
 * Searches the directory. A text that names a need of the thesaurus finds whose profile speaks of it. Words that match
 * nobody are searched again as a mistyped need, with corrected spelling, then as any of them; if that fails too, the
 * most similar names and the total without filters are returned, and words that nothing is similar to are counted. A
 * page after the last one is empty, never an error.
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
    needs: [],
    similarNames: [],
    totalWithoutFilters: 0,
  })

  /** Undefined: nobody's profile speaks of these needs, with or without the filters. */
  async function searchNeeds({ needs, rest }: NeedsFound, interpretation: Interpretation, corrected?: string) {
    const shown = needs.map(({ slug, label, words, note, care }) => ({ slug, label, words, note, care }))
    if (needs.some(({ care }) => care === 'first')) return { ...answer('by_need', NOBODY), needs: shown }
    const all = [...needs.map((need) => anyOf(need.words)), ...rest]
    const any = [anyOf([...needs.flatMap((need) => need.words), ...rest])]
    for (const [one, how] of [
      [all, interpretation] as const,
      ...(all.length > 1 ? [[any, 'any_word'] as const] : []),
    ]) {
      const found = await searchCards(sql, { ...query, words: one }, now)
      if (found.total > 0) return { ...answer(how, found, corrected), needs: shown }
    }
    const unfiltered = await searchCards(sql, { words: any, sort, skip: 0, take: 0 }, now)
    if (unfiltered.total === 0) return undefined
    return { ...answer('none', NOBODY), needs: shown, totalWithoutFilters: unfiltered.total }
  }

  const thesaurus = words ? await readNeeds(sql, now) : []
  const named = needsIn(words ?? [], thesaurus)
  const byNeed = named.needs.length > 0 ? await searchNeeds(named, 'by_need') : undefined
  if (byNeed) return byNeed

  const found = await searchCards(sql, { ...query, words }, now)
  if (found.total > 0 || !words) return answer(found.total > 0 ? 'as_typed' : 'none', found)

  const mistyped = needsIn(words, thesaurus, true)
  const likeNeed =
    mistyped.needs.length > 0
      ? await searchNeeds(
          mistyped,
          'spelling_corrected',
          mistyped.needs.map(({ label }) => label.toLowerCase()).join(' '),
        )
      : undefined
  if (likeNeed) return likeNeed

  const corrected = await correctSpelling(sql, words)
  if (corrected.correctedText) {
    const better = await searchCards(sql, { ...query, words: corrected.words }, now)
    if (better.total > 0) return answer('spelling_corrected', better, corrected.correctedText)
  }
  const missed = page === 1 ? missedWordsOf(text, corrected.unknown) : []
  if (missed.length > 0) await countMissedWords(sql, missed, dayInSaoPaulo(now))
  if (words.length > 1) {
    const wider = await searchCards(sql, { ...query, words: [anyOf(corrected.words)] }, now)
    if (wider.total > 0) return answer('any_word', wider, corrected.correctedText)
  }
  const [similarNames, unfiltered] = await Promise.all([
    listSimilarNames(sql, text, SIMILAR_NAMES),
    searchCards(sql, { words: corrected.words, sort, skip: 0, take: 0 }, now),
  ])
  return {
    ...answer('none', found),
    similarNames: similarNames.map(({ portrait, ...near }) => ({ ...near, imageUrl: portraitUrl(portrait) })),
    totalWithoutFilters: unfiltered.total,
  }
}

const NOBODY: Awaited<ReturnType<typeof searchCards>> = { total: 0, cards: [] }
