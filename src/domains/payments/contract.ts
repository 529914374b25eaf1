import { z } from 'zod/mini'
import { askedId, cents, endpoint, instant, madeId, nothing } from '#shared/contract.ts'
import { LEAST, METHODS, MOST, STATES } from './rules.ts'

/** R$ 10,00 to R$ 2.000,00, in centavos. */
const purchaseCents = z
  .pipe(
    z.int('Informe o valor em centavos inteiros.'),
    z.transform((n: number) => BigInt(n)),
  )
  .check(z.refine((amount) => amount >= LEAST && amount <= MOST, 'Escolha um valor entre R$ 10,00 e R$ 2.000,00.'))

export const Payment = z.object({
  id: z.string(),
  amountCents: cents,
  method: z.enum(METHODS),
  state: z.enum(STATES),
  /** "Copia e cola"; null while the gateway has not answered, and once it can no longer be paid. */
  brCode: z.nullable(z.string()),
  /** The gateway's own page for this charge, when it has one. */
  payPageUrl: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
  paidAt: z.nullable(instant),
  /** Money came, but not as agreed; a person is looking at it. */
  inReview: z.boolean(),
  receiptCode: z.nullable(z.string()),
  /** The server's time of this answer, for a countdown that does not trust the visitor's clock. */
  readAt: instant,
})
export type Payment = z.infer<typeof Payment>

export const requestPayment = endpoint({
  method: 'POST',
  path: '/api/payments',
  access: 'client',
  summary: 'Buy credits by Pix; the same id again is the same payment',
  input: z.object({
    id: madeId,
    amountCents: purchaseCents,
    method: z.literal('pix', 'Por enquanto, só aceitamos Pix.'),
  }),
  output: Payment,
})

export const readPayment = endpoint({
  method: 'GET',
  path: '/api/payments/:id',
  access: 'client',
  summary: 'One of the own payments, as it stands now',
  input: z.object({ id: askedId }),
  output: Payment,
})

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  access: 'client',
  summary: 'The own payments, latest first',
  input: nothing,
  output: z.object({ payments: z.array(Payment) }),
})
