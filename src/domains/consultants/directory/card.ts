import { toReais, type Centavos } from '#shared/money.ts'
import type { ConsultantCard } from '../contract.ts'
import { portraitUrl } from '../portraits/answer-portrait.ts'

export type CardRow = Omit<ConsultantCard, 'pricePerMinute' | 'imageUrl' | 'isAutomatic'> & {
  pricePerMinute: Centavos
  portrait: string
  isAutomatic: boolean
}

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
