import { z } from 'zod/mini'
import { cents, endpoint, nothing } from '#shared/contract.ts'
import { KINDS } from './rules.ts'

/** One thing that is sold. `minutes` and `conversations` where it is counted so; subscriptions cost `priceCents` a month. */
export const Item = z.object({
  slug: z.string(),
  kind: z.enum(KINDS),
  title: z.string(),
  summary: z.string(),
  priceCents: cents,
  minutes: z.nullable(z.int()),
  conversations: z.nullable(z.int()),
})
export type Item = z.infer<typeof Item>

export const listCatalogue = endpoint({
  method: 'GET',
  path: '/api/catalogue',
  access: 'public',
  summary: 'Everything that is sold beside credits, by kind and size',
  input: nothing,
  output: z.array(Item),
})
