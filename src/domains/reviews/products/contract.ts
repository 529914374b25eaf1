import { z } from 'zod/mini'
import { endpoint, idParam, instant, nameParam, tolerantEnum, tolerantList, tolerantText } from '#shared/contract.ts'
import { proseText, typed } from '#shared/typed-text/fields.ts'
import { OwnReview } from '../contract.ts'
import { GROUNDS } from '../moderation/rules.ts'
import { LEAST_STARS, MOST_CHARACTERS, MOST_STARS, parseCursor } from '../rules.ts'

/** A review as everybody sees it. A removed one has neither stars nor text, but its date and the reason remain. */
export const ProductReview = z.object({
  id: z.string(),
  /** First name and initial of the last name. */
  author: tolerantText,
  stars: z.nullable(z.int()),
  text: z.string(),
  writtenAt: instant,
  /** Nothing of what was bought stayed with its client, or the bank looks at the payment. */
  isUndone: z.boolean(),
  /** Whether it counts in the average. */
  isCounted: z.boolean(),
  removed: z.nullable(z.object({ ground: tolerantEnum(GROUNDS, 'rule'), reason: z.string(), removedAt: instant })),
})
export type ProductReview = z.infer<typeof ProductReview>

/** A product of an order: what its client wrote of it, and whether they may write now. */
export const ReviewableProduct = z.object({
  /** The line of the order. */
  n: z.int(),
  name: tolerantText,
  mayReview: z.boolean(),
  review: z.nullable(OwnReview),
})
export type ReviewableProduct = z.infer<typeof ReviewableProduct>

export const listProductReviews = endpoint({
  method: 'GET',
  path: '/api/shop/products/:slug/reviews',
  access: 'public',
  summary: 'The reviews of one product, newest first, ten at a time, with the number of reviews that count per star',
  input: z.object({
    slug: nameParam,
    before: z.optional(
      typed('asSent').check(
        z.refine((cursor) => parseCursor(cursor) !== undefined, 'Não entendemos de onde continuar a lista.'),
      ),
    ),
  }),
  output: z.object({
    reviews: tolerantList(ProductReview),
    /** How many reviews gave 1, 2, 3, 4 and 5 stars, of those that count. */
    distribution: z.array(z.int()),
    /** The cursor of the following page; null: this is the last one. */
    next: z.nullable(z.string()),
  }),
})

export const listReviewable = endpoint({
  method: 'GET',
  path: '/api/orders/:id/reviews',
  access: 'client',
  viewable: true,
  summary: 'The delivered products of one of your orders, with what you wrote of them',
  input: z.object({ id: idParam }),
  output: z.object({ products: tolerantList(ReviewableProduct) }),
})

export const writeProductReview = endpoint({
  method: 'POST',
  path: '/api/orders/:id/reviews',
  access: 'client',
  begins: true,
  summary: 'Review a product that was delivered to you, once. Safe to repeat with the same content.',
  input: z.object({
    id: idParam,
    n: z.int('Escolha um produto do pedido.').check(z.gte(1), z.lte(50)),
    stars: z
      .int('Escolha de 1 a 5 estrelas.')
      .check(z.gte(LEAST_STARS, 'Escolha de 1 a 5 estrelas.'), z.lte(MOST_STARS, 'Escolha de 1 a 5 estrelas.')),
    text: z._default(proseText({ least: 0, most: MOST_CHARACTERS, missing: 'Escreva a avaliação como texto.' }), ''),
  }),
  output: OwnReview,
})
