import { z } from 'zod/mini'
import { cents, endpoint, nothing, tolerantList } from '#shared/contract.ts'
import { ITEM_KINDS } from './rules.ts'

/** One item on sale. `minutes` and `consultations` where it is counted so; subscriptions cost `priceCents` a month. */
export const Item = z.object({
  slug: z.string(),
  kind: z.enum(ITEM_KINDS),
  title: z.string(),
  summary: z.string(),
  /** The price version: an order that names it gets this price, even if it changes meanwhile. */
  version: z.int(),
  /** Null: at the price of the chosen consultant, of a minute or of an answer. */
  priceCents: z.nullable(cents),
  /** Granted with it and spent first. */
  bonusCents: cents,
  minutes: z.nullable(z.int()),
  /** The highest price per minute that its minutes cover. */
  ceilingCents: z.nullable(cents),
  consultations: z.nullable(z.int()),
  /** Hours until a written question is answered; null: as its consultant promises. */
  answerHours: z.nullable(z.int()),
  /** What is answered in writing costs so many hundredths of what one answer costs with its consultant. */
  answerPercent: z._default(z.nullable(z.int()), null),
})
export type Item = z.infer<typeof Item>

export const listCatalogue = endpoint({
  method: 'GET',
  path: '/api/catalogue',
  access: 'public',
  summary: 'All items on sale, by kind and size, with their current price',
  input: nothing,
  output: tolerantList(Item),
})
