import { z } from 'zod'
import { meaningOf } from '../states.ts'
import { centavosOf } from './reais.ts'

const absent = <T>(given: T | null | undefined) => given ?? undefined

/** An id, which the gateway writes as a number or as text. */
export const id = z.string().regex(/^\d{1,30}$/)
/** An amount: reais there, centavos here. */
export const reais = z
  .string()
  .transform((written, checks) => centavosOf(written) ?? (checks.addIssue('no amount of money'), z.NEVER))
export const moment = z.iso.datetime({ offset: true }).transform((written) => new Date(written))
export const text = z.string().nullish().transform(absent)
const count = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)

const card = z.object({ id: text, last_four_digits: text })
const interaction = z.object({
  transaction_data: z.object({ qr_code: text, ticket_url: text }).nullish().transform(absent),
})

/** The part of a payment that we read; the same in a search. */
export const Payment = z
  .object({
    id,
    status: z.string(),
    status_detail: text,
    external_reference: text,
    collector_id: id,
    payment_method_id: text,
    transaction_amount: reais,
    transaction_amount_refunded: reais.nullish().transform(absent),
    currency_id: z.string(),
    installments: count.nullish().transform(absent),
    date_created: moment,
    date_last_updated: moment.nullish().transform(absent),
    date_approved: moment.nullish().transform(absent),
    payer: z.object({ id: text, type: text }).nullish().transform(absent),
    card: card.nullish().transform(absent),
    point_of_interaction: interaction.nullish().transform(absent),
  })
  .transform((given, checks) => {
    const meaning = meaningOf(given.status, given.status_detail)
    return meaning ? { ...given, meaning } : (checks.addIssue(`unknown status ${given.status}`), z.NEVER)
  })
export type Payment = z.infer<typeof Payment>

export const Payments = z.object({ results: z.array(Payment) })
