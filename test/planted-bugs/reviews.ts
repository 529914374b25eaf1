import type { PlantedBug } from './planted-bug.ts'

const REVIEWS = 'src/domains/reviews'
const returned = [`${REVIEWS}/returned-money.test.ts`]

/** Bugs by which stars cost nothing, are silenced by a refund, or carry a telephone. */
export const reviewBugs: PlantedBug[] = [
  {
    name: 'reviews: praise counts after all money came back',
    edits: [{ file: 'src/domains/claims/post-refund.ts', from: '  await uncountReturned(tx, clientId)\n', to: '' }],
    caughtBy: returned,
  },
  {
    name: 'reviews: praise that is written after the refund counts',
    edits: [
      {
        file: `${REVIEWS}/write-review.ts`,
        from: 'countsByItself({ stars, isPaid: gift === null, ownLeft })',
        to: 'countsByItself({ stars, isPaid: gift === null, ownLeft: gift === null ? 1n : ownLeft })',
      },
    ],
    caughtBy: returned,
  },
  {
    name: 'reviews: a refund silences a complaint',
    edits: [
      {
        file: `${REVIEWS}/rules.ts`,
        from: 'stars >= PRAISE_FROM ? ownLeft > 0n : isPaid',
        to: 'stars >= 0 * PRAISE_FROM ? ownLeft > 0n : isPaid',
      },
    ],
    caughtBy: returned,
  },
  {
    name: 'reviews: a refund takes complaints with the praise',
    edits: [
      {
        file: `${REVIEWS}/uncount-returned.ts`,
        from: 'return !countsByItself({ stars, isPaid: own > 0n, ownLeft: left })',
        to: 'return !countsByItself({ stars, isPaid: left > 0n, ownLeft: left })',
      },
      { file: `${REVIEWS}/sql.ts`, from: 'and stars >= ${PRAISE_FROM}', to: 'and stars >= 0 * ${PRAISE_FROM}' },
    ],
    caughtBy: returned,
  },
  {
    name: 'reviews: a refund misses the review that counts by its money',
    edits: [{ file: `${REVIEWS}/has-spent-enough.ts`, from: '  await lockReviewsBy(tx, clientId)\n', to: '' }],
    caughtBy: returned,
  },
  {
    name: 'reviews: a refund leaves the stars in the rating',
    edits: [
      {
        file: 'src/domains/consultants/sql.ts',
        from: 'rating_sum = r.rating_sum - gone.stars',
        to: 'rating_sum = r.rating_sum - gone.reviews',
      },
    ],
    caughtBy: returned,
  },
  {
    name: 'reviews: a telephone is published',
    edits: [{ file: `${REVIEWS}/write-review.ts`, from: '  if (contact) throw', to: '  if (contact && !text) throw' }],
    caughtBy: [`${REVIEWS}/reviews.test.ts`],
  },
  {
    name: 'reviews: less than R$ 10,00 lets a consultant be featured',
    edits: [
      {
        file: `${REVIEWS}/featured/weigh-reviews.ts`,
        from: '?? 0n) >= BACKED_FROM',
        to: '?? 0n) > 0n * BACKED_FROM',
      },
    ],
    caughtBy: [`${REVIEWS}/featured/featured.test.ts`],
  },
  {
    name: 'reviews: ten accounts of one person let a consultant be featured',
    edits: [
      {
        file: `${REVIEWS}/featured/rules.ts`,
        from: 'parents.set(personOf(id), personOf(same))',
        to: 'parents.delete(personOf(id))',
      },
    ],
    caughtBy: [`${REVIEWS}/featured/featured.test.ts`, `${REVIEWS}/featured/rules.test.ts`],
  },
]
