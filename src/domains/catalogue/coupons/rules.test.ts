import { expect, test } from 'vitest'
import { placeOrder } from '../orders/contract.ts'
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
const ORDER = { id: crypto.randomUUID(), item: 'pacote-30' }
const PURCHASE = { kind: 'package' as const, price: 14_990n, bonus: 0n, at: NOON }

test('takes ten per cent off R$ 149,90 and R$ 149,95, rounded down', () => {
  expect(discountOf(TEN_PERCENT, PURCHASE)).toBe(1_499n)
  expect(discountOf(TEN_PERCENT, { ...PURCHASE, price: 14_995n })).toBe(1_499n)
})

test('takes off no more than the price', () => {
  const all = { ...TEN_PERCENT, percent: null, amount: 20_000n }
  expect(discountOf(all, PURCHASE)).toBe(14_990n)
})

test.each([
  ['credits', 35_000n, 5_600n, 35_000n - 31_668n],
  ['subscription', 1_990n, 2_200n, 1_990n - 1_716n],
  ['package', 14_990n, 0n, 7_495n],
] as const)(
  'half of the price of %s: as much as consultants leave of what is paid for it',
  (kind, price, bonus, off) => {
    const half = { ...TEN_PERCENT, percent: 50, kinds: [kind], minimum: 0n }
    expect(discountOf(half, { kind, price, bonus, at: NOON })).toBe(off)
  },
)

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

test.each([
  '\u200BLUANOVA10',
  'LUA\u00A0NOVA\u201110',
  '\u2068luanova10\u2069',
  'ＬＵＡＮＯＶＡ１０',
  'LUANOVA10\u2800',
])('a code is one, however it was pasted: %j', (typed) =>
  expect(normalizeCouponCode(placeOrder.input.parse({ ...ORDER, coupon: typed }).coupon!)).toBe('LUANOVA10'),
)
