import { z } from 'zod/mini'
import {
  cents,
  endpoint,
  instant,
  nameParam,
  nothing,
  tolerantEnum,
  tolerantList,
  totalCents,
} from '#shared/contract.ts'
import { typed } from '#shared/typed-text/fields.ts'
import { CODE, COUPON_KINDS, COUPON_STATES } from './rules.ts'

const uses = z
  .int('Use um número inteiro.')
  .check(z.gte(1, 'Use 1 ou mais.'), z.lte(1_000_000, 'É um número grande demais.'))

/** What the team says of a coupon. Exactly one of `percent` and `amountCents` is set. */
const rules = {
  percent: z.nullable(z.int('Use uma porcentagem inteira.')),
  amountCents: z.nullable(cents),
  kinds: z.array(z.enum(COUPON_KINDS)).check(z.minLength(1, 'Escolha para o que ele vale.'), z.maxLength(6)),
  minimumCents: cents.check(z.refine((amount) => amount >= 0n, 'Use zero ou mais.')),
  startsAt: instant,
  endsAt: instant,
  /** In all; null: no limit. */
  maxUses: z.nullable(uses),
  perPerson: uses.check(z.lte(100, 'No máximo 100 vezes por pessoa.')),
  isFirstPurchase: z.boolean(),
  /** Orders take it by themselves. */
  isAutomatic: z.boolean(),
  /** It stands in Promoções. */
  isPublic: z.boolean(),
}

export const OwnCoupon = z.object({
  ...rules,
  code: z.string(),
  title: z.string(),
  kinds: tolerantList(z.enum(COUPON_KINDS)),
  state: tolerantEnum(COUPON_STATES, 'over'),
  revision: z.int(),
  /** Taken and not returned. */
  uses: z.int(),
  /** Orders with it that were paid, what they brought, and what it cost: the sum of its discounts. */
  orders: z.int(),
  broughtCents: totalCents,
  costCents: totalCents,
})
export type OwnCoupon = z.infer<typeof OwnCoupon>

const Page = z.object({ coupons: tolerantList(OwnCoupon), next: z.nullable(z.string()) })

export const listOwnCoupons = endpoint({
  method: 'GET',
  path: '/api/team/catalogue/coupons',
  access: 'team:catalogue',
  summary: 'All coupons, the latest start first, fifty at once, with what they brought and cost so far',
  input: z.object({ after: z.optional(nameParam) }),
  output: Page,
})

export const writeCoupon = endpoint({
  method: 'PUT',
  path: '/api/team/catalogue/coupons/:code',
  access: 'team:catalogue',
  needsPassword: true,
  summary:
    'A new coupon (`revision` null), or other rules of one; orders that have it keep their discount. The same again changes nothing.',
  input: z.object({
    code: typed('code').check(z.regex(CODE, 'Use de 3 a 20 letras e números, sem acento.')),
    revision: z.nullable(z.int()),
    ...rules,
    /** Null: now, or when it began. */
    startsAt: z.nullable(instant),
  }),
  output: z.object({ coupon: OwnCoupon }),
})

export const endCoupon = endpoint({
  method: 'DELETE',
  path: '/api/team/catalogue/coupons/:code',
  access: 'team:catalogue',
  needsPassword: false,
  summary: 'End a coupon at once, or undo one that has not begun; orders that have it keep their discount',
  input: z.object({ code: nameParam }),
  output: nothing,
})
