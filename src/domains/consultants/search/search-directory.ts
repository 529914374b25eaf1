import { networkOf, trySpendAttempt } from '#domains/accounts/index.ts'
import type { Sql } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import type { InputOf, OutputOf } from '#shared/contract.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { isTypoOf } from '#shared/typo.ts'
import { toCard } from '../directory/card.ts'
import { portraitUrl } from '../portraits/answer-portrait.ts'
import type { searchConsultants } from './contract.ts'
import { MISSED_PER_NETWORK, missedWordsOf, type Need, needsIn, type NeedsFound } from './needs.rules.ts'
import { readNeeds } from './read-needs.ts'
import { anyOf, firstWords, type Interpretation, wordsOf } from './rules.ts'
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
 * The same words, with those that are not known replaced by known words that they may be a typo of. `correctedText`
 * uses the most similar ones; undefined: nothing was corrected. `unknown`: words that nothing is similar to.
 */
async function correctSpelling(
  sql: Sql,
  words: readonly string[],
  notKnown: ReadonlySet<string>,
): Promise<{ words: string[]; correctedText?: string; unknown: string[] }> {
  const likes = new Map<string, string[]>()
  const unknown: string[] = []
  for (const word of words.filter((one) => notKnown.has(one))) {
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
 * Searches the directory; `address`: the caller's network. A text that names a need finds whose profile speaks of it.
 * Words without a match are tried as a mistyped need, corrected, as any of them; then similar names are returned, or
 * the words counted.
 */
export async function searchDirectory(sql: Sql, asked: Asked, now: Date, address: string): Promise<Found> {
  const {
    text = '',
    need: slug,
    page = 1,
    sort = 'recommended',
    priceFromCents: priceFrom,
    priceToCents: priceTo,
    ...filters
  } = asked
  const query: DirectoryQuery = { ...filters, priceFrom, priceTo, sort, skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE }
  const said = wordsOf(text)
  const words = text.trim() === '' ? undefined : firstWords(said)
  const answer = (
    interpretation: Interpretation,
    found: Awaited<ReturnType<typeof searchCards>>,
    correctedText: string | null = null,
  ): Found => ({
    consultants: found.cards.map(toCard),
    total: found.total,
    online: found.online,
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
    const others = firstWords(rest)
    const all = [...needs.map((need) => anyOf(need.words)), ...others]
    const any = [anyOf([...needs.flatMap((need) => need.words), ...others])]
    for (const [one, how] of [
      [all, interpretation] as const,
      ...(all.length > 1 ? [[any, 'any_word'] as const] : []),
    ]) {
      const found = await searchCards(sql, { ...query, words: one, isNeed: true }, now)
      if (found.total > 0) return { ...answer(how, found, corrected), needs: shown }
    }
    const unfiltered = await searchCards(sql, { words: any, sort, skip: 0, take: 0 }, now)
    if (unfiltered.total === 0) return undefined
    return { ...answer('none', NOBODY), needs: shown, totalWithoutFilters: unfiltered.total }
  }

  const thesaurus = words || slug ? await readNeeds(sql, now) : undefined
  const chosen = thesaurus?.needs.find((need) => need.slug === slug)
  const named = thesaurus && withNeed(needsIn(said, thesaurus), chosen)
  const byNeed = named && named.needs.length > 0 ? await searchNeeds(named, 'by_need') : undefined
  if (byNeed) return byNeed

  const found = await searchCards(sql, { ...query, words }, now)
  if (found.total > 0 || !thesaurus || !words) return answer(found.total > 0 ? 'as_typed' : 'none', found)

  const unknown = new Set((await listUnknownWords(sql, said)).map(({ word }) => word))
  const mistyped = needsIn(said, thesaurus, unknown)
  const likeNeed =
    mistyped.needs.length > 0
      ? await searchNeeds(
          mistyped,
          'spelling_corrected',
          mistyped.needs.map(({ label }) => label.toLowerCase()).join(' '),
        )
      : undefined
  if (likeNeed) return likeNeed

  const corrected = await correctSpelling(sql, words, unknown)
  if (corrected.correctedText) {
    const better = await searchCards(sql, { ...query, words: corrected.words }, now)
    if (better.total > 0) return answer('spelling_corrected', better, corrected.correctedText)
  }
  const missed = page === 1 ? missedWordsOf(text, corrected.unknown) : []
  if (missed.length > 0) await countMissed(sql, missed, address, now)
  if (words.length > 1) {
    const wider = await searchCards(sql, { ...query, words: [anyOf(corrected.words)] }, now)
    if (wider.total > 0) return answer('any_word', wider, corrected.correctedText)
  }
  const [similarNames, unfiltered] = await Promise.all([
    listSimilarNames(sql, text, SIMILAR_NAMES, now),
    searchCards(sql, { words: corrected.words, sort, skip: 0, take: 0 }, now),
  ])
  return {
    ...answer('none', found),
    similarNames: similarNames.map(({ portrait, ...near }) => ({ ...near, imageUrl: portraitUrl(portrait) })),
    totalWithoutFilters: unfiltered.total,
  }
}

/** What a text names, and the need that was chosen beside it. */
const withNeed = ({ needs, rest }: NeedsFound, chosen: Need | undefined): NeedsFound => ({
  needs: chosen && !needs.includes(chosen) ? [chosen, ...needs] : needs,
  rest,
})

/** For the team's list; whoever searched gets an answer also when it cannot be counted. */
async function countMissed(sql: Sql, missed: readonly string[], address: string, now: Date) {
  try {
    if (await trySpendAttempt(sql, MISSED_PER_NETWORK, networkOf(address), now))
      await countMissedWords(sql, missed, dayInSaoPaulo(now))
  } catch (error) {
    log.warn({ err: error }, 'the words of a search could not be counted')
  }
}

const NOBODY: Awaited<ReturnType<typeof searchCards>> = { total: 0, online: 0, cards: [] }
