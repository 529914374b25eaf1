import type { CouponRow } from '../../coupons/rules.ts'
import { kindsInWords } from '../../coupons/wording.rules.ts'
import { ORDER_KINDS } from '../../rules.ts'

/** The rules of a coupon as the log says them. */
export const recordedRules = (coupon: Omit<CouponRow, 'uses'> & { isPublic: boolean }) => ({
  coupon: coupon.code,
  percent: coupon.percent,
  amountCents: coupon.amount,
  kinds: kindsInWords(ORDER_KINDS.filter((kind) => coupon.kinds.includes(kind))),
  minimumCents: coupon.minimum,
  startsAt: coupon.startsAt,
  endsAt: coupon.endsAt,
  maxUses: coupon.maxUses,
  perPerson: coupon.perPerson,
  isFirstPurchase: coupon.isFirstPurchase,
  isAutomatic: coupon.isAutomatic,
  isPublic: coupon.isPublic,
})
