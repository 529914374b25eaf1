import type { Tier } from './rules.ts'

/**
 * What the platform keeps of each consultation, in hundredths of a percent. The only place: pages take
 * their words from below, and a test compares the article. Source: product.md, Catalogue.
 */
const COMMISSION_BPS: Record<Tier, number> = { iniciante: 3500, verificado: 3000, destaque: 2500, mestre: 2200 }

/**
 * The share of a consultation that is agreed with it, in hundredths of a percent; commissionOf makes centavos of it.
 */
export const commissionBps = (tier: Tier) => COMMISSION_BPS[tier]

/** What the platform keeps at least, whoever attends. */
export const LEAST_COMMISSION_BPS = Math.min(...Object.values(COMMISSION_BPS))

/** What the platform keeps at most. */
export const MOST_COMMISSION_BPS = Math.max(...Object.values(COMMISSION_BPS))

const percentOf = (bps: number) => String(bps / 100).replace('.', ',')

/** What a consultant of this tier keeps: "70%". */
export const shareInWords = (tier: Tier) => `${percentOf(10_000 - COMMISSION_BPS[tier])}%`

/** What a consultant keeps at this share of the platform, in hundredths of a percent: "70%". */
export const keptInWords = (bps: number) => `${percentOf(10_000 - bps)}%`

/** What consultants keep, by tier from the first to the last: "65, 70, 75 ou 78%". */
export function sharesInWords() {
  const shares = Object.values(COMMISSION_BPS).map((bps) => percentOf(10_000 - bps))
  return `${shares.slice(0, -1).join(', ')} ou ${shares.at(-1)}%`
}

/** "de 65% a 78%" */
export const shareRangeInWords = () => `de ${shareInWords('iniciante')} a ${shareInWords('mestre')}`
