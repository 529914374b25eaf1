import { z } from 'zod'
import { id, moment, reais, text } from './payment.ts'

/** A page of Checkout Pro, where one amount can be paid. */
export const Preference = z.object({
  id: z.string().min(1).max(100),
  init_point: z.url({ protocol: /^https?$/ }),
  external_reference: text,
  collector_id: id,
  expiration_date_to: moment.nullish().transform((given) => given ?? undefined),
  items: z.array(z.object({ unit_price: reais, currency_id: z.string() })).length(1),
  payment_methods: z.object({ default_installments: text }).nullish(),
})
export type Preference = z.infer<typeof Preference>

/** A search answers pages without their address. */
export const FoundPreferences = z.object({
  elements: z.array(z.object({ id: z.string().min(1).max(100), date_created: moment.nullish() })).nullish(),
})
