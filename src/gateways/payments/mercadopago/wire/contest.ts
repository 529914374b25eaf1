import { z } from 'zod'
import { id, moment, reais, text } from './payment.ts'

/** A payer's bank takes money back. Some answers name one payment, some a list. */
export const Chargeback = z.object({
  id: z.string().min(1).max(90),
  amount: reais,
  date_created: moment,
  reason: text,
  payment_id: id.nullish(),
  payments: z.array(id).nullish(),
})
export const Chargebacks = z.object({ results: z.array(Chargeback) })

/** A payer complains to Mercado Pago itself, which mediates. */
export const Claim = z.object({
  id,
  resource: text,
  resource_id: id,
  status: z.string(),
  date_created: moment,
  resolution: z.object({ benefited: z.array(z.string()).nullish() }).nullish(),
})
export type Claim = z.infer<typeof Claim>
