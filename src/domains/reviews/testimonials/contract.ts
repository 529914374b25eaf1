import { z } from 'zod/mini'
import { idParam, endpoint, instant, newId, nothing, tolerantEnum, tolerantText } from '#shared/contract.ts'
import { atLeast, atMost, proseText, typed } from '#shared/typed-text/fields.ts'
import { LEAST_CHARACTERS, LEAST_REASON, MOST_CHARACTERS, MOST_REASON, STATES } from './rules.ts'

const Author = z.object({
  name: tolerantText,
  location: tolerantText,
  imageUrl: z.catch(z.nullable(z.string()), null),
})

/**
 * A published testimonial: exactly the fields of the spec. `rating` is 1 to 5 stars; without an image the avatar shows
 * the first letter of the name, without a name a U.
 */
export const Testimonial = z.object({
  id: z.string(),
  content: z.string(),
  rating: z.int(),
  author: z.catch(Author, { name: '', location: '', imageUrl: null }),
})
export type Testimonial = z.infer<typeof Testimonial>

const State = tolerantEnum(STATES, 'pending')
/** `reason` is present when it was rejected; its author reads it. */
export const OwnTestimonial = z.object({
  id: z.string(),
  content: z.string(),
  rating: z.int(),
  location: z.string(),
  state: State,
  reason: z.nullable(z.string()),
})
export type OwnTestimonial = z.infer<typeof OwnTestimonial>

/** A testimonial as the admin sees it: the author's full name, and the past decisions with who made them and when. */
export const TestimonialCase = z.object({
  id: z.string(),
  content: z.string(),
  rating: z.int(),
  location: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  writtenAt: instant,
  state: State,
  decision: z.nullable(z.object({ reason: z.nullable(z.string()), by: z.string(), decidedAt: instant })),
})
export type TestimonialCase = z.infer<typeof TestimonialCase>

const SHORT = `Conte um pouco mais: pelo menos ${LEAST_CHARACTERS} caracteres.`
const STARS = 'Escolha de 1 a 5 estrelas.'
const PLACE = 'Diga de onde você escreve: cidade e estado.'

/** A new testimonial. Text of 20 to 600 characters, 1 to 5 stars. */
export const NewTestimonial = z.object({
  id: newId,
  rating: z.int(STARS).check(z.gte(1, STARS), z.lte(5, STARS)),
  content: proseText({
    least: LEAST_CHARACTERS,
    most: MOST_CHARACTERS,
    missing: 'Escreva o seu depoimento.',
    tooShort: SHORT,
  }),
  location: typed('line', PLACE).check(
    atLeast(2, PLACE),
    atMost(60, 'Use no máximo 60 caracteres.'),
    z.regex(/^\p{L}[\p{L}\p{M}'’. ,/–-]*$/u, 'Use só letras, como em Campinas – SP.'),
  ),
})
export type NewTestimonial = z.infer<typeof NewTestimonial>

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/api/testimonials',
  access: 'public',
  summary: 'Published testimonials, the latest first, at most a hundred',
  input: nothing,
  output: z.array(Testimonial),
})

export const readOwnTestimonial = endpoint({
  method: 'GET',
  path: '/api/testimonials/mine',
  access: 'client',
  viewable: true,
  summary: 'Your latest testimonial and its state',
  input: nothing,
  output: z.object({ testimonial: z.nullable(OwnTestimonial) }),
})

export const sendTestimonial = endpoint({
  method: 'POST',
  path: '/api/testimonials',
  access: 'client',
  begins: true,
  summary:
    'Send a testimonial, which a person reads before it is published. Safe to repeat with the same id and content.',
  input: NewTestimonial,
  output: OwnTestimonial,
})

export const listTestimonialCases = endpoint({
  method: 'GET',
  path: '/api/admin/testimonials',
  access: 'team:moderation',
  summary:
    'Testimonials in one state (pending unless said otherwise), the longest waiting first, at most a hundred; or the one with this id, in any state',
  input: z.object({
    state: z._default(z.enum(STATES, 'Escolha pending, published ou rejected.'), 'pending'),
    id: z.optional(idParam),
  }),
  output: z.object({ testimonials: z.array(TestimonialCase) }),
})

export const decideTestimonial = endpoint({
  method: 'POST',
  path: '/api/admin/testimonials/:id/decision',
  access: 'team:moderation',
  needsPassword: false,
  summary:
    'Publish or reject a testimonial as it was written. Rejecting needs a reason of 10 to 300 characters, which its author reads.',
  input: z.object({
    id: idParam,
    verdict: z.enum(['published', 'rejected'], 'Escolha publicar ou não publicar.'),
    reason: z.optional(
      proseText({
        least: LEAST_REASON,
        most: MOST_REASON,
        missing: 'Escreva o motivo como texto.',
        tooShort: `Diga o motivo em pelo menos ${LEAST_REASON} caracteres.`,
      }),
    ),
  }),
  output: TestimonialCase,
})
