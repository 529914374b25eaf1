import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant, newId, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { atMost, proseText, typed } from '#shared/typed-text/fields.ts'
import { Attachment } from './attachments/contract.ts'
import { MOST_CLARIFICATION_LENGTH, MOST_CLARIFIED_LENGTH } from './clarification.rules.ts'
import { LEAST_QUESTION_LENGTH, MOST_ANSWER_LENGTH, MOST_QUESTION_LENGTH, MOST_REASON_LENGTH, STATES } from './rules.ts'
import { formatNumber } from '#shared/numbers.ts'

/** One of the two people of a question. */
export const Participant = z.object({ id: z.string(), name: z.string(), imageUrl: z.nullable(z.string()) })

/** What a client asks once about an answer; unanswered, half of what it cost comes back. */
const Clarification = z.object({
  asked: z.string(),
  askedAt: instant,
  dueAt: instant,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  lapsedAt: z.nullable(instant),
})

/** A written question as one of its two people sees it. Money in centavos. */
export const Question = z.object({
  id: z.string(),
  /** Which of the two the reader is. */
  you: tolerantEnum(['client', 'consultant'], 'client'),
  client: Participant,
  consultant: Participant,
  /** A program attends in the consultant's name: at the purchase, or at the answer, or now while it is open. */
  isAutomatic: z._default(z.boolean(), false),
  title: z.string(),
  state: tolerantEnum(STATES, 'asked'),
  /** The question as it was sent; before that, the client's own draft. */
  question: z.string(),
  /**
   * The answer as it was sent; before that, or if it never was, the consultant's own draft. Empty: the reader may not
   * see it.
   */
  answer: z.string(),
  /** How often the reader's own draft was saved; the next save carries this number. */
  draftVersion: z.int(),
  /** Why the consultant declined. */
  reason: z.nullable(z.string()),
  answerHours: z.int(),
  /** What was paid for it. */
  paidCents: cents,
  /** What the consultant gets for an answer: nothing where it ended without one. Null: the reader is the client. */
  earnsCents: z.nullable(cents),
  boughtAt: instant,
  /** An unsent question ends at this instant, and its money becomes credit. */
  lapsesAt: instant,
  askedAt: z.nullable(instant),
  dueAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** When it was answered after its deadline, for nothing. */
  answeredLateAt: z._default(z.nullable(instant), null),
  /** A bank looks at its payment: nothing moves, and its time stands still. */
  isOnHold: z._default(z.boolean(), false),
  clarification: z._default(z.nullable(Clarification), null),
  /** Until when the client may ask about the answer, once; null: not at all. */
  clarifiableUntil: z._default(z.nullable(instant), null),
  receiptCode: z.nullable(z.string()),
  /** Pictures and voices that were sent, and those that the reader still may send. */
  attachments: z._default(tolerantList(Attachment), []),
  /** The server's clock when this was read. */
  readAt: instant,
})
export type Question = z.infer<typeof Question>

const byId = z.object({ id: idParam })

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/questions',
  access: 'signed-in',
  summary:
    'Your written questions, newest first, twenty at a time; `open`: only those that are not over, most urgent first',
  input: z.object({
    open: z.optional(z.enum(['true'])),
    before: z.optional(z.iso.datetime('Não entendemos de onde continuar a lista.')),
  }),
  output: z.object({ questions: z.array(Question), next: z.nullable(z.string()) }),
})

export const readQuestion = endpoint({
  method: 'GET',
  path: '/api/questions/:id',
  access: 'signed-in',
  summary: 'One of your written questions',
  input: byId,
  output: Question,
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/questions/:id/draft',
  access: 'signed-in',
  summary: 'Save a draft of the question or of the answer. `draftVersion`: the version that the text is based on',
  input: z.object({
    id: idParam,
    text: typed('exact', 'Escreva o texto.').check(
      atMost(MOST_ANSWER_LENGTH, `Use no máximo ${formatNumber(MOST_ANSWER_LENGTH)} caracteres.`),
    ),
    draftVersion: z.int('Recarregue a página.').check(z.gte(0)),
  }),
  output: z.object({ draftVersion: z.int() }),
})

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:id/ask',
  access: 'client',
  begins: true,
  summary: 'Send the question; from now on the time to answer runs. Safe to repeat with the same text',
  input: z.object({
    id: idParam,
    text: proseText({
      least: LEAST_QUESTION_LENGTH,
      most: MOST_QUESTION_LENGTH,
      missing: 'Escreva a sua pergunta.',
      tooShort: `Escreva pelo menos ${LEAST_QUESTION_LENGTH} caracteres.`,
    }),
  }),
  output: Question,
})

export const askFromBundle = endpoint({
  method: 'POST',
  path: '/api/questions',
  access: 'client',
  begins: true,
  summary:
    'Ask a consultant with one of the answers that you bought together. Safe to repeat with the same id and text',
  input: z.object({
    id: newId,
    consultantId: idParam,
    text: proseText({
      least: LEAST_QUESTION_LENGTH,
      most: MOST_QUESTION_LENGTH,
      missing: 'Escreva a sua pergunta.',
      tooShort: `Escreva pelo menos ${LEAST_QUESTION_LENGTH} caracteres.`,
    }),
  }),
  output: Question,
})

export const giveUpQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:id/give-up',
  access: 'client',
  summary: 'Give up a question that was not sent; what was paid becomes credit',
  input: byId,
  output: Question,
})

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:id/answer',
  access: 'consultor',
  summary: 'Send the answer: paid before the deadline, for nothing after it. Safe to repeat with the same text',
  input: z.object({
    id: idParam,
    /** The consultant read why it is held back, and sends it all the same. */
    insists: z.optional(z.boolean()),
    text: proseText({ most: MOST_ANSWER_LENGTH, missing: 'Escreva a sua resposta.' }),
  }),
  output: Question,
})

export const askClarification = endpoint({
  method: 'POST',
  path: '/api/questions/:id/clarification',
  access: 'client',
  summary: 'Ask once about an answer, within 48 hours of it. Safe to repeat with the same text',
  input: z.object({
    id: idParam,
    text: proseText({ most: MOST_CLARIFICATION_LENGTH, missing: 'Escreva o que você quer entender melhor.' }),
  }),
  output: Question,
})

export const answerClarification = endpoint({
  method: 'POST',
  path: '/api/questions/:id/clarification/answer',
  access: 'consultor',
  summary: 'Answer what was asked about an answer, before its deadline. Safe to repeat with the same text',
  input: z.object({
    id: idParam,
    /** The consultant read why it is held back, and sends it all the same. */
    insists: z.optional(z.boolean()),
    text: proseText({ most: MOST_CLARIFIED_LENGTH, missing: 'Escreva a sua resposta.' }),
  }),
  output: Question,
})

export const declineQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:id/decline',
  access: 'consultor',
  summary: 'Decline a question with a reason; the client gets the money back at once',
  input: z.object({
    id: idParam,
    reason: proseText({
      least: LEAST_QUESTION_LENGTH,
      most: MOST_REASON_LENGTH,
      missing: 'Conte o motivo em uma frase.',
      tooShort: `Escreva pelo menos ${LEAST_QUESTION_LENGTH} caracteres.`,
    }),
  }),
  output: Question,
})
