import { z } from 'zod/mini'
import { cents, endpoint, instant, nothing, tolerantList } from '#shared/contract.ts'
import { ORDER_KINDS } from '../rules.ts'

/** A coupon in force, with its rules. Exactly one of `percent` and `amountCents` is set. */
export const Promotion = z.object({
  code: z.string(),
  title: z.string(),
  percent: z.nullable(z.int()),
  amountCents: z.nullable(cents),
  kinds: tolerantList(z.enum(ORDER_KINDS)),
  minimumCents: cents,
  startsAt: instant,
  endsAt: instant,
  /** How many people may use it in all; null: everybody. */
  maxUses: z.nullable(z.int()),
  /** How often one person may use it. */
  perPerson: z.catch(z.int(), 1),
  isFirstPurchase: z.catch(z.boolean(), false),
  /** Orders take it by themselves. */
  isAutomatic: z.catch(z.boolean(), false),
})
export type Promotion = z.infer<typeof Promotion>

export const listPromotions = endpoint({
  method: 'GET',
  path: '/api/promotions',
  access: 'public',
  summary: 'Public coupons in force, with their rules, soonest expiry first',
  input: nothing,
  output: z.array(Promotion),
})
