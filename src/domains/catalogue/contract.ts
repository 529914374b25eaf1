import { z } from 'zod/mini'
import { cents, endpoint, nothing } from '#shared/contract.ts'
import { ITEM_KINDS } from './rules.ts'

/**
 * One thing that is sold. `minutes` and `conversations` where it is counted so; subscriptions cost `priceCents` a
 * month.
 */
export const Item = z.object({
  slug: z.string(),
  kind: z.enum(ITEM_KINDS),
  title: z.string(),
  summary: z.string(),
  /** Which of its prices this is: an order that names it gets this price, also when it changes meanwhile. */
  version: z.int(),
  /** Null: so many minutes at the price of whoever is chosen. */
  priceCents: z.nullable(cents),
  /** Given on top, to be spent first. */
  bonusCents: cents,
  minutes: z.nullable(z.int()),
  /** The dearest minute of a consultant that its minutes pay for. */
  ceilingCents: z.nullable(cents),
  consultations: z.nullable(z.int()),
  /** Of what is answered in writing: within so many hours. */
  answerHours: z.nullable(z.int()),
})
export type Item = z.infer<typeof Item>

export const listCatalogue = endpoint({
  method: 'GET',
  path: '/api/catalogue',
  access: 'public',
  summary: 'Everything that is sold, by kind and size, with its price of now',
  input: nothing,
  output: z.array(Item),
})
