import { z } from 'zod'
import { reaisAmount } from '#gateways/exact-json.ts'
import { numericId, instant, optionalText } from './payment.ts'

/** A Checkout Pro page for one amount. */
export const Preference = z.object({
  id: z.string().min(1).max(100),
  init_point: z.url({ protocol: /^https?$/ }),
  external_reference: optionalText,
  collector_id: numericId,
  expiration_date_to: instant.nullish().transform((given) => given ?? undefined),
  items: z.array(z.object({ unit_price: reaisAmount, currency_id: z.string() })).length(1),
  payment_methods: z.object({ default_installments: optionalText }).nullish(),
})
export type Preference = z.infer<typeof Preference>

/** A search returns pages without their address. */
export const FoundPreferences = z.object({
  elements: z.array(z.object({ id: z.string().min(1).max(100), date_created: instant.nullish() })).nullish(),
})
