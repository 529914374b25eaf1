import { z } from 'zod/mini'
import { idParam, cents, endpoint, instant, newId, nothing, tolerantEnum } from '#shared/contract.ts'
import { madeText } from '#shared/typed-text/fields.ts'
import {
  DECLINE_REASONS,
  DISPUTE_STATES,
  LEAST_AMOUNT,
  PAYMENT_METHODS,
  MOST_AMOUNT,
  MOST_INSTALLMENTS,
  PAYMENT_STATES,
} from './rules.ts'

/** R$ 10,00 to R$ 2.000,00, in centavos. */
const purchaseCents = z
  .pipe(
    z.int('Informe o valor em centavos inteiros.'),
    z.transform((n: number) => BigInt(n)),
  )
  .check(
    z.refine(
      (amount) => amount >= LEAST_AMOUNT && amount <= MOST_AMOUNT,
      'Escolha um valor entre R$ 10,00 e R$ 2.000,00.',
    ),
  )

const INSTALLMENTS_HINT = 'Escolha de 1 a 12 parcelas.'
/** A path of this site in any spelling, never another origin. */
const PATH = /^\/(?![/\\])[^\\\s]*$/

export const Payment = z.object({
  id: z.string(),
  amountCents: cents,
  method: tolerantEnum(PAYMENT_METHODS, 'card'),
  state: tolerantEnum(PAYMENT_STATES, 'pending'),
  /** "Copia e cola"; null until the gateway has answered, and once it can no longer be paid. */
  brCode: z.nullable(z.string()),
  /**
   * The gateway's own page for this charge, where a card is typed. Null when there is none, and once nothing is to be
   * done there.
   */
  payPageUrl: z.nullable(z.string()),
  /** The person has paid; the bank is still reviewing it. */
  processing: z.boolean(),
  declinedFor: z.nullable(tolerantEnum(DECLINE_REASONS, 'other')),
  /** Instalments of a card payment. */
  installments: z.int(),
  card: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
  /** Refunded to the origin, and refunds under way. */
  returnedCents: cents,
  returningCents: cents,
  /** State of the dispute at the payer's bank, if there is one. */
  dispute: z.nullable(tolerantEnum(DISPUTE_STATES, 'opened')),
  createdAt: instant,
  expiresAt: instant,
  paidAt: z.nullable(instant),
  /** The charge does not match the payment; the team is reviewing it. */
  inReview: z.boolean(),
  receiptCode: z.nullable(z.string()),
  /** The server's time of this answer, for a countdown independent of the visitor's clock. */
  readAt: instant,
})
export type Payment = z.infer<typeof Payment>

export const requestPayment = endpoint({
  method: 'POST',
  path: '/api/payments',
  access: 'client',
  begins: true,
  summary:
    'Buy credit by Pix or card; the same id again is the same payment. A card is typed on the page at payPageUrl, never here.',
  input: z.object({
    id: newId,
    amountCents: purchaseCents,
    method: z.enum(PAYMENT_METHODS, 'Escolha Pix ou cartão.'),
    installments: z._default(
      z.int(INSTALLMENTS_HINT).check(z.gte(1, INSTALLMENTS_HINT), z.lte(MOST_INSTALLMENTS, INSTALLMENTS_HINT)),
      1,
    ),
    /** The path on this site to which the bank's page returns. */
    returnPath: z.optional(
      madeText(500, 'O endereço é longo demais.').check(z.regex(PATH, 'Este endereço não é do site.')),
    ),
  }),
  output: Payment,
})

export const readPayment = endpoint({
  method: 'GET',
  path: '/api/payments/:id',
  access: 'client',
  summary: "One of the reader's own payments, with its current state",
  input: z.object({ id: idParam }),
  output: Payment,
})

export const listCards = endpoint({
  method: 'GET',
  path: '/api/cards',
  access: 'client',
  summary: "The reader's own saved cards, which renewals of subscriptions are charged to, latest first",
  input: nothing,
  output: z.object({
    cards: z.array(z.object({ id: z.string(), brand: z.string(), lastFour: z.string(), savedAt: instant })),
  }),
})

export const removeCard = endpoint({
  method: 'DELETE',
  path: '/api/cards/:id',
  access: 'client',
  summary: 'Remove a saved card: nobody charges it any more, and its gateway deletes it; removing it again is the same',
  input: z.object({ id: idParam }),
  output: nothing,
})

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  access: 'client',
  viewable: ['brCode', 'payPageUrl'],
  summary: "The reader's own payments, latest first",
  input: nothing,
  output: z.object({ payments: z.array(Payment) }),
})
