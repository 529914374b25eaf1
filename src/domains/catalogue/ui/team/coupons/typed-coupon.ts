import { fieldOfInstant, instantOfField } from '#browser/kit/forms/instant-of-field.ts'
import { parseReais } from '#shared/parse-reais.ts'
import type { InputOf } from '#shared/contract.ts'
import type { OwnCoupon, writeCoupon } from '../../../publishing/coupons/contract.ts'
import type { COUPON_KINDS } from '../../../publishing/coupons/rules.ts'
import { countOf, typedAmount } from '../typed-terms.ts'

export type CouponKind = (typeof COUPON_KINDS)[number]

/** The rules of a coupon as they are typed. */
export type TypedCoupon = Record<'code' | 'off' | 'minimum' | 'startsAt' | 'endsAt' | 'maxUses' | 'perPerson', string> &
  Record<'isPercent' | 'isFirstPurchase' | 'isAutomatic' | 'isPublic', boolean> & { kinds: readonly CouponKind[] }

export const NEW_COUPON: TypedCoupon = {
  code: '',
  off: '',
  minimum: '',
  startsAt: '',
  endsAt: '',
  maxUses: '',
  perPerson: '1',
  isPercent: true,
  isFirstPurchase: false,
  isAutomatic: false,
  isPublic: true,
  kinds: ['package'],
}

export const typedOf = (coupon: OwnCoupon): TypedCoupon => ({
  code: coupon.code,
  off: coupon.percent === null ? typedAmount(coupon.amountCents) : String(coupon.percent),
  minimum: coupon.minimumCents > 0n ? typedAmount(coupon.minimumCents) : '',
  startsAt: fieldOfInstant(coupon.startsAt),
  endsAt: fieldOfInstant(coupon.endsAt),
  maxUses: coupon.maxUses === null ? '' : String(coupon.maxUses),
  perPerson: String(coupon.perPerson),
  isPercent: coupon.percent !== null,
  isFirstPurchase: coupon.isFirstPurchase,
  isAutomatic: coupon.isAutomatic,
  isPublic: coupon.isPublic,
  kinds: coupon.kinds,
})

/** Instead of an end that is not typed yet; it is never sent. */
const NEVER = new Date(0)

type Rules = Omit<InputOf<typeof writeCoupon>, 'code' | 'revision'>

/**
 * What was typed, with what cannot be read by field. The instants of `before` stay to the millisecond where they were
 * not changed.
 */
export function rulesOf(
  typed: TypedCoupon,
  before: OwnCoupon | undefined,
): { rules: Rules; faults: Record<string, string> } {
  const instantOf = (field: string, was: Date | undefined) =>
    was && field === fieldOfInstant(was) ? was : instantOfField(field)
  const startsAt = typed.startsAt ? instantOf(typed.startsAt, before?.startsAt) : null
  const endsAt = instantOf(typed.endsAt, before?.endsAt)
  const minimum = typed.minimum.trim() ? parseReais(typed.minimum) : 0n
  const [percent, amount] = typed.isPercent ? [countOf(typed.off), null] : [null, parseReais(typed.off) ?? null]
  const faults = {
    ...(percent === null && amount === null && { off: 'Diga quanto sai a menos.' }),
    ...(minimum === undefined && { minimumCents: 'Escreva um valor em reais: 60,00.' }),
    ...(startsAt === undefined && { startsAt: 'Escolha um dia e uma hora.' }),
    ...(!endsAt && { endsAt: 'Escolha até quando vale.' }),
    ...(typed.kinds.length === 0 && { kinds: 'Escolha para o que ele vale.' }),
    ...(typed.maxUses.trim() && !countOf(typed.maxUses) && { maxUses: 'Use um número, ou deixe vazio.' }),
    ...(!countOf(typed.perPerson) && { perPerson: 'Use 1 ou mais.' }),
  }
  const { kinds, isFirstPurchase, isAutomatic, isPublic } = typed
  const rules = {
    percent,
    amountCents: amount,
    kinds: [...kinds],
    minimumCents: minimum ?? 0n,
    startsAt: startsAt ?? null,
    endsAt: endsAt ?? NEVER,
    maxUses: countOf(typed.maxUses),
    perPerson: countOf(typed.perPerson) ?? 1,
    isFirstPurchase,
    isAutomatic,
    isPublic,
  }
  return { rules, faults }
}
