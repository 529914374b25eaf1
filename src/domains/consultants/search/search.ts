import type { Sql } from '#platform/db.ts'
import type { InputOf, OutputOf } from '#shared/contract.ts'
import { toCard } from '../directory/card.ts'
import { portraitUrl } from '../portraits/answer-portrait.ts'
import type { searchConsultants } from './contract.ts'
import { mend } from './mend.ts'
import { anyOf, type Reading, wordsOf } from './rules.ts'
import { listNearest, searchCards, type Wish } from './sql.ts'

export const PAGE_SIZE = 12
const NEAREST = 3

type Asked = InputOf<typeof searchConsultants>
type Found = OutputOf<typeof searchConsultants>

/**
 * The list as asked for. Words that find nobody are read again with slips mended, then as any of them; when that finds
 * nobody either, the nearest names and how many there are without the filters. A page behind the last one is empty,
 * never an error.
 */
export async function search(sql: Sql, asked: Asked, now: Date): Promise<Found> {
  const {
    text = '',
    page = 1,
    sort = 'recommended',
    priceFromCents: priceFrom,
    priceToCents: priceTo,
    ...filters
  } = asked
  const wish: Wish = { ...filters, priceFrom, priceTo, sort, skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE }
  const words = text.trim() === '' ? undefined : wordsOf(text)
  const answer = (
    reading: Reading,
    found: Awaited<ReturnType<typeof searchCards>>,
    meant: string | null = null,
  ): Found => ({
    consultants: found.cards.map(toCard),
    total: found.total,
    page,
    pages: Math.ceil(found.total / PAGE_SIZE),
    reading,
    meant,
    nearest: [],
    beyondFilters: 0,
  })

  const found = await searchCards(sql, { ...wish, words }, now)
  if (found.total > 0 || !words) return answer(found.total > 0 ? 'as_typed' : 'nobody', found)

  const mended = await mend(sql, words)
  if (mended) {
    const better = await searchCards(sql, { ...wish, words: mended.words }, now)
    if (better.total > 0) return answer('mended', better, mended.meant)
  }
  if (words.length > 1) {
    const wider = await searchCards(sql, { ...wish, words: [anyOf(mended?.words ?? words)] }, now)
    if (wider.total > 0) return answer('any_word', wider, mended?.meant)
  }
  const [nearest, beyond] = await Promise.all([
    listNearest(sql, text, NEAREST),
    searchCards(sql, { words: mended?.words ?? words, sort, skip: 0, take: 0 }, now),
  ])
  return {
    ...answer('nobody', found),
    nearest: nearest.map(({ portrait, ...near }) => ({ ...near, imageUrl: portraitUrl(portrait) })),
    beyondFilters: beyond.total,
  }
}
