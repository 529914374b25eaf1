import type { Specialty, Tier } from '#domains/consultants/rules.ts'

/** The features of a portrait; numbers are variants of the drawing style. */
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
  /** The professional name, if it differs. */
  name?: string
  city: string
  title: string
  description: string
  bio: string
  /** The first one is the main one. */
  specialties: [Specialty, ...Specialty[]]
  tier: Tier
  pricePerMinuteCents: bigint
  /** Their first price in centavos, if it was lower. */
  firstPriceCents?: bigint
  languages: string[]
  /** Offered beside the chat; those in whose name a program attends have no voice. */
  calls?: readonly ('audio' | 'video')[]
  joinedDaysAgo: number
  acceptsWelcome?: boolean
  face: PortraitFeatures
}
