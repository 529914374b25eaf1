import type { Specialty, Tier } from '#domains/consultants/rules.ts'

/** Pieces of the portrait; numbers are variants of the drawing style. */
export type PortraitFeatures = {
  hair: number
  eyes: number
  mouth: number
  skin: 'clara' | 'rosada' | 'morena' | 'parda' | 'negra'
  tone?: 'preto' | 'castanho' | 'ruivo' | 'grisalho'
  glasses?: number
  beard?: number
  earrings?: number
  head?: number
}

export type DemoConsultant = {
  firstName: string
  lastName: string
  /** The name they attend under, where it is another one. */
  name?: string
  city: string
  title: string
  description: string
  bio: string
  /** The first one is the main one. */
  specialties: [Specialty, ...Specialty[]]
  tier: Tier
  pricePerMinuteCents: bigint
  /** What they asked for in the beginning, where it was less. */
  firstPriceCents?: bigint
  languages: string[]
  joinedDaysAgo: number
  isFeatured?: boolean
  face: PortraitFeatures
}
