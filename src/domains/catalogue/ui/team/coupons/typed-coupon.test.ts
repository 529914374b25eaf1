import { expect, test } from 'vitest'
import type { OwnCoupon } from '../../../publishing/coupons/contract.ts'
import { NEW_COUPON, rulesOf, typedOf } from './typed-coupon.ts'

const NOW = new Date('2026-12-01T15:00:00.123Z')
const LUA: OwnCoupon = {
  code: 'LUA10',
  title: '10% a menos em pacotes',
  percent: null,
  amountCents: 1_500n,
  kinds: ['package', 'single'],
  minimumCents: 6_000n,
  startsAt: NOW,
  endsAt: new Date('2026-12-31T02:59:59.999Z'),
  maxUses: 300,
  perPerson: 2,
  isFirstPurchase: true,
  isAutomatic: false,
  isPublic: true,
  state: 'running',
  revision: 3,
  uses: 1,
  orders: 1,
  broughtCents: 1n,
  costCents: 1n,
}

test('a coupon that is typed again without a change says the same, to the millisecond', () => {
  const { rules, faults } = rulesOf(typedOf(LUA), LUA)
  expect(faults).toEqual({})
  expect({ ...LUA, ...rules }).toEqual(LUA)
})

test('a new one begins now where nothing else is said', () => {
  const { rules, faults } = rulesOf({ ...NEW_COUPON, off: '10', endsAt: '2026-12-31T23:59' }, undefined)
  expect(faults).toEqual({})
  expect(rules).toMatchObject({ percent: 10, amountCents: null, minimumCents: 0n, startsAt: null, maxUses: null })
})

test('what cannot be read is said by its field', () => {
  const typed = { ...NEW_COUPON, off: 'dez', minimum: 'x', startsAt: '2026', maxUses: '-1', perPerson: '0', kinds: [] }
  expect(Object.keys(rulesOf(typed, undefined).faults)).toEqual([
    'off',
    'minimumCents',
    'startsAt',
    'endsAt',
    'kinds',
    'maxUses',
    'perPerson',
  ])
})
