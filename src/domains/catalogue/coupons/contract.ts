import { z } from 'zod/mini'
import { cents, endpoint, instant, nothing } from '#shared/contract.ts'
import { ITEM_KINDS } from '../rules.ts'

/** A coupon in force, with its rules. One of `percent` and `amountCents` is there. */
export const Promotion = z.object({
  code: z.string(),
  title: z.string(),
  percent: z.nullable(z.int()),
  amountCents: z.nullable(cents),
  kinds: z.array(z.enum(ITEM_KINDS)),
  minimumCents: cents,
  startsAt: instant,
  endsAt: instant,
  /** For how many people it is in all; null: everybody. */
  maxUses: z.nullable(z.int()),
})
export type Promotion = z.infer<typeof Promotion>

export const listPromotions = endpoint({
  method: 'GET',
  path: '/api/promotions',
  access: 'public',
  summary: 'Coupons in force that are for everybody, with their rules, the one that ends first before',
  input: nothing,
  output: z.array(Promotion),
})
