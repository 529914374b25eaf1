import { z } from 'zod/mini'
import { REVIEW_RULES } from '#domains/detectors/review-findings.rules.ts'
import { endpoint, idParam, instant, nothing, tolerantEnum } from '#shared/contract.ts'
import { proseText } from '#shared/typed-text/fields.ts'
import { GROUNDS, HELD_VERDICTS, LEAST_OBJECTION, LEAST_REASON, MOST_OBJECTION, MOST_REASON } from './rules.ts'

const Written = z.object({
  id: z.string(),
  stars: z.int(),
  text: z.string(),
  writtenAt: instant,
  clientName: z.string(),
  /** The consultant, or the product. */
  about: z.string(),
})

/** A review that a person reads before it is published, and why. */
export const HeldReview = z.extend(Written, { rule: tolerantEnum(REVIEW_RULES, 'insult'), found: z.string() })
export type HeldReview = z.infer<typeof HeldReview>
/** A published review that its consultant objects to. */
export const ObjectedReview = z.extend(Written, { words: z.string(), objectedAt: instant })
export type ObjectedReview = z.infer<typeof ObjectedReview>

export const objectToReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/objection',
  access: 'consultor',
  summary: 'Object to a review about you, once: the team reads it and answers by mail',
  input: z.object({
    id: idParam,
    words: proseText({
      least: LEAST_OBJECTION,
      most: MOST_OBJECTION,
      missing: 'Conte o que há de errado nela.',
      tooShort: `Conte um pouco mais: pelo menos ${LEAST_OBJECTION} caracteres.`,
    }),
  }),
  output: nothing,
})

export const listReviewCases = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'team:moderation',
  summary: 'Reviews that wait to be published and objections that wait for an answer, the longest waiting first',
  input: nothing,
  output: z.object({ held: z.array(HeldReview), objections: z.array(ObjectedReview) }),
})

const reason = proseText({
  least: LEAST_REASON,
  most: MOST_REASON,
  missing: 'Diga o motivo.',
  tooShort: `Diga o motivo em pelo menos ${LEAST_REASON} caracteres.`,
})

export const decideHeldReview = endpoint({
  method: 'POST',
  path: '/api/admin/held-reviews/:id/decision',
  access: 'team:moderation',
  needsPassword: false,
  summary: 'Publish a held review as it was written, or refuse it with a reason that its client reads',
  input: z.object({
    id: idParam,
    verdict: z.enum(HELD_VERDICTS, 'Escolha publicar ou não publicar.'),
    reason: z.optional(reason),
  }),
  output: nothing,
})

export const removeReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/removal',
  access: 'team:moderation',
  needsPassword: true,
  summary: 'Take a published review down for ever, by a rule or by a court, with a reason that everybody reads',
  input: z.object({ id: idParam, ground: z.enum(GROUNDS, 'Escolha por quê: regra ou decisão judicial.'), reason }),
  output: nothing,
})

export const keepReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/objection/decision',
  access: 'team:moderation',
  needsPassword: false,
  summary: 'A review that somebody objects to stays; its consultant reads the answer',
  input: z.object({ id: idParam, answer: reason }),
  output: nothing,
})
