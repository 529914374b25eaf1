import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant, newId, nothing } from '#shared/contract.ts'
import { CAUSES, type Cause, LEAST_CHARACTERS, MOST_CHARACTERS, STATES } from './rules.ts'

const Cause = z.enum(Object.keys(CAUSES) as [Cause, ...Cause[]], 'Escolha o que aconteceu.')
const RULES = ['cut_short', 'consultant_left', 'silence'] as const
const lengthOf = (text: string) => [...text].length

/** What went back of a conversation, or was asked for. */
const Claim = z.object({
  id: z.string(),
  protocol: z.string(),
  /** Given by a rule; null: a person decides. */
  rule: z.nullable(z.enum(RULES)),
  cause: z.nullable(Cause),
  words: z.nullable(z.string()),
  /** Until the end of this day (`aaaa-mm-dd`, São Paulo) a person has answered. */
  answerBy: z.nullable(z.iso.date()),
  askedAt: instant,
  state: z.enum(STATES),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  amountCents: cents,
  /** Of it, what came back as bonus. */
  toBonusCents: cents,
})
export type Claim = z.infer<typeof Claim>

/** The refunds of one conversation: what went back, what a rule gives now, and what may be asked for. */
export const Refunds = z.object({
  consultationId: z.string(),
  refundableCents: cents,
  refundedCents: cents,
  /** What a rule gives back at once, for the asking. */
  rule: z.nullable(z.object({ rule: z.enum(RULES), amountCents: cents })),
  /** May a person be asked for what is left? */
  canAsk: z.boolean(),
  askUntil: instant,
  answerWithinDays: z.int(),
  claims: z.array(Claim),
})
export type Refunds = z.infer<typeof Refunds>

export const readRefunds = endpoint({
  method: 'GET',
  path: '/api/consultations/:id/refunds',
  access: 'client',
  summary: 'What went back of a settled conversation of yours, and what can be given back now',
  input: z.object({ id: idParam }),
  output: Refunds,
})

export const refundByRule = endpoint({
  method: 'POST',
  path: '/api/consultations/:id/refunds',
  access: 'client',
  summary: 'Take what a rule gives back of a conversation of yours, once. Asked again, it is as it was',
  input: z.object({ id: idParam }),
  output: Refunds,
})

export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/claims',
  access: 'client',
  summary:
    'Ask a person of the team to give a conversation of yours back, once per conversation; the same id and words again are the same claim',
  input: z.object({
    id: newId,
    consultationId: idParam,
    cause: Cause,
    words: z.string('Conte o que aconteceu.').check(
      z.trim(),
      z.refine(
        (text) => lengthOf(text) >= LEAST_CHARACTERS,
        `Conte um pouco mais: pelo menos ${LEAST_CHARACTERS} caracteres.`,
      ),
      z.refine((text) => lengthOf(text) <= MOST_CHARACTERS, 'Use no máximo 2.000 caracteres.'),
    ),
  }),
  output: Refunds,
})

/** A claim beside its conversation, as the team reads it. Times in milliseconds. */
export const ClaimCase = z.extend(Claim, {
  clientName: z.string(),
  email: z.string(),
  consultantName: z.string(),
  startedAt: instant,
  endedAt: instant,
  billedMs: z.number(),
  endReason: z.nullable(z.string()),
  /** Why the clock was stopped, each time. */
  pauses: z.array(z.string()),
  refundableCents: cents,
  refundedBeforeCents: cents,
  /** What it earned waits for the decision; otherwise it has cleared, and the house pays. */
  earningsWait: z.boolean(),
  bearer: z.nullable(z.enum(['consultant', 'platform'])),
  decidedBy: z.nullable(z.string()),
})
export type ClaimCase = z.infer<typeof ClaimCase>

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/admin/claims',
  access: 'admin',
  summary: 'Claims that wait for a decision, the most urgent first, then the latest decided; at most a hundred',
  input: nothing,
  output: z.object({ claims: z.array(ClaimCase) }),
})

export const decideClaim = endpoint({
  method: 'POST',
  path: '/api/admin/claims/:id/decision',
  access: 'admin',
  summary:
    'Decide about a claim, once: all that is left, a part, or nothing (zero), with a reason that the client reads',
  input: z.object({
    id: idParam,
    amountCents: cents.check(z.refine((amount) => amount >= 0n, 'Informe o valor a devolver.')),
    bearer: z.enum(['consultant', 'platform'], 'Escolha quem paga a parte do consultor.'),
    reason: z
      .string('Diga por quê: o cliente lê.')
      .check(
        z.trim(),
        z.minLength(LEAST_CHARACTERS, `Diga por quê, em pelo menos ${LEAST_CHARACTERS} caracteres.`),
        z.maxLength(1_000, 'Use no máximo 1.000 caracteres.'),
      ),
  }),
  output: ClaimCase,
})
