import { MOST_STARS } from './rules.ts'

/** How many reviews gave 1 to 5 stars, from rows of those that any gave. */
export const distributionOf = (counts: readonly { stars: number; count: number }[]): number[] =>
  Array.from({ length: MOST_STARS }, (_, at) => counts.find(({ stars }) => stars === at + 1)?.count ?? 0)
