import type { Sql } from '#platform/db.ts'
import { toReais, type Centavos } from '#shared/money.ts'
import type { ConsultantCard } from '../contract.ts'
import { portraitUrl } from '../portraits/answer-portrait.ts'

export type CardRow = Omit<ConsultantCard, 'pricePerMinute' | 'imageUrl' | 'isAutomatic'> & {
  pricePerMinute: Centavos
  portrait: string
  isAutomatic: boolean
}

/** The columns of a `CardRow`, of a row of `consultant_cards` that the query calls `card`: nobody lists them again. */
export const cardColumns = (sql: Sql) => sql`
  card.id, card.name, card.title, card.rating, card.review_count as "reviewCount", card.description,
  card.price_per_minute as "pricePerMinute", card.status, card.portrait, card.specialty,
  card.is_automatic as "isAutomatic"`

/** A row as the card of the spec: the price in reais, the portrait as a URL of this site. */
export const toCard = ({
  id,
  name,
  title,
  rating,
  reviewCount,
  description,
  pricePerMinute,
  status,
  portrait,
  specialty,
  isAutomatic,
}: CardRow): ConsultantCard => ({
  id,
  name,
  title,
  rating,
  reviewCount,
  description,
  pricePerMinute: toReais(pricePerMinute),
  status,
  imageUrl: portraitUrl(portrait),
  specialty,
  ...(isAutomatic && { isAutomatic }),
})
