import { z } from 'zod/mini'
import { idParam, endpoint, instant, nothing, tolerantEnum, tolerantText } from '#shared/contract.ts'
import { proseText, typed } from '#shared/typed-text/fields.ts'
import { GIFTS } from '#domains/consultations/rules.ts'
import { GROUNDS } from './moderation/rules.ts'
import { LEAST_STARS, MOST_CHARACTERS, MOST_STARS, parseCursor } from './rules.ts'

/** A review as everybody sees it. A removed one has neither stars nor text, but its date and the reason remain. */
export const Review = z.object({
  id: z.string(),
  /** First name and initial of the last name. */
  author: tolerantText,
  stars: z.nullable(z.int()),
  text: z.string(),
  writtenAt: instant,
  /** What paid for the consultation instead of the client's own money; null: own money. */
  gift: z.catch(z.nullable(z.enum(GIFTS)), null),
  /** Whether it counts in score and order: with no own money in it (left) not before R$ 10,00 were spent anywhere. */
  isCounted: z.catch(z.boolean(), true),
  answer: z.nullable(z.object({ text: z.string(), answeredAt: instant })),
  removed: z.nullable(z.object({ ground: tolerantEnum(GROUNDS, 'rule'), reason: z.string(), removedAt: instant })),
})
export type Review = z.infer<typeof Review>

/** The client's own review of one consultation. */
export const OwnReview = z.object({
  id: z.string(),
  stars: z.int(),
  text: z.string(),
  writtenAt: instant,
  /** A person of the team reads it before it is published. */
  isHeld: z._default(z.boolean(), false),
})
export type OwnReview = z.infer<typeof OwnReview>

export const writeReview = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/review',
  access: 'client',
  begins: true,
  summary: 'Review one of your settled consultations, once. Safe to repeat with the same content.',
  input: z.object({
    id: idParam,
    stars: z
      .int('Escolha de 1 a 5 estrelas.')
      .check(z.gte(LEAST_STARS, 'Escolha de 1 a 5 estrelas.'), z.lte(MOST_STARS, 'Escolha de 1 a 5 estrelas.')),
    text: z._default(proseText({ least: 0, most: MOST_CHARACTERS, missing: 'Escreva a avaliação como texto.' }), ''),
  }),
  output: OwnReview,
})

export const readOwnReview = endpoint({
  method: 'GET',
  path: '/api/consultations/:id/review',
  access: 'client',
  viewable: true,
  summary: 'Your review of one consultation, if there is one',
  input: z.object({ id: idParam }),
  output: z.object({ review: z.nullable(OwnReview) }),
})

export const answerReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/answer',
  access: 'consultor',
  begins: true,
  summary: 'Answer a review about you, once',
  input: z.object({
    id: idParam,
    text: proseText({ most: MOST_CHARACTERS, missing: 'Escreva sua resposta.' }),
  }),
  output: Review,
})

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/consultants/:id/reviews',
  access: 'public',
  summary: 'The reviews of one consultant, newest first, ten at a time, with the number of reviews per star',
  input: z.object({
    id: idParam,
    before: z.optional(
      typed('asSent').check(
        z.refine((cursor) => parseCursor(cursor) !== undefined, 'Não entendemos de onde continuar a lista.'),
      ),
    ),
  }),
  output: z.object({
    reviews: z.array(Review),
    /** How many reviews gave 1, 2, 3, 4 and 5 stars; removed ones do not count. */
    distribution: z.array(z.int()),
    /** The cursor of the following page; null: this is the last one. */
    next: z.nullable(z.string()),
  }),
})

/** A review with the name and the portrait of its consultant. */
export const ReviewWithConsultant = z.object({
  review: Review,
  consultant: z.object({ id: z.string(), name: z.string(), imageUrl: z.string() }),
})
export type ReviewWithConsultant = z.infer<typeof ReviewWithConsultant>

export const listLatestReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/latest',
  access: 'public',
  summary:
    'The twenty latest reviews of all consultants, without removed ones, with the number of reviews per star, counted once a minute',
  input: nothing,
  output: z.object({ reviews: z.array(ReviewWithConsultant), distribution: z.array(z.int()) }),
})

export const listMyReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/mine',
  access: 'client',
  viewable: true,
  summary: 'Your reviews, and settled consultations without a review, newest first, at most a hundred of each',
  input: nothing,
  output: z.object({
    written: z.array(z.extend(ReviewWithConsultant, { consultationId: z.string() })),
    waiting: z.array(z.object({ consultationId: z.string(), consultantName: z.string(), endedAt: instant })),
  }),
})
