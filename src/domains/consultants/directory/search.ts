import type { Db } from '#platform/db.ts'
import type { InputOf, OutputOf } from '#shared/contract.ts'
import type { searchConsultants } from '../contract.ts'
import { toCard } from './card.ts'
import { searchCards } from './sql.ts'

export const PAGE_SIZE = 12
const MOST_WORDS = 6

/** The list as asked for. A page behind the last one is empty, never an error. */
export async function search(db: Db, asked: InputOf<typeof searchConsultants>, now: Date): Promise<OutputOf<typeof searchConsultants>> {
  const { text = '', page = 1, sort = 'recommended', priceFromCents, priceToCents, ...filters } = asked
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const wish = { ...filters, words, priceFrom: priceFromCents, priceTo: priceToCents, sort, skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE }
  const { total, cards } = await searchCards(db, wish, now)
  return { consultants: cards.map(toCard), total, page, pages: Math.ceil(total / PAGE_SIZE) }
}
