import { z } from 'zod'
import { reaisAmount } from '#gateways/exact-json.ts'
import { numericId, instant, optionalText } from './payment.ts'

/** A payer's bank takes money back. The answer names one payment or a list of them. */
export const Chargeback = z.object({
  id: z.string().min(1).max(90),
  amount: reaisAmount,
  date_created: instant,
  reason: optionalText,
  payment_id: numericId.nullish(),
  payments: z.array(numericId).nullish(),
})
export const Chargebacks = z.object({ results: z.array(Chargeback) })

/** A payer's complaint to Mercado Pago itself, which mediates. */
export const Claim = z.object({
  id: numericId,
  resource: optionalText,
  resource_id: numericId,
  status: z.string(),
  date_created: instant,
  resolution: z.object({ benefited: z.array(z.string()).nullish() }).nullish(),
})
export type Claim = z.infer<typeof Claim>
