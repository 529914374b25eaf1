import { expect, test } from 'vitest'
import { normalizeCouponCode, type Coupon, discountOf } from './rules.ts'

const NOON = new Date('2026-03-02T15:00:00.000Z')
const TEN_PERCENT: Coupon = {
  code: 'DEZ',
  percent: 10,
  amount: null,
  kinds: ['package', 'plan'],
  minimum: 10_000n,
  startsAt: NOON,
  endsAt: new Date(NOON.getTime() + 1_000),
  maxUses: 2,
  uses: 1,
}
const PURCHASE = { kind: 'package' as const, price: 14_990n, at: NOON }

test('takes ten per cent off R$ 149,90 and R$ 149,95, rounded down', () => {
  expect(discountOf(TEN_PERCENT, PURCHASE)).toBe(1_499n)
  expect(discountOf(TEN_PERCENT, { ...PURCHASE, price: 14_995n })).toBe(1_499n)
})

test('takes off no more than the price', () => {
  const all = { ...TEN_PERCENT, percent: null, amount: 20_000n }
  expect(discountOf(all, PURCHASE)).toBe(14_990n)
})

test.each([
  ['coupons.not_begun', TEN_PERCENT, { at: new Date(NOON.getTime() - 1) }],
  ['coupons.over', TEN_PERCENT, { at: TEN_PERCENT.endsAt }],
  ['coupons.other_kind', TEN_PERCENT, { kind: 'credits' as const }],
  ['coupons.too_little', TEN_PERCENT, { price: 9_999n }],
  ['coupons.all_used', { ...TEN_PERCENT, uses: 2 }, {}],
  ['coupons.rest_too_small', { ...TEN_PERCENT, percent: null, amount: 14_000n }, {}],
])('refuses with %s', (code, coupon, other) =>
  expect(() => discountOf(coupon, { ...PURCHASE, ...other })).toThrowError(expect.objectContaining({ code })),
)

test('ignores case, spaces and hyphens in a code', () => expect(normalizeCouponCode(' lua nova-10 ')).toBe('LUANOVA10'))
