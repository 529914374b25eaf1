import { z } from 'zod'
import { reaisAmount } from '#gateways/exact-json.ts'
import { meaningOf } from '../payment-status.ts'

const nullToUndefined = <T>(given: T | null | undefined) => given ?? undefined

/** An id, which Mercado Pago writes as a number or as text. */
export const numericId = z.string().regex(/^\d{1,30}$/)
export const instant = z.iso.datetime({ offset: true }).transform((written) => new Date(written))
export const optionalText = z.string().nullish().transform(nullToUndefined)
const count = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)

const identification = z.object({ number: optionalText }).nullish().transform(nullToUndefined)
const card = z.object({
  id: optionalText,
  first_six_digits: optionalText,
  last_four_digits: optionalText,
  expiration_month: optionalText,
  expiration_year: optionalText,
  cardholder: z.object({ identification }).nullish().transform(nullToUndefined),
})
const interaction = z.object({
  transaction_data: z.object({ qr_code: optionalText, ticket_url: optionalText }).nullish().transform(nullToUndefined),
})

/** The fields of a payment that we read; a search returns the same. */
export const Payment = z
  .object({
    id: numericId,
    status: z.string(),
    status_detail: optionalText,
    external_reference: optionalText,
    collector_id: numericId,
    payment_method_id: optionalText,
    transaction_amount: reaisAmount,
    transaction_amount_refunded: reaisAmount.nullish().transform(nullToUndefined),
    currency_id: z.string(),
    installments: count.nullish().transform(nullToUndefined),
    date_created: instant,
    date_last_updated: instant.nullish().transform(nullToUndefined),
    date_approved: instant.nullish().transform(nullToUndefined),
    payer: z.object({ id: optionalText, type: optionalText, identification }).nullish().transform(nullToUndefined),
    card: card.nullish().transform(nullToUndefined),
    point_of_interaction: interaction.nullish().transform(nullToUndefined),
  })
  .transform((given, checks) => {
    const meaning = meaningOf(given.status, given.status_detail)
    return meaning ? { ...given, meaning } : (checks.addIssue(`unknown status ${given.status}`), z.NEVER)
  })
export type Payment = z.infer<typeof Payment>

export const Payments = z.object({ results: z.array(Payment) })
