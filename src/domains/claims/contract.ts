import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant, newId, tolerantEnum } from '#shared/contract.ts'
import { proseText } from '#shared/typed-text/fields.ts'
import {
  CAUSES,
  type Cause,
  LEAST_CHARACTERS,
  MOST_CHARACTERS,
  NO_RULES,
  RULES,
  STATES,
  SUBJECT_KINDS,
} from './rules.ts'

const CAUSE_NAMES = Object.keys(CAUSES) as [Cause, ...Cause[]]

/** A refund, or a request for one. */
const Claim = z.object({
  id: z.string(),
  protocol: z.string(),
  /** Granted by this rule; null: a person decides, about the client's words or without any. */
  rule: z.catch(z.nullable(z.enum(RULES)), null),
  cause: z.nullable(tolerantEnum(CAUSE_NAMES, 'other')),
  words: z.nullable(z.string()),
  /** The day (`yyyy-mm-dd`, São Paulo) by whose end a person answers. */
  answerBy: z.nullable(z.iso.date()),
  askedAt: instant,
  state: tolerantEnum(STATES, 'open'),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  amountCents: cents,
  /** The part returned as bonus. */
  toBonusCents: cents,
})
export type Claim = z.infer<typeof Claim>

/**
 * The refunds of a consultation, an answered question or a late cancellation: given so far, available by rule now, and
 * whether a claim is possible.
 */
export const Refunds = z.object({
  subjectId: z.string(),
  kind: tolerantEnum(SUBJECT_KINDS, 'consultation'),
  refundableCents: cents,
  refundedCents: cents,
  /**
   * What a rule refunds: by itself within seconds of the end, or at once on request. A rule that this page cannot
   * explain is not offered.
   */
  rule: z.catch(z.nullable(z.object({ rule: z.enum(RULES), amountCents: cents, isAutomatic: z.boolean() })), null),
  /** Why no rule refunds a consultation that was cut short. A reason that this page cannot explain is left out. */
  noRule: z.catch(z.nullable(z.enum(NO_RULES)), null),
  /** Whether a claim about the rest is possible. */
  canAsk: z.boolean(),
  askUntil: instant,
  answerWithinDays: z.int(),
  claims: z.array(Claim),
})
export type Refunds = z.infer<typeof Refunds>

/** An objection to an answer by message. Of its consultant's view, the client's cause and words are left out. */
const Objection = z.extend(Claim, {
  questionId: z.string(),
  /** Who pays for what goes back; null: nothing was decided, or nothing goes back. */
  bearer: z.catch(z.nullable(z.enum(['consultant', 'platform'])), null),
})
export type Objection = z.infer<typeof Objection>

export const listObjections = endpoint({
  method: 'GET',
  path: '/api/objections/:id',
  access: 'signed-in',
  summary: 'Objections to answers between the reader and this person, latest first, at most a hundred',
  input: z.object({ id: idParam }),
  output: z.object({ objections: z.array(Objection) }),
})

export const readRefunds = endpoint({
  method: 'GET',
  path: '/api/refunds/:id',
  access: 'client',
  summary:
    'Refunds of something that the reader paid, by its id, and what can be refunded now: a settled consultation, an answered question, a booking that was cancelled late',
  input: z.object({ id: idParam }),
  output: Refunds,
})

export const refundByRule = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/refunds',
  access: 'client',
  summary:
    "Take the refund that a rule gives for one of the reader's consultations, once. Repeating changes nothing. For lines that fell at once, once in 30 days",
  input: z.object({ id: idParam }),
  output: Refunds,
})

export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/claims',
  access: 'client',
  summary:
    "Ask the team to refund a consultation, an answered question or the fee of a booking of the reader's, once for each; the same id and words again are the same claim",
  input: z.object({
    id: newId,
    subjectId: idParam,
    cause: z.enum(CAUSE_NAMES, 'Escolha o que aconteceu.'),
    words: proseText({
      least: LEAST_CHARACTERS,
      most: MOST_CHARACTERS,
      missing: 'Conte o que aconteceu.',
      tooShort: `Conte um pouco mais: pelo menos ${LEAST_CHARACTERS} caracteres.`,
    }),
  }),
  output: Refunds,
})

/** A claim with what it is about, as the team sees it. Times in milliseconds. */
export const ClaimCase = z.extend(Claim, {
  /** Of a consultation, the team can read its trace. */
  subjectId: z.string(),
  kind: tolerantEnum(SUBJECT_KINDS, 'consultation'),
  clientId: z.string(),
  clientName: z.string(),
  email: z.string(),
  consultantName: z.string(),
  startedAt: instant,
  endedAt: instant,
  billedMs: z.number(),
  endReason: z.nullable(z.string()),
  /** Why the clock was stopped, each time. */
  pauses: z.array(z.string()),
  /** Of a question: how long its answer is, and how many different words it has. */
  answerCharacters: z.nullable(z.int()),
  answerWords: z.nullable(z.int()),
  refundableCents: cents,
  refundedBeforeCents: cents,
  /** The consultant's earnings wait for the decision; otherwise they have cleared (decision 80). */
  earningsWait: z.boolean(),
  bearer: z.catch(z.nullable(z.enum(['consultant', 'platform'])), null),
  decidedBy: z.nullable(z.string()),
})
export type ClaimCase = z.infer<typeof ClaimCase>

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/admin/claims',
  access: 'team:refunds',
  summary:
    'Claims that wait for a decision, most urgent first, then the latest decided; at most a hundred; or the one with this id',
  input: z.object({ id: z.optional(idParam) }),
  output: z.object({ claims: z.array(ClaimCase) }),
})

const amountCents = cents.check(z.refine((amount) => amount >= 0n, 'Informe o valor a devolver.'))
const bearer = z.enum(['consultant', 'platform'], 'Escolha quem paga a parte do consultor.')
const reason = proseText({
  least: LEAST_CHARACTERS,
  most: 1_000,
  missing: 'Diga por quê: o cliente lê.',
  tooShort: `Diga por quê, em pelo menos ${LEAST_CHARACTERS} caracteres.`,
})

export const decideClaim = endpoint({
  method: 'POST',
  path: '/api/admin/claims/:id/decision',
  access: 'team:refunds',
  needsPassword: true,
  summary: 'Decide about a claim, once: the whole remainder, a part, or nothing (zero), with a reason for the client',
  input: z.object({
    id: idParam,
    amountCents,
    bearer,
    reason,
  }),
  output: ClaimCase,
})

export const readRefundsAsTeam = endpoint({
  method: 'GET',
  path: '/api/admin/refunds/:id',
  access: 'team:refunds',
  summary: "Refunds of a consultation, an answered question or a late cancellation of anybody's, by its id",
  input: z.object({ id: idParam }),
  output: Refunds,
})

export const giveBack = endpoint({
  method: 'POST',
  path: '/api/admin/refunds',
  access: 'team:refunds',
  needsPassword: true,
  summary:
    'Give back a consultation, an answered question or the fee of a booking without a request of its client, once for each, with a reason for them; the same again is the same refund',
  input: z.object({ id: newId, subjectId: idParam, amountCents, bearer, reason }),
  output: Refunds,
})
